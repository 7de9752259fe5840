import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NextSteps } from '#features/checkout/placed/NextSteps.tsx'

function stepsOf(days: { trialDate?: string; dueDate?: string }, isUnmeasured = false): string[] {
  render(<NextSteps order={days} isUnmeasured={isUnmeasured} />, { wrapper: MemoryRouter })
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('an order with a trial says what follows it, with its own days', () => {
  expect(stepsOf({ trialDate: '2026-12-07', dueDate: '2026-12-14' })).toEqual([
    expect.stringContaining('We confirm'),
    expect.stringContaining('We cut the cloth'),
    expect.stringMatching(/^You try it on.*By Mon 7 Dec$/),
    expect.stringMatching(/^It is ready.*By Mon 14 Dec$/),
  ])
})

test('without a trial nothing is said of cutting or trying on', () => {
  expect(stepsOf({ dueDate: '2026-12-14' })).toEqual([
    expect.stringContaining('We confirm'),
    expect.stringMatching(/^It is ready.*By Mon 14 Dec$/),
  ])
})

test('without a promised day nothing is said', () => {
  expect(stepsOf({})).toEqual([])
})

test('the steps lead to the measurements that are confirmed first', () => {
  const [confirm] = stepsOf({ dueDate: '2026-12-14' })
  expect(confirm).toMatch(/Look over your measurements$/)
  const link = screen.getByRole('link', { name: 'Look over your measurements' })
  expect(link.getAttribute('href')).toBe('/dashboard?tab=measurements')
})

test('they do not where the page asks for the missing ones itself', () => {
  stepsOf({ dueDate: '2026-12-14' }, true)
  expect(screen.queryByRole('link')).toBeNull()
})
