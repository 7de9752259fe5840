import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopUpdate, UPDATE_TIMEOUT_MS } from '#app/install/shopUpdate.ts'
import { UpdateNotice } from '#app/notices/UpdateNotice.tsx'

let reload = vi.spyOn(location, 'reload')

beforeEach(() => {
  vi.useFakeTimers()
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  shopUpdate.set('ready')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  shopUpdate.set('none')
})

function accept() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Use it now' })
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('an update that does not arrive can be started again', () => {
  render(<UpdateNotice />)
  fireEvent.click(accept())
  expect(accept().disabled).toBe(true)
  wait(UPDATE_TIMEOUT_MS - 1)
  expect(accept().disabled).toBe(true)
  wait(1)
  expect(accept().disabled).toBe(false)
  fireEvent.click(accept())
  expect(accept().disabled).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('the update timeout does not apply once another tab has started the update', () => {
  render(<UpdateNotice />)
  fireEvent.click(accept())
  act(() => shopUpdate.set('elsewhere'))
  wait(UPDATE_TIMEOUT_MS)
  expect(screen.getByText(/updated in another tab/)).toBeTruthy()
})

test('an update that was put off is told of once another tab has taken it', () => {
  render(<UpdateNotice />)
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => shopUpdate.set('elsewhere'))
  expect(screen.getByText(/updated in another tab/)).toBeTruthy()
})
