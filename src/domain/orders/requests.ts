import type { Measurements } from '#domain/length/measurement.ts'
import type { Preferences } from '#domain/cart/cart.ts'

/** The appointment form. */
export type AppointmentForm = {
  name: string
  email: string
  phone: string
  /** bespoke, made-to-measure, alterations or styling. */
  service: string
  message: string
}

/** The tailoring details form; measurements in millimetres. */
export type TailoringForm = Preferences & {
  measurements: Measurements
  hasPurchased: boolean
  /** The code of an earlier order, if any; it earns a stitching discount. */
  orderCode: string
}
