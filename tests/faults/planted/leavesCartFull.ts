import type { takeFromCart as sound } from '#data/cartLeft.ts'
import type { Faulty } from './faulty.ts'

export const takeFromCart: Faulty<typeof sound> = () => () => Promise.resolve()
