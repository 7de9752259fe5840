import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { observatoryScore } from '#tests/harness/server/observatory.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let mailing: Shop

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  const folders = await minimalSite({ emailjs: 'https://api.emailjs.com' })
  mailing = await startShop({ folders })
})

afterAll(async () => {
  await shop.stop()
  await mailing.stop()
})

async function headersOf(path: string, { url } = shop): Promise<Headers> {
  const answer = await fetch(url + path, { redirect: 'manual' })
  await answer.arrayBuffer()
  return new Headers(answer.headers) // those of an answer cannot be changed
}

describe('the HTTP Observatory score', () => {
  const paths = ['/', '/all-collections', '/all-collections/navy-twill-suit', '/contact', '/cart']

  it.each([...paths, '/admin/login', '/nothing'])('is A+: %s', async (path) => {
    const { score, grade, why } = observatoryScore(await headersOf(path))
    expect({ score, grade }, JSON.stringify(why)).toEqual({ score: 130, grade: 'A+' })
  })

  it('is A+ where EmailJS is allowed too', async () => {
    expect(observatoryScore(await headersOf('/', mailing)).score).toBe(130)
  })

  // The control: a score that no header can lower would say nothing.
  it.each([
    ['content-security-policy', 75],
    ['strict-transport-security', 80],
    ['cross-origin-resource-policy', 120],
    ['referrer-policy', 125],
    ['x-content-type-options', 125],
  ])('drops without %s', async (name, left) => {
    const headers = await headersOf('/')
    headers.delete(name)
    expect(observatoryScore(headers).score).toBe(left)
  })

  it.each([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 80],
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'", 120],
    ["default-src 'none'", "default-src 'self'", 125],
    ['data: blob: https:', 'data: http:', 110],
  ])('drops when %s becomes %s', async (from, to, left) => {
    const headers = await headersOf('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(from)
    headers.set('content-security-policy', policy.replace(from, to))
    expect(observatoryScore(headers).score).toBe(left)
  })
})
