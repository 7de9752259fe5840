import type { isCancellable as sound } from '#domain/outbox/outbox.ts'
import type { Faulty } from './faulty.ts'

export const isCancellable: Faulty<typeof sound> = () => () => true
