import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addSet } from '#data/measurements/measurementSets.ts'
import { liveSets } from '#data/measurements/measurementSetList.ts'
import { inDatabase } from '#data/storage/database.ts'
import { addToCart, cartLines } from '#data/cart/cart.ts'
import { freeze } from '#domain/cart/cart.ts'
import { CONSENT_VERSION } from '#domain/measurements/measurementConsent.ts'
import { newSet, setOf, type MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { Order } from '#domain/orders/order.ts'
import { MILLIMETRES_PER_INCH, type Measurements } from '#domain/length/measurement.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { MeasurementsTab } from '#features/measurements/MeasurementsTab.tsx'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { LINE } from '#tests/harness/data/orderLine.ts'
import { product } from '#tests/harness/data/products.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'

beforeEach(async () => {
  await clearDevice()
  await known((sets) => sets.length === 0)
})

/** Waits until the page would open with these sets, not with those of the last test. */
async function known(are: (sets: MeasurementSet[]) => boolean) {
  const stop = liveSets.subscribe(() => undefined)
  await waitFor(() => expect(are(liveSets.current() ?? [{ ...NO_SET }])).toBe(true))
  stop()
}

const NO_SET = setOf('none', [])

/** Whether a screen reader finds it. */
function isExposed(element: HTMLElement): boolean {
  return element.closest('[aria-hidden="true"]') === null
}

async function giveSet(...set: Parameters<typeof addSet>) {
  await addSet(...set)
  await known((sets) => sets.length === 1)
}

/** A set that comes from the account or another tab. */
async function receiveSet(name: string) {
  const change = { details: { name, consent }, values: inches(RIGHT) }
  const stamp = { id: 'edit00000000001', at: 1, savedAt: consent.at }
  const set = newSet('set000000000001', change, stamp)
  await inDatabase((db) => db.measurementSets.put({ ...set, owner: '' }))
}

const consent = { version: CONSENT_VERSION, at: '2026-01-05T10:00:00.000Z' }

const RIGHT = {
  neck: 15.5,
  chest: 41,
  waist: 36,
  hips: 40,
  shoulder: 18,
  sleeveLength: 23.5,
  inseam: 33,
  outseam: 41.25,
}

function inches(values: Measurements): Measurements {
  const entries = Object.entries(values)
  return Object.fromEntries(entries.map(([field, inch]) => [field, inch * MILLIMETRES_PER_INCH]))
}

function show() {
  return showPages({ at: '/dashboard', pages: { '/dashboard': <MeasurementsTab /> } })
}

function field(name: string) {
  return screen.findByRole<HTMLInputElement>('textbox', { name })
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

async function sets() {
  const rows = await inDatabase((db) => db.measurementSets.toArray())
  return rows.filter(({ deleted }) => !deleted)
}

async function retype(user: ReturnType<typeof show>, name: string, text: string) {
  await user.clear(await field(name))
  await user.type(await field(name), text)
}

async function agreeAndSave(user: ReturnType<typeof show>) {
  await user.click(button('Save Measurements'))
  await agree(user)
}

async function agree(user: ReturnType<typeof show>) {
  const title = 'Before you save your measurements'
  const notice = within(await screen.findByRole('dialog', { name: title }))
  await user.click(notice.getByRole('checkbox'))
  await user.click(notice.getByRole('button', { name: 'Agree and save' }))
}

/** Fills in the dialog for another set, and opens it where it is not open. */
async function addFather(user: ReturnType<typeof show>) {
  if (!screen.queryByRole('dialog')) await user.click(button('Add another set'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name of this set' }), 'Father')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
}

describe('typing measurements', () => {
  it('shows how each was parsed, or why it was refused', async () => {
    const user = show()
    await user.type(await field('Neck'), '15½')
    expect(screen.getByText('Read as 15½ in, 39.4 cm')).toBeTruthy()
    await user.type(await field('Chest'), '151/2')
    expect(screen.getByText('Is a space missing? Write 15 1/2, not 151/2.')).toBeTruthy()
    await user.click(button('Save Measurements'))
    expect(document.activeElement).toBe(await field('Chest'))
    expect(await sets()).toEqual([])
  })

  it('draws every tape before the first number, then the tape of the field and the body', async () => {
    const user = show()
    const figure = await screen.findByRole('img', { name: 'Where the tape goes' })
    const tapes = () => figure.querySelectorAll('path').length - 3
    expect(tapes()).toBe(8)
    const hint = screen.getByText(/^Tap a field to see its tape/)
    const guessed = screen.getByText(/^What you have not typed is guessed/)
    expect([isExposed(hint), isExposed(guessed)]).toEqual([true, false])
    await user.click(await field('Neck'))
    expect(tapes()).toBe(1)
    await user.type(await field('Neck'), '15½{Tab}')
    expect(screen.getByRole('img', { name: 'The body you describe' })).toBeTruthy()
    expect([isExposed(hint), isExposed(guessed)]).toEqual([false, true])
  })

  it('offers quarter-inch chips, and Enter moves to the next field', async () => {
    const user = show()
    await user.type(await field('Neck'), '15')
    await user.click(button('Neck: Add 1/2'))
    expect((await field('Neck')).value).toBe('15½')
    await user.type(await field('Neck'), '{Enter}')
    expect(document.activeElement).toBe(await field('Chest'))
  })

  it('changes nothing when the unit is switched back and forth', async () => {
    await giveSet('Me', inches(RIGHT), { consent })
    const user = show()
    await field('Neck')
    await user.click(button('Centimetres'))
    expect((await field('Outseam')).value).toBe('104.8')
    await user.click(button('Inches'))
    expect((await field('Outseam')).value).toBe('41¼')
    await retype(user, 'Neck', '16')
    await user.click(button('Centimetres'))
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    expect((await sets())[0]?.values).toEqual({ ...inches(RIGHT), neck: 16 * 25.4 })
  })

  it('keeps unsaved input when the page is left', async () => {
    const user = show()
    await user.type(await field('Neck'), '15 1/2')
    await user.type(await field('Chest'), 'forty')
    await waitFor(async () => {
      const [draft] = await inDatabase((db) => db.drafts.toArray())
      expect(JSON.stringify(draft)).toContain('forty')
    })
    document.body.replaceChildren()
    show()
    expect((await field('Neck')).value).toBe('15 1/2')
    expect((await field('Chest')).value).toBe('forty')
  })
})

describe('measurements typed before there was a set', () => {
  it('go into the set that is added next', async () => {
    const user = show()
    await user.type(await field('Neck'), '15 1/2')
    await addFather(user)
    await agree(user)
    await screen.findByRole('heading', { name: 'Father' })
    await waitFor(async () => expect((await field('Neck')).value).toBe('15 1/2'))
    expect(screen.queryByText(/in no set yet/)).toBeNull()
    expect(await sets()).toMatchObject([{ name: 'Father', values: {} }])
  })

  it('are not lost, nor mixed with another person’s, when a set comes from elsewhere', async () => {
    const user = show()
    await user.type(await field('Neck'), '17')
    await receiveSet('Me')
    await waitFor(async () => expect((await field('Neck')).value).toBe('15½'))
    await user.click(await screen.findByRole('button', { name: 'Add them as a set' }))
    await addFather(user)
    await screen.findByRole('heading', { name: 'Father' })
    await waitFor(async () => expect((await field('Neck')).value).toBe('17'))
    expect(screen.queryByText(/in no set yet/)).toBeNull()
  })

  it('are discarded on request', async () => {
    const user = show()
    await user.type(await field('Neck'), '17')
    await receiveSet('Me')
    await user.click(await screen.findByRole('button', { name: 'Discard them' }))
    await waitFor(() => expect(screen.queryByText(/in no set yet/)).toBeNull())
    expect(await inDatabase((db) => db.drafts.count())).toBe(0)
  })
})

describe('a finding', () => {
  it('offers the likely value in one tap', async () => {
    await giveSet('Me', inches({ ...RIGHT, neck: 39.5 }), { consent })
    const user = show()
    expect(await screen.findByText(/This looks like centimetres/)).toBeTruthy()
    await user.click(button('Use 15½ in'))
    expect((await field('Neck')).value).toBe('15½')
    expect(screen.queryByText(/This looks like centimetres/)).toBeNull()
  })

  it('covers a whole form in centimetres with one sentence and one button', async () => {
    const user = show()
    const centimetres = ['39.5', '104', '91.5', '101.5', '46', '60', '84', '105']
    for (const [i, input] of (await screen.findAllByRole('textbox')).slice(0, 8).entries()) {
      await user.type(input, centimetres[i] ?? '')
    }
    await user.tab()
    expect(screen.getAllByText(/look like centimetres/)).toHaveLength(1)
    expect(screen.queryByText(/Longer than two and a half metres/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    expect(screen.queryByRole('button', { name: 'It is right, keep it' })).toBeNull()
    await user.click(button('Change them'))
    expect((await field('Neck')).value).toBe('15½')
    expect((await field('Chest')).value).toBe('41')
    expect((await field('Outseam')).value).toBe('41 3/8')
    expect(screen.queryByText('Please check')).toBeNull()
    expect(screen.queryByText('A little unusual')).toBeNull()
  })

  it('names the conflicting measurements, and swaps them', async () => {
    await giveSet('Me', inches({ ...RIGHT, inseam: 41.25, outseam: 33 }), { consent })
    const user = show()
    await screen.findByText('Inseam 41¼ in and Outseam 33 in look swapped. Swap them?')
    await user.click(button('Swap them'))
    expect((await field('Inseam')).value).toBe('33')
    expect((await field('Outseam')).value).toBe('41¼')
  })

  it('never blocks: a confirmed value is saved with its confirmation and not questioned again', async () => {
    await giveSet('Me', inches({ ...RIGHT, neck: 39.5 }), { consent })
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'It is right, keep it' }))
    expect(screen.queryByText(/This looks like centimetres/)).toBeNull()
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    const [set] = await sets()
    expect(set?.confirmations).toMatchObject([
      { code: 'looksLikeCentimetres', values: { neck: 39.5 * 25.4 } },
    ])
    expect(screen.queryByText(/This looks like centimetres/)).toBeNull()
  })
})

describe('consent', () => {
  it('is asked for before the first save, and stored with time and version', async () => {
    const user = show()
    await user.type(await field('Neck'), '15.5')
    await user.click(button('Save Measurements'))
    const notice = within(await screen.findByRole('dialog'))
    await user.click(notice.getByRole('button', { name: 'Not now' }))
    expect(await sets()).toEqual([])
    expect((await field('Neck')).value).toBe('15.5')
    await agreeAndSave(user)
    await screen.findByText(/All saved/)
    const [set] = await sets()
    expect(set?.consent?.version).toBe(CONSENT_VERSION)
    expect(Date.parse(set?.consent?.at ?? '')).toBeGreaterThan(0)
  })

  it('is asked for before the name, height and notes of a set are stored', async () => {
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Add another set' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Another set' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name of this set' }), 'Father')
    await user.type(dialog.getByRole('textbox', { name: /^Height/ }), '5 ft 7')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(await sets()).toEqual([])
    expect(dialog.getByDisplayValue('5 ft 7')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await agree(user)
    await screen.findByRole('heading', { name: 'Father' })
    expect(await sets()).toMatchObject([
      { name: 'Father', height: 1701.8, consent: { version: CONSENT_VERSION } },
    ])
  })

  it('is asked for before the details of an older set are stored', async () => {
    await giveSet('Me', {})
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Edit details' }))
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'A stoop')
    await user.click(button('Save'))
    await agree(user)
    expect(await screen.findByText('A stoop')).toBeTruthy()
    expect((await sets())[0]?.consent?.version).toBe(CONSENT_VERSION)
  })

  it('is withdrawn, which deletes all measurements', async () => {
    await giveSet('Me', inches(RIGHT), { consent })
    await addToCart(product())
    const user = show()
    await retype(user, 'Neck', '16')
    await user.click(button('Withdraw and delete'))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Withdraw and delete' }))
    await waitFor(async () => expect((await field('Neck')).value).toBe(''))
    expect(await sets()).toEqual([])
    const stored = await inDatabase(async (db) => [
      await db.drafts.toArray(),
      await db.cart.toArray(),
      await db.measurementSets.toArray(),
    ])
    expect(JSON.stringify(stored)).not.toMatch(/"(neck|chest)":/)
  })
})

describe('sets', () => {
  it('are a choice only from the second on', async () => {
    await giveSet('Me', inches(RIGHT), { consent })
    const user = show()
    await screen.findByRole('heading', { name: 'Me' })
    expect(screen.queryByRole('group', { name: 'Whose measurements' })).toBeNull()
    await addFather(user)
    const whose = await screen.findByRole('group', { name: 'Whose measurements' })
    await user.click(within(whose).getByRole('button', { name: 'Me' }))
    await screen.findByRole('heading', { name: 'Me' })
  })

  it('are added for other people, duplicated, described, and deleted with an undo', async () => {
    await giveSet('Me', inches(RIGHT), { consent })
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Add another set' }))
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByRole('textbox', { name: 'Name of this set' }), 'Father')
    await user.type(form.getByRole('textbox', { name: /^Height/ }), '5 ft 7')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { name: 'Father' })
    await user.type(await field('Chest'), '42')
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    await user.click(button('Delete set'))
    await screen.findByText('Father deleted')
    expect(await sets()).toHaveLength(1)
    expect(document.activeElement).toBe(button('Undo'))
    await user.click(button('Undo'))
    await screen.findByRole('heading', { name: 'Father' })
    expect((await field('Chest')).value).toBe('42')
    const father = (await sets()).find(({ name }) => name === 'Father')
    expect(father).toMatchObject({ height: 1701.8, values: { chest: 42 * 25.4 } })
    await user.click(button('Duplicate'))
    await screen.findByRole('heading', { name: 'Father, copy' })
  })

  it.each([
    ['Add another set', 'Name of this set', 'Father'],
    ['Edit details', 'Notes', 'A stoop'],
  ])(
    'keep the form of "%s" open with what was typed when storing fails',
    async (open, name, text) => {
      await giveSet('Me', inches(RIGHT), { consent })
      const user = show()
      await user.click(await screen.findByRole('button', { name: open }))
      await user.type(screen.getByRole('textbox', { name }), text)
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new Error('The disk does not answer.')
      })
      await user.click(button('Save'))
      await screen.findByText(problemMessages.storageFailed)
      put.mockRestore()
      expect(screen.getByDisplayValue(text)).toBeTruthy()
      await user.click(button('Save'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await screen.findAllByText(text)).not.toHaveLength(0)
    },
  )

  it('are dated by the shop’s day, while in UTC it is still the day before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    await giveSet('Me', inches(RIGHT), { consent })
    const user = show()
    expect(await screen.findByText('Measured by you on 1 December 2026')).toBeTruthy()
    await user.click(button('Add another set'))
    const day = await screen.findByLabelText<HTMLInputElement>('Measured on')
    expect([day.value, day.max]).toEqual(['2026-12-01', '2026-12-01'])
  })

  it('are restored to an earlier version, after showing the difference', async () => {
    await giveSet('Me', inches(RIGHT), { consent })
    const user = show()
    await retype(user, 'Neck', '16')
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    await user.click(button('Earlier versions'))
    await screen.findByText('Neck: was 15½ in, now 16 in')
    await user.click(button('Restore this version'))
    await waitFor(async () => expect((await field('Neck')).value).toBe('15½'))
    expect((await sets())[0]).toMatchObject({ version: 3 })
  })

  it('say who measured and when: the shopper once a number changes, as before once it is restored', async () => {
    const byShop = 'Measured by the shop on 10 January 2026'
    await giveSet('Me', inches(RIGHT), { consent, takenBy: 'shop', measuredOn: '2026-01-10' })
    const user = show()
    await screen.findByText(byShop)
    await retype(user, 'Neck', '15 1/2')
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    expect(screen.getByText(byShop)).toBeTruthy()
    await retype(user, 'Neck', '16')
    await user.click(button('Save Measurements'))
    expect(await screen.findByText(/^Measured by you on/)).toBeTruthy()
    await user.click(button('Earlier versions'))
    await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
    expect(await screen.findByText(byShop)).toBeTruthy()
  })

  it('keep their day when a version measured on the same day is restored later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T08:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    await giveSet('Me', inches(RIGHT), { consent })
    const user = show()
    await retype(user, 'Neck', '16')
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    vi.setSystemTime(new Date('2026-03-09T08:00:00Z'))
    await user.click(button('Earlier versions'))
    await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
    await waitFor(async () => expect((await field('Neck')).value).toBe('15½'))
    expect(screen.getByText('Measured by you on 2 March 2026')).toBeTruthy()
  })

  it('say when it is time to measure again', async () => {
    await giveSet('Me', inches(RIGHT), { consent, measuredOn: '2024-01-10' })
    show()
    expect(await screen.findByText(/Bodies change; measure once more/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Come and be measured' }).getAttribute('href')).toBe(
      '/#contact',
    )
    const article = screen.getByRole('link', { name: 'How to measure, step by step' })
    expect(article.getAttribute('href')).toBe('/journal/how-to-measure')
  })

  it('of a garment are kept apart: doubled for flat widths, and not checked against a body', async () => {
    await giveSet('Blue shirt', {}, { consent, kind: 'garment' })
    const user = show()
    await user.type(await field('Chest, flat'), '22')
    expect(await screen.findByText('All the way round: 44 in, 111.8 cm')).toBeTruthy()
    await user.type(await field('Collar'), '40')
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    expect((await sets())[0]).toMatchObject({
      kind: 'garment',
      values: { chest: 44 * 25.4, neck: 40 * 25.4 },
    })
    expect(screen.queryByText(/looks like/)).toBeNull()
    await addToCart(product())
    const stop = cartLines.subscribe(() => undefined)
    await waitFor(() => expect(cartLines.current()?.[0]?.measurements?.kind).toBe('garment'))
    stop()
  })

  it('of a garment store the suggested flat width doubled, as a typed one', async () => {
    await giveSet('Blue shirt', {}, { consent, kind: 'garment' })
    const user = show()
    await user.type(await field('Chest, flat'), '221/2')
    await user.click(button('Use 22½ in'))
    expect((await field('Chest, flat')).value).toBe('22½')
    expect(screen.getByText('All the way round: 45 in, 114.3 cm')).toBeTruthy()
  })

  it('update the lines in the cart, version by version', async () => {
    await giveSet('Me', inches(RIGHT), { consent })
    await addToCart(product())
    const user = show()
    await retype(user, 'Neck', '16')
    await user.click(button('Save Measurements'))
    await screen.findByText(/All saved/)
    const [line] = await inDatabase((db) => db.cart.toArray())
    expect(line?.measurements).toMatchObject({
      setName: 'Me',
      version: 2,
      values: { neck: 16 * 25.4 },
    })
  })
})

