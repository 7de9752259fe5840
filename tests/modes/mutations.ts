/** A fix that is taken out of the sources, and a test of the failure's that has to notice. */
export type Mutation = {
  /** The failure's number in `tests/failureModes.md`. */
  mode: number
  edits: { file: string; right: string; wrong: string }[]
  /** A file of tests and how the title of one of them begins. */
  test: string
  title: string
  /** Whether the test sees the built shop. */
  built?: true
}

const DEPLOY = 'tests/e2e/offline/deploy.test.ts'
const UPDATE = 'A new version is applied in the first session'
const HALF_WAY = 'An interrupted deployment breaks no open tab'
const STORAGE = 'tests/unit/data/storage/storage.test.ts'
const WORKER = 'tests/unit/app/worker/workerPictures.test.ts'
const CONNECTION = 'tests/unit/data/server/connection.test.ts'
const HISTORIES = 'tests/integration/faults/histories.test.ts'
const ORDERS = 'tests/integration/data/placeOrder.test.ts'
const TURN = 'tests/unit/domain/outbox/schedule.test.ts'

function built(mode: number, file: string, right: string, wrong: string, title: string): Mutation {
  return { mode, edits: [{ file, right, wrong }], test: DEPLOY, title, built: true }
}

function one(
  mode: number,
  [file, right, wrong]: [string, string, string],
  test: string,
  title: string,
): Mutation {
  return { mode, edits: [{ file, right, wrong }], test, title }
}

