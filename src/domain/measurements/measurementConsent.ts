/** Version of the consent notice; increase it when the notice says something new. */
export const CONSENT_VERSION = 1

/** The shopper's consent to storing their measurements. */
export type Consent = {
  version: number
  /** When, as ISO 8601. */
  at: string
}

/** Whether the consent covers the current notice. */
export function isInForce(consent: Consent | undefined): consent is Consent {
  return consent !== undefined && consent.version >= CONSENT_VERSION
}

/** The earliest consent among these sets that is still in force. */
export function consentOf(sets: readonly { consent?: Consent }[]): Consent | undefined {
  const given = sets.map(({ consent }) => consent).filter(isInForce)
  return given.sort((one, other) => (one.at < other.at ? -1 : 1))[0]
}
