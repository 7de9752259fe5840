import { parsePhone, phoneProblem } from '#domain/base/phone.ts'
import type { RefusalCode, RefusedFields } from '#domain/base/refusal.ts'
import { plainLine } from '#domain/base/plainText.ts'

/** What shoppers can change about their account. */
export type Profile = { name: string; phone: string }

/** The longest name of an account, in UTF-16 units. */
export const MAX_NAME_LENGTH = 80

/**
 * A profile as it is stored: the name on one line, the number in E.164. A number that cannot be
 * dialled stays as it is; `checkProfile` refuses it.
 */
export function storedProfile({ name, phone }: Profile): Profile {
  return { name: plainLine(name), phone: parsePhone(phone) ?? phone.trim() }
}

/** The problems of a profile by field; empty when valid. The server applies it. */
export function checkProfile(profile: Profile): RefusedFields<keyof Profile> {
  const problems: RefusedFields<keyof Profile> = {}
  const { phone } = profile
  const name = nameProblem(plainLine(profile.name))
  if (name) problems.name = name
  if (phone.trim() === '') problems.phone = 'required'
  else {
    const problem = phoneProblem(phone)
    if (problem) problems.phone = problem
  }
  return problems
}

function nameProblem(name: string): RefusalCode | undefined {
  if (name === '') return 'required'
  return name.length > MAX_NAME_LENGTH ? 'tooLong' : undefined
}
