/** Prefix of the names of measurement drafts. */
export const DRAFT_PREFIX = 'measurements'

/** The draft name of a measurement form. */
export function measurementDraftName(form: string): string {
  return `${DRAFT_PREFIX}/${form}`
}
