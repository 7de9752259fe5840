import { coalesce } from '#data/live/coalesce.ts'
import { parseCataloguePage } from '#data/parse/parseCatalogue.ts'
import { fetchJson } from '#data/server/http.ts'
import { forgetReplicas } from './replica.ts'
import { storedEpoch, storeEpoch } from './replicaStore.ts'

/** The catalogue feed after its newest change: a small response that contains the epoch. */
const END_OF_FEED = '/api/catalogue/changes?after=999999999999999&limit=1'

/** The epoch of the rows in this page's memory. Another tab may have stored a newer one. */
let pulled: string | undefined

/**
 * Clears the replicas when the server has started a new epoch. A restored server continues `seq` from
 * its backup, so a pull after the old cursor would skip new records.
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
