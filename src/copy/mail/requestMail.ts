import { withoutLinks } from '#domain/base/text.ts'
import type { Mail } from './mail.ts'

/** `asIs` marks values that may stay clickable: our own links and validated addresses. */
export type RequestInMail = readonly (readonly [label: string, value: string, links?: 'asIs'])[]

/** To the owner: an appointment or tailoring request, one line for each filled field. */
export function requestMail(kind: string, name: string, fields: RequestInMail): Mail {
  const lines = fields.filter(([, value]) => value !== '')
  return {
    subject: `${kind} from ${withoutLinks(name)}`,
    text: lines
      .map(([label, value, links]) => `${label}: ${links ? value : withoutLinks(value)}`)
      .join('\n'),
  }
}

export const requestKinds = {
  appointment: 'Appointment request',
  tailoring: 'Tailoring request',
} as const