describe('help', () => {
  it('draws the tape on either figure, and names two common mistakes', async () => {
    const user = show()
    await field('Neck')
    await user.click(button('How to measure: Sleeve length'))
    expect(screen.getByText(/Starting at the neck/)).toBeTruthy()
    const figure = screen.getByRole('img', { name: /Sleeve length, Back/ })
    const drawn = figure.querySelector('path')?.getAttribute('d')
    await user.click(button('Woman'))
    expect(figure.querySelector('path')?.getAttribute('d')).not.toBe(drawn)
  })

  it('suggests a size with its confidence, and shows the card in both units', async () => {
    await giveSet('Me', inches(RIGHT), { consent })
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Measurement card' }))
    const card = within(screen.getByRole('article', { name: 'Measurement card' }))
    expect(card.getByRole('row', { name: 'Neck 15½ 39.4' })).toBeTruthy()
    expect(screen.getByText('Nearest ready size')).toBeTruthy()
    expect(screen.getByText(/Height guessed/)).toBeTruthy()
  })
})

it('does not claim that a set is in the account before it is', async () => {
  signInOnDevice()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await giveSet('Me', inches(RIGHT), { consent })
  show()
  expect(await screen.findByText(/On this device for now/)).toBeTruthy()
  expect(screen.queryByText(/Saved to your account/)).toBeNull()
  await inDatabase((db) => db.outbox.clear())
  expect(await screen.findByText('All saved. Saved to your account')).toBeTruthy()
})

