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
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  text: string
  tries: number
  state: MailState
  error: string
  created: string
}
