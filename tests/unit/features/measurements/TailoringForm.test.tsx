import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseSet } from '#data/measurements/measurementSetList.ts'
import { addSet } from '#data/measurements/measurementSets.ts'
import { loadDraft } from '#data/local/drafts.ts'
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
  await screen.findByText('Filled in from Me')
  expect(await typed()).toEqual(['linen', WISH, 'ET-1'])
})

it('keeps what was typed for a later visit', async () => {
  await fillIn()
  showPages({ at: '/measurements', pages: PAGES })
  await waitFor(() => expect(screen.getAllByDisplayValue(WISH)).toHaveLength(2))
})