/** The fix of each failure mode, and how to take it out. */
export const MUTATIONS: Mutation[] = [
  built(
    1,
    'src/app/install/registerServiceWorker.ts',
    "if (shopUpdate.current() === 'taken') location.reload()",
    "if (shopUpdate.current() === 'taken') return",
    UPDATE,
  ),
  built(
    2,
    'src/app/worker/serviceWorker.ts',
    'cacheFiles(CACHE, shopFiles)',
    "cacheFiles(CACHE, shopFiles.filter(({ url }) => !url.includes('/Cart')))",
    HALF_WAY,
  ),
  one(
    2,
    ['src/app/install/missingChunk.ts', 'location.reload()', 'void 0'],
    'tests/unit/app/install/missingChunk.test.ts',
    'a chunk that a deployment has removed',
  ),
  built(3, 'src/app/worker/workerFiles.ts', '    integrity,\n', '', HALF_WAY),
  built(
    4,
    'src/app/install/registerServiceWorker.ts',
    'if (isPageDirty()) return false',
    '',
    UPDATE,
  ),
  one(
    4,
    ['src/ui/forms/dirtyForms.ts', 'dirtyForms.add(form)', 'dirtyForms.delete(form)'],
    'tests/unit/ui/forms/dirtyForms.test.ts',
    'a form with input is dirty',
  ),
  {
    ...built(
      5,
      'vite.config.ts',
      "rollupFormat: 'iife' as const,",
      "rollupFormat: 'es' as const, rollupOptions: { external: ['./workerFiles.ts'] },",
      'The service worker controls the page',
    ),
    test: 'tests/e2e/offline/installable.test.ts',
  },
  one(
    6,
    ['src/app/worker/pageKinds.ts', '/^\\/(api|_)(\\/|$)|', '/'],
    WORKER,
    'server routes are not treated',
  ),
  one(
    7,
    ['src/app/worker/workerPictures.ts', "!request.headers.has('range') && ", ''],
    WORKER,
    'only our own pictures are cached',
  ),
  one(
    8,
    ['src/data/local/writeLocal.ts', 'await makeRoom()', 'void makeRoom'],
    STORAGE,
    'deletes cached pictures',
  ),
  one(
    9,
    ['src/data/storage/eviction.ts', "reportTrouble('lost')", 'void 0'],
    STORAGE,
    'that evicted the shopper’s data',
  ),
  one(
    10,
    [
      'src/data/storage/database.ts',
      'if (pagehideCount() === left && !isConnectionLost(error)) throw error',
      'throw error',
    ],
    STORAGE,
    'that closes the connection',
  ),
  one(
    11,
    ['src/data/storage/connect.ts', "reportTrouble('blocked')", 'void 0'],
    STORAGE,
    'that blocks opening',
  ),
  one(
    12,
    [
      'src/data/storage/schema.ts',
      "SCHEMA_2 = { mails: 'key, owner' }",
      "SCHEMA_2 = { mails: 'key, owner', cart: null }",
    ],
    STORAGE,
    'with the previous schema version',
  ),
  one(
    13,
    ['src/data/storage/connect.ts', ", { chromeTransactionDurability: 'strict' }", ''],
    STORAGE,
    'writes saved data to disk',
  ),
  one(
    14,
    [
      'src/data/outbox/sending/run.ts',
      'await db.outbox.put(taken)',
      'await fetch(`${location.origin}/api/health`).then(() => db.outbox.put(taken))',
    ],
    HISTORIES,
    'nothing is lost',
  ),
  one(
    15,
    [
      'src/data/outbox/sending/send.ts',
      'id: row.id }',
      'id: row.id.slice(0, 13) + String(10 + row.attempts) }',
    ],
    ORDERS,
    'stores one order when',
  ),
  one(
    16,
    [
      'src/domain/outbox/delivery.ts',
      "{ kind: 'retry', uncertain: true }",
      "{ kind: 'delivered' }",
    ],
    ORDERS,
    'loses nothing when',
  ),
  one(
    16,
    ['src/domain/outbox/outbox.ts', 'nowMs - entry.confirmedAt > STALE_AFTER_MS', 'false'],
    ORDERS,
    'asks first when it waited for more than a week',
  ),
  one(
    17,
    [
      'src/data/storage/tabLock.ts',
      'if (begun) throw error\n    await work()',
      'if (begun) throw error',
    ],
    STORAGE,
    'that is suspended with the tab lock',
  ),
  one(
    18,
    [
      'src/data/server/connection.ts',
      "isNavigatorOffline() ? 'offline' : 'unreachable'",
      "isNavigatorOffline() ? 'offline' : 'online'",
    ],
    CONNECTION,
    'a network reported by the browser',
  ),
  one(
    18,
    ['src/data/server/reachability.ts', 'return wasReachedRecently() || ping()', 'return true'],
    ORDERS,
    'keeps it cancellable while',
  ),
  one(
    19,
    ['src/data/catalogue/pull.ts', 'after=${cursor.seq}', 'after=${cursor.seq + 1}'],
    'tests/unit/data/catalogue/pullModel.test.ts',
    'a device ends up with the shop’s products',
  ),
  one(
    20,
    [
      'src/data/catalogue/pull.ts',
      'await db.products.bulkDelete(gone)\n      if (missing)',
      'if (missing)',
    ],
    'tests/integration/data/catalogue.test.ts',
    'removes hard-deleted products',
  ),
  one(
    21,
    ['src/domain/products/pull.ts', 'there.seq > here.seq', 'false'],
    'tests/integration/data/catalogueSync.test.ts',
    'catches up with changes',
  ),
  one(
    22,
    [
      'src/data/server/refreshSession.ts',
      'if (answer.problem.status !== 401) return undefined',
      '',
    ],
    'tests/integration/data/account.test.ts',
    'stays signed in through every network failure',
  ),
  {
    ...one(
      23,
      ['src/data/outbox/sending/send.ts', 'auth?.id !== owner', 'auth === undefined'],
      ORDERS,
      'holds it back while another shopper',
    ),
    edits: [
      {
        file: 'src/data/outbox/sending/send.ts',
        right: 'auth?.id !== owner',
        wrong: 'auth === undefined',
      },
      { file: 'src/data/outbox/sending/send.ts', right: 'renewed?.id === owner', wrong: 'renewed' },
      {
        file: 'src/domain/outbox/schedule.ts',
        right: "owner === '' || [signedIn].flat().includes(owner)",
        wrong: "owner === '' || signedIn.length > 0",
      },
    ],
  },
  one(
    24,
    ['src/domain/outbox/schedule.ts', '!needsShopper(entry) && !isHeldBack', '!isHeldBack'],
    TURN,
    'an entry that needs the shopper',
  ),
  one(
    24,
    [
      'src/domain/outbox/outbox.ts',
      'lease !== undefined && lease.until > nowMs && lease.until - nowMs <= LEASE_MS',
      'lease !== undefined',
    ],
    ORDERS,
    'sends it from another page',
  ),
  one(
    25,
    ['src/data/server/pocketbase.ts', 'made.autoCancellation(false)', ''],
    'tests/integration/data/pocketbase.test.ts',
    'two identical requests at the same time',
  ),
]
