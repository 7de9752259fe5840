import { act, render, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify, notifyProblem, notifySuccess } from '#ui/notify.ts'
import { Toasts } from '#ui/Toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
})

afterEach(() => {
  act(() => toast.remove())
  vi.useRealTimers()
})

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

function shows(text: string) {
  return screen.queryByText(text) !== null
}

describe('a notice', () => {
  it.each([
    ['error', 4000, 'Passwords do not match', () => notifyProblem('passwordMismatch')],
    ['success', 2000, 'Product added to cart!', () => notifySuccess('addedToCart')],
    ['blank', 4000, 'Link copied', () => notify('Link copied')],
    ['custom', 4000, 'Ours', () => custom('Ours')],
  ] as const)('of the kind %s stays for %i ms', (_, stays, text, say) => {
    act(() => say())
    wait(stays - 50)
    expect(shows(text)).toBe(true)
    wait(100)
    expect(shows(text)).toBe(false)
  })

  it('of the kind loading stays until it is taken away', () => {
    act(() => loading('Sending'))
    wait(10 * 60_000)
    expect(shows('Sending')).toBe(true)
  })

  it('shares the corner with nineteen others at most', () => {
    act(() => {
      for (let number = 1; number <= 25; number += 1) notify(`Notice ${number}`)
    })
    expect(screen.getAllByRole('status')).toHaveLength(20)
  })

  it('interrupts when something went wrong, and only then', () => {
    act(() => notifyProblem('cartNeedsLogin'))
    expect(screen.getByRole('alert').textContent).toBe('Please login to proceed with checkout')
  })
})

function custom(text: string): void {
  toast.custom(text)
}

function loading(text: string): void {
  toast.loading(text)
}
