import type { Measurements } from '#domain/length/measurement.ts'

export type RequestStatus = 'new' | 'answered'

type Inquiry = { id: string; status: RequestStatus; seq: number; created: string }

/** The person to reply to. */
export type Contact = { name: string; email: string; phone: string }

export type AppointmentRequest = Inquiry & Contact & { service: string; message: string }

export type TailoringRequest = Inquiry &
  Contact & {
    measurements: Measurements
    material: string
    color: string
    fitType: string
    additionalRequests: string
    orderCode: string
  }

export type Subscriber = { id: string; email: string; active: boolean; since: string }

/** `held` waits for the owner's decision. */
export type MailState = 'waiting' | 'held' | 'sent' | 'failed'

/** A mail sent by the shop, as the owner sees it. */
export type HouseMail = {
  id: string
  to: string
  subject: string
  text: string
  tries: number
  state: MailState
  error: string
  created: string
}

/** The digits to dial or chat to, with country code, India's by default; undefined if no number. */
export function dialable(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 8) return undefined
  return digits.length === 10 && !phone.trim().startsWith('+') ? `91${digits}` : digits
}
