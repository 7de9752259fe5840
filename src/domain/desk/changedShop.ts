import { formatPhone, phoneProblem } from '#domain/base/phone.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import { isGstin } from '#domain/documents/gstin.ts'
import { isUpiId } from '#domain/money/upi.ts'
import { messagesProblem } from '#domain/shop/messages.ts'
import { SHOP_FIELDS, type Shop } from '#domain/shop/shop.ts'
import { pickShopFields } from './conflict.ts'

const PHONES = ['phone', 'whatsappNumber'] as const

/** The changed settings, with their new values. */
export function changedShop(before: Shop, now: Shop): Partial<Shop> {
  const changed = SHOP_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  )
  return pickShopFields(now, changed)
}

/** Checks changed settings: the problems by field, and the settings in normalised form. */
export function checkChangedShop(changes: Partial<Shop>): {
  problems: FieldProblems
  readable: Partial<Shop>
} {
  const problems: FieldProblems = {}
  const readable: Partial<Shop> = { ...changes }
  for (const name of PHONES) {
    const typed = changes[name]
    if (!typed) continue
    const problem = phoneProblem(typed)
    if (problem) problems[name] = problem
    else readable[name] = formatPhone(typed)
  }
  const { payment, tax, messages } = changes
  const upiId = payment?.upiId ?? ''
  if (upiId !== '' && !isUpiId(upiId)) problems['payment'] = 'upiIdInvalid'
  if (tax && tax.registration !== 'none' && !isGstin(tax.gstin)) problems['tax'] = 'gstinInvalid'
  const refused = messages && messagesProblem(messages)
  if (refused) problems['messages'] = refused
  return { problems, readable }
}

/** The fields that were edited while `sent` was being saved, including fields of `sent` itself. */
export function editedSince(base: Shop, sent: Partial<Shop>, now: Partial<Shop>): Partial<Shop> {
  const before = new Map<string, unknown>(Object.entries(sent))
  const shown = Object.entries({ ...base, ...now })
  return Object.fromEntries(
    shown.filter(
      ([name, value]) => (before.has(name) || name in now) && before.get(name) !== value,
    ),
  )
}
