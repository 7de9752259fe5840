import { DEFAULT_RATES, type Rates } from '#domain/base/money.ts'
import { DEFAULT_SIZE_TABLE, type SizeTable } from '#domain/length/sizeTable.ts'
import type { TaxSettings } from '#domain/documents/taxSettings.ts'
import type { HomePage } from './homePage.ts'
import type { PaymentSettings } from '#domain/money/terms.ts'
import type { Messages } from './messages.ts'
import type { FittingSettings } from '#domain/fittings/fittingSettings.ts'
import type { Workroom } from '#domain/workroom/workroom.ts'

/** One section of the shop's policies; `text` is a list of paragraphs. */
export type Policy = { title: string; text: string[] }

export type OpeningHours = { days: string; hours: string }

/** The settings of a shop; the owner edits them, the storefront displays them. */
export type Shop = {
  name: string
  tagline: string
  address: string
  phone: string
  /** The number of the chat where orders are settled, with country code. */
  whatsappNumber: string
  email: string
  mapUrl: string
  hours: OpeningHours[]
  rates: Rates
  /** The day the rates were set, ISO 8601. */
  ratesSetOn: string
  /** The ready-to-wear sizes that measurements are compared with. */
  sizeTable: SizeTable
  /** The house's own policies; if empty, the standard ones apply. */
  policies: Policy[]
  /** One line about what an order code saves on stitching, or empty. */
  discount: string
  /** How the home page is arranged; missing until the owner has arranged it. */
  home?: HomePage
  /** Whether the owner has dismissed the setup checklist; only the desk needs it. */
  firstRunDismissed?: boolean
  /** Without it no day is promised. */
  workroom?: Workroom
  /** When the house fits its customers; without it no fitting is offered. */
  fittings?: FittingSettings
  /** How the house takes money; missing until the owner has set it. */
  payment?: PaymentSettings
  /** What documents are composed with; only the owner's device has it. */
  tax?: TaxSettings
  /** The house's own words for its messages; as above. */
  messages?: Messages
  /**
   * Set by the server when it does not send all mails: `orders` when the storefront mails its
   * orders itself, `never` when no mail leaves at all.
   */
  mailLeaves?: MailLeaves
}

/** The id of the only record of settings. */
export const SHOP_ID = 'shop00000000000'

/** The settings as the server answers them. */
export type ShopRecord = Shop & { id: string; seq: number; rev: number }

/** Which mails leave where not all do. */
export type MailLeaves = 'orders' | 'never'

/** All settings, in the order of the owner's form. */
export const SHOP_FIELDS = [
  'name',
  'tagline',
  'address',
  'phone',
  'whatsappNumber',
  'email',
  'mapUrl',
  'hours',
  'discount',
  'rates',
  'ratesSetOn',
  'sizeTable',
  'policies',
  'home',
  'workroom',
  'fittings',
  'payment',
  'tax',
  'messages',
] as const satisfies readonly (keyof Shop)[]

/** A setting that the owner edits. */
export type ShopField = (typeof SHOP_FIELDS)[number]

/** The demo shop; its phone number is from a range reserved for fiction. */
export const DEFAULT_SHOP: Shop = {
  name: 'Ember & Thread',
  tagline: 'Made to measure, made to last',
  address: '14 Rope Walk Lane, Fort, Mumbai 400001, India',
  phone: '+91 22 5550 0142',
  whatsappNumber: '+91 55500 01420',
  email: 'house@emberandthread.example',
  mapUrl: 'https://www.openstreetmap.org/search?query=Fort%2C%20Mumbai%20400001',
  hours: [
    { days: 'Mon-Fri', hours: '9am-6pm' },
    { days: 'Sat', hours: '10am-4pm' },
    { days: 'Sun', hours: 'closed' },
  ],
  rates: DEFAULT_RATES,
  ratesSetOn: '2026-11-01',
  sizeTable: DEFAULT_SIZE_TABLE,
  policies: [],
  discount: '',
}
