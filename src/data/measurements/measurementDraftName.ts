/** What the names of drafts of measurements begin with. */
export const DRAFT_PREFIX = 'measurements'

/** Under which name the form of a set keeps what is typed and not saved. */
export function measurementDraftName(form: string): string {
  return `${DRAFT_PREFIX}/${form}`
}
