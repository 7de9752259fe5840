import type { RequestStatus } from '#domain/desk/ownerInbox.ts'

type Inquiry = { status: RequestStatus; created: string }

/** Sorts unanswered requests first, then newest first. */
export function unansweredFirst<Row extends Inquiry>(inquiries: readonly Row[]): Row[] {
  const open = (inquiry: Inquiry) => (inquiry.status === 'new' ? 0 : 1)
  return [...inquiries].sort((a, b) => open(a) - open(b) || (a.created < b.created ? 1 : -1))
}
