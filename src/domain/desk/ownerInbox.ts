import type { Measurements } from '#domain/length/measurement.ts'

export type RequestStatus = 'new' | 'answered'

type Inquiry = { id: string; status: RequestStatus; seq: number; created: string }

/** Whom to answer. */
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

/** A mail of the shop, as the owner reads it. */
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

/** Whether a text can be dialled or chatted to, its digits with a country code; India's by default. */
export function dialable(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 8) return undefined
  return digits.length === 10 && !phone.trim().startsWith('+') ? `91${digits}` : digits
}