it('says which order keeps the measurements from before a change, until it is cut', async () => {
  signInOnDevice()
  await giveSet('Me', inches(RIGHT), { consent })
  const [set] = await sets()
  if (!set) throw new Error('there is a set')
  const line = { ...LINE, measurements: freeze(set) }
  const order: Order = {
    id: 'mworder00000001',
    number: 'ET-1',
    user: 'shopper00000001',
    lines: [line],
    shipping: SHIPPING,
    currency: 'INR',
    paymentMethod: 'Pay via WhatsApp',
    note: '',
    status: 'confirmed',
    total: 1001,
    seq: 1,
    rev: 1,
    created: '2026-11-20T08:00:00Z',
  }
  const store = (status: string) =>
    inDatabase((db) => db.orders.put({ ...order, status, owner: order.user }))
  await store('confirmed')
  const user = show()
  await retype(user, 'Waist', '38')
  expect(screen.queryByRole('link', { name: 'Order ET-1' })).toBeNull()
  await user.click(button('Save Measurements'))
  await screen.findByText(/^Saved. An order keeps the measurements/)
  const link = await screen.findByRole('link', { name: 'Order ET-1' })
  expect(link.getAttribute('href')).toBe('/order/mworder00000001')
  expect(screen.getByText(/^This order keeps the measurements/)).toBeTruthy()
  await store('cutting')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Order ET-1' })).toBeNull())
})
