/** The wording of the notice that was agreed to; it grows when the notice says something new. */
export const CONSENT_VERSION = 1

/** Somebody read the notice and agreed that their measurements are kept. */
export type Consent = {
  version: number
  /** When, as ISO 8601. */
  at: string
}

/** Whether the notice as it now reads was agreed to. */
export function isInForce(consent: Consent | undefined): consent is Consent {
  return consent !== undefined && consent.version >= CONSENT_VERSION
}

/** The agreement among these sets that still counts, the earliest of them. */
export function consentOf(sets: readonly { consent?: Consent }[]): Consent | undefined {
  const given = sets.map(({ consent }) => consent).filter(isInForce)
  return given.sort((one, other) => (one.at < other.at ? -1 : 1))[0]
}
