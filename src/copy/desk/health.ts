import type { HealthReason } from '#domain/base/health.ts'

/** Why the server is unhealthy, for both the desk and the server's log. */
export const healthReasons = {
  disk: 'The disk of the server is full or cannot be written to: orders wait on the phones.',
  backup: 'The last backup of the shop is more than 36 hours old.',
  mail: 'Mails have been waiting to leave for more than half an hour.',
} as const satisfies Record<HealthReason, string>

/** The server's answer while it cannot store anything. */
export const unavailable =
  'The shop cannot store anything just now. Please try again in a few minutes.'
