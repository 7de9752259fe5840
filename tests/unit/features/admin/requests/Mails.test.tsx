import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { button, openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
})

const SENT = mail('mail00000000001', { subject: 'Order ET-1', sent: '2026-11-20 10:00:00.000Z' })
const OLD = mail('mail00000000002', { subject: 'Order ET-2', held: 'old' })
const MANY = mail('mail00000000003', { subject: 'Order ET-3', held: 'limit' })

function mail(id: string, facts: { subject: string; sent?: string; held?: string }) {
  const created = '2026-11-20 10:00:00.000Z'
  return { id, to: 'asha@example.com', text: 'Thank you.', sent: '', held: '', created, ...facts }
}

/** The mails tab of a shop with these mails, which the owner's decisions change. */
function openMails(...mails: ReturnType<typeof mail>[]) {
  let left = mails
  const desk = openDesk('/admin/requests?tab=mails', {})
  desk.api.answer = ({ method, path, query }) => {
    if (method === 'GET' && /collections\/mails/.test(path)) {
      const items = query.get('filter') ? left.filter(({ held }) => held !== '') : left
      return Response.json({ items, totalItems: items.length })
    }
    const [, id] = /owner\/mails\/(\w+)\/discard/.exec(path) ?? []
    if (id) left = left.filter((one) => one.id !== id)
    else if (path.endsWith('held-mails/discard')) left = left.filter(({ held }) => held === '')
    else if (path.endsWith('held-mails/send')) left = left.map((one) => ({ ...one, held: '' }))
    else return undefined
    return new Response(null, { status: 204 })
  }
  return desk
}

const row = (subject: string) =>
  within(screen.getByText(subject).closest('tr') ?? document.createElement('tr'))

it('Held mails are sent all at once', async () => {
  const { api, user } = openMails(SENT, OLD, MANY)
  expect(await screen.findByText(/2 mails wait for you/)).toBeTruthy()
  await user.click(button('Send all'))
  expect(await screen.findByText('The mails are in the queue')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/wait for you/)).toBeNull())
  expect(row('Order ET-2').getByText(/^Waiting/)).toBeTruthy()
  expect(sentTo(api, 'POST', /held-mails/).map(({ path }) => path)).toEqual([
    '/api/owner/held-mails/send',
  ])
})

it('Mails that could not be fetched are fetched again on request', async () => {
  const { api, user } = openMails(SENT)
  const answer = api.answer
  api.answer = ({ path }) =>
    /mails/.test(path) ? Response.json({ status: 500 }, { status: 500 }) : undefined
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answer = answer
  await user.click(again)
  expect(await screen.findByText('Order ET-1')).toBeTruthy()
})

it('Held mails are discarded all at once, after a question', async () => {
  const { api, user } = openMails(SENT, OLD, MANY)
  await user.click(await screen.findByRole('button', { name: 'Discard all' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/They are never sent/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sentTo(api, 'POST', /held-mails/)).toEqual([])

  await user.click(button('Discard all'))
  const again = within(await screen.findByRole('dialog'))
  await user.click(again.getByRole('button', { name: 'Discard all' }))
  expect(await screen.findByText('The mails were discarded')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Order ET-2')).toBeNull())
  expect(screen.getByText('Order ET-1')).toBeTruthy()
  expect(sentTo(api, 'POST', /held-mails/).map(({ path }) => path)).toEqual([
    '/api/owner/held-mails/discard',
  ])
})

it('One mail is discarded unless it has been sent', async () => {
  const { user } = openMails(SENT, OLD, MANY)
  await screen.findByText('Order ET-1')
  expect(row('Order ET-1').queryByRole('button', { name: /^Discard/ })).toBeNull()
  await user.click(row('Order ET-2').getByRole('button', { name: 'Discard: Order ET-2' }))
  expect(await screen.findByText('The mail was discarded. It was not sent.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Order ET-2')).toBeNull())
  expect(screen.getByText(/1 mail waits for you/)).toBeTruthy()
})

it('A decision that the server refuses changes nothing and says so', async () => {
  const { api, user } = openMails(OLD)
  await screen.findByText('Order ET-2')
  const { answer } = api
  api.answer = (request) =>
    request.method === 'POST'
      ? Response.json({ status: 503, code: 'unavailable', message: '', data: {} }, { status: 503 })
      : answer(request)
  await user.click(button('Send all'))
  expect(await screen.findByText(/We cannot reach the shop just now/)).toBeTruthy()
  expect(row('Order ET-2').getByText(/^Waits for you/)).toBeTruthy()
})
