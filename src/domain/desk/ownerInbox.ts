import type { Measurements } from '#domain/length/measurement.ts'

export type RequestStatus = 'new' | 'answered'

export type Inquiry = { id: string; status: RequestStatus; seq: number; created: string }

/** The requests as the server answers them; it adds `customer`, the sender, for the owner only. */
export type AppointmentRecord = AppointmentRequest
export type TailoringRecord = Omit<TailoringRequest, keyof Contact> & { customer?: Contact }

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

/** A subscriber as the server answers it; `timestamp` is the time of subscription. */
export type SubscriberRecord = {
  id: string
  email: string
  status: 'active' | 'stopped'
  timestamp: string
}

/** The token of the link that was mailed to a new subscriber. */
export type SentSubscription = { token: string }

/** `held` waits for the owner's decision. */
export type MailState = 'waiting' | 'held' | 'sent' | 'failed'

/** A mail as the server answers it; `sent` is the time, `held` the reason, each may be empty. */
export type MailRecord = {
  id: string
  to: string
  subject: string
  text: string
  tries: number
  sent: string
  held: string
  error: string
  created: string
}

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
