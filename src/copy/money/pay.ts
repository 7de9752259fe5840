/** A link to the payment page of an order; the sum is left out where this device does not know it. */
export function payLink(sum?: string): string {
  return sum === undefined ? 'Pay by UPI' : `Pay ${sum} by UPI`
}

/** The payment page of an order. */
export const pay = {
  title: 'Payment',
  heading: 'Payment for order',
  to: (house: string) => `Payable to ${house}`,
  due: 'To be paid now',
  /** Of a sum that the customer has reported as paid. */
  toConfirm: 'To be confirmed',
  scan: 'Scan this code with the UPI app of another phone.',
  code: (amount: string, house: string) => `UPI code: ${amount} to ${house}`,
  open: 'Open my UPI app',
  openHint:
    'If your app refuses, scan the code with another phone, or pay to the UPI ID below. Do not send the code as a picture: banks limit what it can pay then.',
  id: 'UPI ID',
  copy: 'Copy the UPI ID',
  copied: 'UPI ID copied',
  copyFailed: 'Please copy the UPI ID by hand.',
  nothing: 'Nothing is due now.',
  noUpi: 'We do not take UPI yet. Ask us in the chat how to pay.',
  unknown: 'There is no payment at this address. Please check the link, or ask us in the chat.',
  stale:
    'The shop cannot be reached just now. This is what was due when this device last reached it.',
  claimTitle: 'I have paid',
  claimLead: 'Tell us the reference, so that we can find your payment and confirm it.',
  reference: 'UPI reference (UTR), 12 digits',
  claim: 'Send the reference',
  claimed: 'You told us that you have paid. We will look it up and confirm it on your order.',
  /** Over what the page offered before. */
  again: 'The payment failed, or the reference was wrong',
  thanks: 'Thank you. We will look it up and confirm it on your order.',
} as const
