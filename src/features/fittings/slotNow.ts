import { slotAt, type Slot } from '#domain/fittings/slots.ts'

/** The slot that begins now. A function of its own: components must not read the clock. */
export function slotNow(): Slot {
  return slotAt(Date.now())
}
