import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StorageNotice } from '#app/notices/StorageNotice.tsx'
import { reportTrouble, clearTrouble } from '#data/storage/storageTrouble.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearTrouble('outdated')
  clearTrouble('unresponsive')
})

test('a tab with an outdated database offers to reload', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  reportTrouble('outdated')
  render(<StorageNotice />)
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('unresponsive storage is not blamed on another tab', () => {
  reportTrouble('unresponsive')
  render(<StorageNotice />)
  expect(screen.getByRole('alert').textContent).toBe(
    'The storage of this device does not answer. Close this tab and open the shop again.',
  )
})
