import { act, render, screen, within } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  notify,
  notifyProblem,
  notifySuccess,
  loadToasts,
  dismissNotice,
} from '#ui/notices/notify.ts'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { Toasts } from '#ui/notices/Toasts.tsx'

beforeEach(async () => {
  await loadToasts()
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

describe('a toast', () => {
  it.each<[string, number, string, () => void]>([
    ['error', 4000, 'Passwords do not match', () => notifyProblem('passwordMismatch')],
    ['success', 2000, 'Product added to cart!', () => notifySuccess('addedToCart')],
    ['blank', 4000, 'Link copied', () => notify('Link copied')],
    ['custom', 4000, 'Ours', () => void toast.custom('Ours')],
  ])('of the kind %s stays for %i ms', (_, durationMs, text, show) => {
    act(show)
    wait(durationMs - 50)
    expect(shows(text)).toBe(true)
    wait(100)
    expect(shows(text)).toBe(false)
  })

  it('replaces an earlier one of its kind just before its time is over, for its own full time', () => {
    act(() => notifySuccess('addedToCart'))
    wait(1990)
    // On a busy device the earlier toast's timer runs before React has rendered the new one.
    act(() => {
      notifySuccess('addedToCart')
      vi.advanceTimersByTime(20)
    })
    expect(screen.getAllByText('Product added to cart!')).toHaveLength(1)
    wait(1900)
    expect(shows('Product added to cart!')).toBe(true)
    wait(200)
    expect(shows('Product added to cart!')).toBe(false)
  })

  it('is dismissed when it no longer applies, and the others stay', () => {
    act(() => {
      notify('Saved')
      notify('Link copied')
    })
    act(() => dismissNotice('Saved'))
    expect([shows('Saved'), shows('Link copied')]).toEqual([false, true])
  })

  it('of a problem goes when a success follows', () => {
    act(() => notifyProblem('tailoringFailed'))
    act(() => notifySuccess('tailoringSent'))
    expect(shows('Failed to send details. Please try again.')).toBe(false)
    expect(shows('Your details have been sent successfully!')).toBe(true)
  })

  it('of the kind loading stays until it is dismissed', () => {
    act(() => void toast.loading('Sending'))
    wait(10 * 60_000)
    expect(shows('Sending')).toBe(true)
  })

  it('shares the corner with at most nineteen others', () => {
    act(() => {
      for (let number = 1; number <= 25; number += 1) toast(`Notice ${number}`)
    })
    expect(screen.getAllByRole('status')).toHaveLength(20)
  })

  it('interrupts a screen reader only for errors', () => {
    act(() => notifyProblem('cartNeedsLogin'))
    expect(screen.getByRole('alert').textContent).toBe('Please login to proceed with checkout')
  })
})

describe('in a modal dialog', () => {
  it('shows its notices inside the dialog, and outside again once it is closed', () => {
    const { unmount } = render(
      <Dialog title="Edit product" onClose={() => undefined}>
        <p>Fields</p>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Edit product' })
    act(() => notify('Not saved'))
    expect(within(dialog).getByRole('status').textContent).toBe('Not saved')
    unmount()
    expect(screen.getByRole('status').textContent).toBe('Not saved')
  })
})
