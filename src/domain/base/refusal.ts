import type { UNHEALTHY } from './health.ts'
import type { ProblemCode } from './problem.ts'

/**
 * An error response of the shop's server: a problem code of the shop, its sentence, and what the
 * code needs, such as the problems of `fields` or the newer `record`.
 */
export type Refusal = {
  status: number
  code: ProblemCode | 'unavailable' | typeof UNHEALTHY
  message: string
  data: object
}
