import { duties } from './taxes.ts'

type Policy = { id: string; title: string; text: readonly string[] }

/** The policies page: short promises that the shop can keep. */
export const policies = {
  title: 'Policies',
  lead: 'How we work, in plain words.',
  sections: [
    {
      id: 'orders',
      title: 'Orders and payment',
      text: [
        'You place an order here and settle the payment with us in a WhatsApp chat.',
        'Prices are in rupees, with all Indian taxes. Amounts in other currencies are only a guide.',
        'If a price changes before your order reaches us, we ask you first.',
        'You may cancel at no cost until your cloth is cut.',
      ],
    },
    {
      id: 'shipping',
      title: 'Shipping',
      text: [
        'Shipping is free.',
        duties,
        'We tell you the day of the trial and of the delivery in the chat.',
      ],
    },
    {
      id: 'alterations',
      title: 'Fit and alterations',
      text: [
        'If a garment does not match the measurements of its order, we alter it at no cost.',
        'A change of mind or of body is altered at the price of the work.',
        'Belts, ties and cufflinks can be returned unused within 14 days. Cut cloth cannot.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      text: [
        'We keep your name, contacts, orders and, if you agree, your measurements.',
        'We use them to make and deliver what you order, and for the newsletter if you asked for it.',
        'Only you and our workroom can see your measurements.',
        'You can download or delete your data in your profile at any time.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      text: [
        'The collection, your cart, your measurements and anything not sent yet are kept on this device, so that the shop works without a connection.',
        'Signing out hides your measurements and orders until you sign in again.',
        'There are no advertising or tracking cookies.',
      ],
    },
  ] as const satisfies readonly Policy[],
} as const

/** Where to complain and when to expect an answer; Indian law requires it of web shops. */
export const grievance = {
  title: 'Complaints',
  text: 'Write to us with your order number. We confirm a complaint within 48 hours and settle it within one month.',
} as const
