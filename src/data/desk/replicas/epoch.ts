import { coalesce } from '#data/live/coalesce.ts'
import { parseCataloguePage } from '#data/parse/parseCatalogue.ts'
import { fetchJson } from '#data/server/http.ts'
import { forgetReplicas } from './replica.ts'
import { storedEpoch, storeEpoch } from './replicaStore.ts'

/** The feed of the catalogue beyond its newest change: the answer is the epoch and little else. */
const END_OF_FEED = '/api/catalogue/changes?after=999999999999999&limit=1'

/** The epoch of what this page has pulled: another tab may have replaced what is stored. */
let pulled: string | undefined

/**
 * Clears the replicas when the server has begun another epoch. A restored server counts `seq` on from
 * its backup, so a replica that asked for what comes after its cursor would miss what is new.
 */
export const followEpoch = coalesce(async () => {
  const answer = await fetchJson(END_OF_FEED)
  const page = parseCataloguePage(answer.ok ? answer.value : undefined)
  if (!page.ok) return
  const { epoch } = page.value
  const stored = await storedEpoch()
  const before = pulled ?? stored
  const isAnother = before !== undefined && before !== epoch
  if (isAnother) await forgetReplicas()
  pulled = epoch
  if (isAnother || stored !== epoch) await storeEpoch(epoch)
})
