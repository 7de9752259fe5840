/** What can be wrong with the shop's server while it runs. */
export const HEALTH_REASONS = ['disk', 'backup', 'mail'] as const

export type HealthReason = (typeof HEALTH_REASONS)[number]
