/** What can be wrong with the shop's server while it runs. */
export const HEALTH_REASONS = ['disk', 'backup', 'mail'] as const

export type HealthReason = (typeof HEALTH_REASONS)[number]

/** The health check's answer while something is wrong: a refusal with this code and these data. */
export const UNHEALTHY = 'unhealthy'

export type HealthReport = { reasons: HealthReason[] }
