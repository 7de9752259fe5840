import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addSet } from '#data/measurements/measurementSets.ts'
import { measurementDraftName, saveDraft } from '#data/local/drafts.ts'
import { MILLIMETRES_PER_INCH } from '#domain/length/measurement.ts'
import { TailoringForm } from '#features/measurements/tailoring/TailoringForm.tsx'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)

it('names a measurement that it does not ask for, where what was typed for it cannot be read', async () => {
  signInOnDevice()
  const set = await addSet('Me', { chest: 41 * MILLIMETRES_PER_INCH })
  if (!set.ok) throw new Error(set.problem.code)
  const typed = { outseam: { text: 'forty' } }
  await saveDraft(measurementDraftName(set.value.id), { unit: 'in', typed, confirmations: [] })
  const user = showPages({ at: '/measurements', pages: { '/measurements': <TailoringForm /> } })
  const fields = ['Neck', 'Waist', 'Hips', 'Shoulder', 'Sleeve length', 'Inseam']
  for (const name of fields) await user.type(await screen.findByRole('textbox', { name }), '20')
  await user.selectOptions(screen.getByLabelText('Material'), 'linen')
  await user.click(screen.getByRole('button', { name: 'Send Details' }))
  const outseam = screen.getByRole('textbox', { name: 'Outseam' })
  await waitFor(() => expect(document.activeElement).toBe(outseam))
  expect(screen.getByText(/^This does not read as a length/)).toBeTruthy()
})
