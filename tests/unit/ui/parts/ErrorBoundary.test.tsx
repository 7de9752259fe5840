import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorBoundary } from '#ui/parts/ErrorBoundary.tsx'
import { expectConsoleMessage } from '#tests/harness/screen/quietConsole.ts'

let torn = true

function Cloth() {
  if (torn) throw new Error('the needle broke')
  return <p>All in one piece</p>
}

function at(address: string) {
  return (
    <ErrorBoundary at={address}>
      <Cloth />
    </ErrorBoundary>
  )
}

it('shows an unexpected error with a way to try again', () => {
  torn = true
  expectConsoleMessage(/the needle broke/)
  render(at('/cart'))
  expect(screen.getByRole('alert').textContent).toContain('Something came apart')
  torn = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('All in one piece')).toBeTruthy()
})

it('resets on navigation', () => {
  torn = true
  expectConsoleMessage(/the needle broke/)
  const { rerender } = render(at('/cart'))
  torn = false
  rerender(at('/cart'))
  expect(screen.getByRole('alert')).toBeTruthy()
  rerender(at('/contact'))
  expect(screen.getByText('All in one piece')).toBeTruthy()
})
