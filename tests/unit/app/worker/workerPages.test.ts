import { expect, test } from 'vitest'
import { cacheSeenPages, renderedPage } from '#app/worker/workerPages.ts'
import { SHOP, fakeWorkerScope } from '#tests/harness/worker/fakeWorkerScope.ts'

const world = fakeWorkerScope()

function pageOf(build: string, words: string): Response {
  return new Response(`<meta name="build" content="${build}"><h1>${words}</h1>`)
}

const shell = () => Promise.resolve(pageOf('now', 'Empty shell'))

async function visit(path: string): Promise<string> {
  const later: Promise<unknown>[] = []
  const answer = await renderedPage(new Request(SHOP + path), shell, (work) => later.push(work))
  await Promise.all(later)
  return answer.text()
}

test('the page of a first visit is served from the cache on the second', async () => {
  world.answer = () => pageOf('now', 'As it was')
  const elsewhere = 'https://elsewhere.example/contact'
  const seen = ['/all-collections', '/cart', '/pictures/a.avif'].map((path) => SHOP + path)
  await cacheSeenPages([...seen, elsewhere])
  expect(world.caches.kept('darzi-pages-now')).toEqual(['/all-collections'])
  world.answer = () => pageOf('now', 'As it is')
  expect(await visit('/all-collections')).toContain('As it was')
  expect(await visit('/all-collections')).toContain('As it is')
})

test('an open page that is cached already is not fetched again', async () => {
  world.answer = () => pageOf('now', 'As it was')
  await cacheSeenPages([`${SHOP}/all-collections`])
  await cacheSeenPages([`${SHOP}/all-collections`, `${SHOP}/contact`])
  expect(world.asked.map(({ path }) => path)).toEqual(['/all-collections', '/contact'])
})

test('a page of another build is shown but not cached', async () => {
  world.answer = () => pageOf('next', 'Of the next version')
  expect(await visit('/contact')).toContain('Of the next version')
  await cacheSeenPages([`${SHOP}/contact`])
  expect(world.caches.kept('darzi-pages-now')).toEqual([])
})

test('the shell is served when there is neither a network nor a cached page', async () => {
  world.answer = () => new Response('Bad gateway', { status: 502 })
  expect(await visit('/contact')).toContain('Empty shell')
})

test('a further page of the collection does not take the place of the first', async () => {
  world.answer = () => pageOf('now', 'The second page')
  await cacheSeenPages([`${SHOP}/all-collections?page=2`])
  world.answer = () => pageOf('now', 'The first page')
  expect(await visit('/all-collections?page=1')).toContain('The first page')
  expect(await visit('/all-collections?utm_source=mail&page=2')).toContain('The second page')
})
