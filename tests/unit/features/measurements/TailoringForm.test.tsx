import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseSet } from '#data/measurements/measurementSetList.ts'
import { addSet } from '#data/measurements/measurementSets.ts'
import { loadDraft, measurementDraftName, saveDraft } from '#data/local/drafts.ts'
import { CONSENT_VERSION } from '#domain/measurements/measurementConsent.ts'
import { MILLIMETRES_PER_INCH } from '#domain/length/measurement.ts'
import { TailoringForm } from '#features/measurements/tailoring/TailoringForm.tsx'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

beforeEach(async () => {
  await clearDevice()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  signInOnDevice()
})

const PAGES = { '/measurements': <TailoringForm /> }
const WISH = 'Two inside pockets'

/** The form of a shopper with two people's measurements, with a cloth, a wish and an order's code. */
async function fillIn() {
  for (const name of ['Me', 'Father']) {
    const added = await addSet(name, {})
    if (added.ok) chooseSet(added.value.id)
  }
  const user = showPages({ at: '/measurements', pages: PAGES })
  await user.selectOptions(await screen.findByLabelText('Material'), 'Linen')
  await user.type(screen.getByLabelText('Additional requests'), WISH)
  await user.click(screen.getByRole('checkbox', { name: 'I have bought cloth from you' }))
  await user.type(screen.getByLabelText('Order code'), 'ET-1')
  await waitFor(async () =>
    expect(await loadDraft('tailoring')).toMatchObject({ orderCode: 'ET-1' }),
  )
  return user
}

/** What the form says beside the measurements. */
async function typed() {
  const material = await screen.findByLabelText<HTMLSelectElement>('Material')
  const wish = screen.getByLabelText<HTMLTextAreaElement>('Additional requests')
  const code = screen.queryByLabelText<HTMLInputElement>('Order code')
  return [material.value, wish.value, code?.value]
}

it('keeps what was typed when another person’s measurements are chosen', async () => {
  const user = await fillIn()
  const whose = screen.getByRole('combobox', { name: 'Whose measurements' })
  await user.selectOptions(whose, 'Me')
  expect(await screen.findByText('Filled in from Me')).toBeTruthy()
  expect(await typed()).toEqual(['linen', WISH, 'ET-1'])
})

it('keeps what was typed for a later visit', async () => {
  await fillIn()
  showPages({ at: '/measurements', pages: PAGES })
  await waitFor(() => expect(screen.getAllByDisplayValue(WISH)).toHaveLength(2))
})

it('does not take a shopper away from the page opened while the request was sent', async () => {
  let isSending = false
  let arrive = () => {}
  const isAnswered = new Promise<void>((resolve) => (arrive = resolve))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    isSending ||= url.includes('tailoring_requests')
    if (isSending) await isAnswered
    return Response.json(JSON.parse(body))
  })
  const inches = (length: number) => length * MILLIMETRES_PER_INCH
  const added = await addSet(
    'Me',
    {
      neck: inches(15.5),
      chest: inches(41),
      waist: inches(36),
      hips: inches(40),
      shoulder: inches(18),
      sleeveLength: inches(23.5),
      inseam: inches(33),
    },
    { consent: { version: CONSENT_VERSION, at: '2026-01-05T10:00:00.000Z' } },
  )
  if (added.ok) chooseSet(added.value.id)
  const pages = { ...PAGES, '/journal/how-to-measure': <p>The journal</p> }
  const user = showPages({ at: '/measurements', pages })
  await screen.findByDisplayValue('41')
  await user.selectOptions(screen.getByLabelText('Material'), 'linen')
  await user.click(screen.getByRole('checkbox', { name: 'Colour to be agreed' }))
  await user.click(screen.getByRole('button', { name: 'Send Details' }))
  await vi.waitFor(() => expect(isSending).toBe(true))
  const visit = screen.getByRole('link', { name: 'Come and be measured' })
  expect(visit.getAttribute('href')).toBe('/#contact')
  await user.click(screen.getByRole('link', { name: 'How to measure, step by step' }))
  arrive()
  await screen.findByText('Your details have been sent successfully!')
  await waitFor(async () => expect(await loadDraft('tailoring')).toBeUndefined())
  expect(screen.getByText('The journal')).toBeTruthy()
})

it('asks for a body, and leaves out a garment even if it is the chosen set', async () => {
  const chest = 41 * MILLIMETRES_PER_INCH
  await addSet('Me', { chest })
  const shirt = await addSet(
    'Blue shirt',
    { chest: 44 * MILLIMETRES_PER_INCH },
    { kind: 'garment' },
  )
  if (!shirt.ok) throw new Error(shirt.problem.code)
  chooseSet(shirt.value.id)
  showPages({ at: '/measurements', pages: PAGES })
  await waitFor(() => {
    expect(screen.getByText('Filled in from Me')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Chest' }).value).toBe('41')
    expect(screen.queryByRole('combobox', { name: 'Whose measurements' })).toBeNull()
  })
})

it('starts empty for a shopper who has measured only a garment', async () => {
  await addSet('Blue shirt', { chest: 44 * MILLIMETRES_PER_INCH }, { kind: 'garment' })
  showPages({ at: '/measurements', pages: PAGES })
  await waitFor(() => {
    expect(screen.queryByText(/Filled in from/)).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Chest' }).value).toBe('')
  })
})

it('shows a measurement that it does not ask for if an unreadable value was typed for it elsewhere', async () => {
  const set = await addSet('Me', { chest: 41 * MILLIMETRES_PER_INCH })
  if (!set.ok) throw new Error(set.problem.code)
  const typed = { outseam: { text: 'forty' } }
  await saveDraft(measurementDraftName(set.value.id), { unit: 'in', typed, confirmations: [] })
  const user = showPages({ at: '/measurements', pages: PAGES })
  await screen.findByDisplayValue('forty')
  const fields = ['Neck', 'Waist', 'Hips', 'Shoulder', 'Sleeve length', 'Inseam']
  for (const name of fields) await user.type(await screen.findByRole('textbox', { name }), '20')
  await user.selectOptions(screen.getByLabelText('Material'), 'linen')
  await user.click(screen.getByRole('button', { name: 'Send Details' }))
  const outseam = screen.getByRole('textbox', { name: 'Outseam' })
  await waitFor(() => expect(document.activeElement).toBe(outseam))
  expect(screen.getByText(/^This does not read as a length/)).toBeTruthy()
})
