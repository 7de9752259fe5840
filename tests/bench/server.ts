import { Agent } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { ask, records } from '#tests/harness/server/ask.ts'
import { listen } from '#tests/harness/server/listen.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { processorMs } from '#tools/bench/processor/processorMs.mjs'
import { load, loadAtRate, percentile, send, type Asked, type Measured } from './load.ts'

const CHANGES = '/api/catalogue/changes?after='
const LOGIN = '/api/collections/users/auth-with-password'
const NEWS = 10
const ORDERS_PER_SECOND = 20
const RECEIVED_WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 1

export type BenchOptions = {
  lengthMs: number
  clients: number
  streams: number
  /** Called with the name of each part as it begins. */
  begin: (part: string) => { done: () => void }
}

/** `processorMs`: what one answer costs the server, which other work on the machine hardly changes. */
type Part = Measured & { processorMs: number }

/** `processorShare`: of one core, what the server used for both. */
type AtOnce = { pages: Measured; orders: Measured; processorShare: number }

export type Report = {
  machine: string
  date: string
  loadBefore: number
  streams: number
  parts: Record<string, Part>
  /** Pages and orders at the same time, in the same time. */
  atOnce: AtOnce
  /** Milliseconds from the owner's save until every open stream has received it. */
  news: { p50: number; worst: number }
}

/** Loads a real server with what phones do, and measures its answers. */
export async function benchServer(options: BenchOptions): Promise<Report> {
  const { lengthMs, clients, streams, begin } = options
  const loadBefore = loadavg()[0] ?? 0
  const shop = await startShop({ env: { DARZI_LIMITS: 'off' }, realPasswords: true })
  const parts: Record<string, Part> = {}
  async function measure(part: string, next: () => Asked, few = clients): Promise<void> {
    const progress = begin(part)
    const before = processorMs(shop.folders.data)
    const measured = await load(shop.url, { clients: few, lengthMs }, next)
    const spent = (processorMs(shop.folders.data) - before) / measured.answers
    parts[part] = { ...measured, processorMs: Math.round(spent * 100) / 100 }
    progress.done()
  }
  try {
    const visits = await visitsOf(shop)
    for (const [part, next, few] of visits) await measure(part, next, few)
    const both = begin(`home page beside ${ORDERS_PER_SECOND} orders a second`)
    const atOnce = await pagesBesideOrders(shop, { clients, lengthMs })
    both.done()

    const lines = await Promise.all(
      Array.from({ length: streams }, () => listen(shop, ['catalogue'])),
    )
    for (const [part, next, few] of visits)
      await measure(`${part}, ${streams} listening`, next, few)
    const progress = begin(`news to ${streams} phones`)
    const news = await timeNews(shop, lines)
    progress.done()
    for (const line of lines) line.stop()
    const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`
    return { machine, date: new Date().toISOString(), loadBefore, streams, parts, atOnce, news }
  } finally {
    await shop.stop()
  }
}

/** The requests of phones. Checking passwords is slow on purpose, so few sign in at a time. */
async function visitsOf(shop: Shop): Promise<[string, () => Asked, number?][]> {
  const shopper = await newShopper(shop)
  const login = { identity: shopper.email, password: shopper.password }
  const { body } = await ask(shop, `${CHANGES}0`)
  const agent = new Agent()
  const page = await send(shop.url, agent, { path: '/' })
  agent.destroy()
  return [
    ['home page', () => ({ path: '/' })],
    [
      'home page, unchanged',
      () => ({ path: '/', headers: { 'If-None-Match': page.headers.etag ?? '' } }),
    ],
    ['catalogue, whole', () => ({ path: `${CHANGES}0` })],
    ['catalogue, nothing new', () => ({ path: `${CHANGES}${String(body['seq'])}` })],
    ['order', () => ({ method: 'POST', path: records('orders'), body: sentOrder() })],
    ['login', () => ({ method: 'POST', path: LOGIN, body: login }), 4],
  ]
}

/** The home page as fast as it comes while orders arrive at an even rate. */
async function pagesBesideOrders(
  shop: Shop,
  { clients, lengthMs }: { clients: number; lengthMs: number },
): Promise<AtOnce> {
  const order = () => ({ method: 'POST', path: records('orders'), body: sentOrder() }) as const
  const before = processorMs(shop.folders.data)
  const startedAt = performance.now()
  const [pages, orders] = await Promise.all([
    load(shop.url, { clients, lengthMs }, () => ({ path: '/' })),
    loadAtRate(shop.url, { perSecond: ORDERS_PER_SECOND, lengthMs }, order),
  ])
  const share = (processorMs(shop.folders.data) - before) / (performance.now() - startedAt)
  return { pages, orders, processorShare: Math.round(share * 100) / 100 }
}

type Line = Awaited<ReturnType<typeof listen>>

async function timeNews(shop: Shop, lines: Line[]): Promise<{ p50: number; worst: number }> {
  const { token } = await signInOwner(shop)
  const times: number[] = []
  for (let rev = 1; rev <= NEWS; rev++) {
    const before = lines.map(({ messages }) => messages.length)
    const path = `${records('products', 'demoproduct0001')}?base=${rev}`
    const savedAt = performance.now()
    const saved = await ask(shop, path, { method: 'PATCH', token, body: { price: 40_000 + rev } })
    if (saved.status !== 200) throw new Error(`The product was not saved: ${saved.status}`)
    while (lines.some(({ messages }, index) => messages.length <= (before[index] ?? 0))) {
      if (performance.now() - savedAt > RECEIVED_WITHIN_MS)
        throw new Error('Not every stream received the change in time')
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    times.push(performance.now() - savedAt)
  }
  times.sort((one, other) => one - other)
  return { p50: percentile(times, 50), worst: percentile(times, 100) }
}

/** The report as a table for people. */
export function tableOf(report: Report): string[] {
  const rows = Object.entries(report.parts).map(
    ([part, { clients, perSecond, p50, p95, p99, worst, failed, processorMs }]) =>
      `| ${part} | ${clients} | ${perSecond} | ${p50} | ${p95} | ${p99} | ${worst} | ${failed} | ${processorMs} |`,
  )
  return [
    `${report.machine}; load before ${report.loadBefore.toFixed(2)}; ${report.date}`,
    '',
    '| What | Clients | Answers/s | p50 ms | p95 ms | p99 ms | Worst ms | Failed | Processor ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    besideOrders(report.atOnce),
    `A change of the owner's reached all ${report.streams} listeners in ${report.news.p50} ms (median), ${report.news.worst} ms (worst).`,
  ]
}

function besideOrders({ pages, orders, processorShare }: AtOnce): string {
  return (
    `At once: ${pages.perSecond} home pages/s (p95 ${pages.p95} ms, failed ${pages.failed}) and ` +
    `${orders.perSecond} orders/s (p95 ${orders.p95} ms, failed ${orders.failed}); ` +
    `the server used ${processorShare} of a core.`
  )
}
