/** A planted fault that undoes the fix of a failure mode, and a test that has to fail with it. */
export type ModeFault = {
  /** The failure's number in `tests/failureModes.md`. */
  mode: number
  /** The fault's file in `tests/faults/planted`. */
  fault: string
  /** A file of tests and how the title of one of them begins. */
  test: string
  title: string
  /** Whether the test sees the built shop. */
  built: boolean
}

const DEPLOY = 'tests/e2e/offline/deploy.test.ts'
const INSTALL = 'tests/e2e/offline/installable.test.ts'
const UPDATE = 'A new version is applied in the first session'
const HALF_WAY = 'An interrupted deployment breaks no open tab'
const MISSING_CHUNK = 'tests/unit/app/install/missingChunk.test.ts'
const FORMS = 'tests/unit/ui/forms/dirtyForms.test.ts'
const STORAGE = 'tests/unit/data/storage/storage.test.ts'
const WORKER = 'tests/unit/app/worker/workerPictures.test.ts'
const CONNECTION = 'tests/unit/data/server/connection.test.ts'
const PULL = 'tests/unit/data/catalogue/pullModel.test.ts'
const HISTORIES = 'tests/integration/faults/histories.test.ts'
const ORDERS = 'tests/integration/data/placeOrder.test.ts'
const CATALOGUE = 'tests/integration/data/catalogue.test.ts'
const SYNC = 'tests/integration/data/catalogueSync.test.ts'
const ACCOUNT = 'tests/integration/data/account/account.test.ts'
const CLIENT = 'tests/integration/data/pocketbase.test.ts'
const SELECTION = 'tests/unit/domain/outbox/schedule.test.ts'

const ROWS: [mode: number, fault: string, test: string, title: string][] = [
  [1, 'install/updateNotTaken.ts', DEPLOY, UPDATE],
  [2, 'worker/chunkNotCached.ts', DEPLOY, HALF_WAY],
  [2, 'install/missingChunkIgnored.ts', MISSING_CHUNK, 'a chunk that a deployment has removed'],
  [3, 'worker/digestsIgnored.ts', DEPLOY, HALF_WAY],
  [4, 'forms/neverDirty.ts', DEPLOY, UPDATE],
  [4, 'forms/notWatched.ts', FORMS, 'a form with input is dirty'],
  [5, 'worker/neverInstalled.ts', INSTALL, 'The service worker controls the page'],
  [6, 'worker/serverRoutesArePages.ts', WORKER, 'server routes are not treated'],
  [7, 'worker/rangesCached.ts', WORKER, 'only our own pictures are cached'],
  [8, 'storage/noRoomMade.ts', STORAGE, 'deletes cached pictures'],
  [9, 'storage/evictionUnnoticed.ts', STORAGE, 'that evicted the shopper’s data'],
  [10, 'storage/notReopened.ts', STORAGE, 'that closes the connection'],
  [11, 'storage/blockedUnreported.ts', STORAGE, 'that blocks opening'],
  [12, 'storage/tableDropped.ts', STORAGE, 'with the previous schema version'],
  [13, 'storage/relaxedDurability.ts', STORAGE, 'writes saved data to disk'],
  [14, 'outbox/asksInTransaction.ts', HISTORIES, 'nothing is lost'],
  [15, 'outbox/newIdEachAttempt.ts', ORDERS, 'stores one order when'],
  [16, 'outbox/missingResponseIsSuccess.ts', ORDERS, 'loses nothing when'],
  [16, 'outbox/neverStale.ts', ORDERS, 'asks first when it waited for more than a week'],
  [17, 'storage/lockTimeoutSkipsWork.ts', STORAGE, 'that is suspended with the tab lock'],
  [18, 'server/onLineTrusted.ts', CONNECTION, 'a network reported by the browser'],
  [18, 'server/neverPinged.ts', ORDERS, 'keeps it cancellable while'],
  [19, 'catalogue/changeSkipped.ts', PULL, 'a device ends up with the shop’s products'],
  [20, 'catalogue/deletedStays.ts', CATALOGUE, 'removes hard-deleted products'],
  [21, 'catalogue/positionIgnored.ts', SYNC, 'catches up with changes'],
  [22, 'server/signedOutByNetwork.ts', ACCOUNT, 'stays signed in through every network failure'],
  [23, 'outbox/anySignIn.ts', ORDERS, 'holds it back while another shopper'],
  [24, 'outbox/refusedBlocksLane.ts', SELECTION, 'an entry that needs the shopper'],
  [24, 'outbox/leaseForEver.ts', ORDERS, 'sends it from another page'],
  [25, 'server/requestsAutoCancelled.ts', CLIENT, 'two identical requests at the same time'],
]

/** What undoes the fix of each failure mode. */
export const MODE_FAULTS: ModeFault[] = ROWS.map(([mode, fault, test, title]) => {
  return { mode, fault, test, title, built: test.startsWith('tests/e2e/') }
})
