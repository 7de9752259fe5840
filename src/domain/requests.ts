import type { Measurements } from './measurement.ts'
import type { Preferences } from './cart.ts'

/** What one can book (spec section 3). */
export const SERVICES = ['bespoke', 'made-to-measure', 'alterations', 'styling'] as const

export type Service = (typeof SERVICES)[number]

/** The appointment form (spec section 3). */
export type AppointmentForm = {
  name: string
  email: string
  phone: string
  service: Service
  message: string
}

/** The tailoring details form (spec section 3); measurements in millimetres. */
export type TailoringForm = Preferences & {
  measurements: Measurements
  hasPurchased: boolean
  /** Only when something was bought before; it earns a stitching discount. */
  orderCode: string
}
