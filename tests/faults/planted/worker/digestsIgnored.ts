import type { cachedFile as realFile, cacheFiles as realFiles } from '#app/worker/workerFiles.ts'
import type { ManifestEntry } from '#app/worker/workerScope.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** The browser accepts any content for an empty digest. */
const unproven = (entry: ManifestEntry): ManifestEntry => ({ ...entry, integrity: '' })

export const cachedFile: Faulty<typeof realFile> = (original) => (name, entry) =>
  original(name, unproven(entry))

export const cacheFiles: Faulty<typeof realFiles> = (original) => (name, entries, bundle) =>
  original(name, entries.map(unproven), bundle && unproven(bundle))
