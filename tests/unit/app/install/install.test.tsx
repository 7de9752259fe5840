import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Install } from '#app/frame/Install.tsx'
import { awaitInstallOffer, installOffer } from '#app/install/installOffer.ts'

function browserOffers() {
  const prompt = vi.fn(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

beforeEach(() => {
  localStorage.clear()
  installOffer.set('none')
})

describe('installing to the home screen', () => {
  test('is not mentioned where the browser offers no prompt', () => {
    awaitInstallOffer()
    const { container } = render(<Install />)
    expect(container.textContent).toBe('')
  })

  test('is offered where and when we choose, and the browser asks on tap', async () => {
    awaitInstallOffer()
    render(<Install />)
    const { event, prompt } = browserOffers()
    expect(event.defaultPrevented).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  })

  test('is offered too when the browser’s event came before our script', async () => {
    const prompt = vi.fn(() => Promise.resolve())
    vi.stubGlobal('installAsked', Object.assign(new Event('beforeinstallprompt'), { prompt }))
    awaitInstallOffer()
    vi.unstubAllGlobals()
    render(<Install />)
    await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledTimes(1)
  })

  test('is not offered again after “not now”', async () => {
    awaitInstallOffer()
    render(<Install />)
    browserOffers()
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('button')).toBeNull()
    installOffer.set('none')
    Object.assign(navigator, { standalone: false })
    awaitInstallOffer()
    expect(installOffer.current()).toBe('none')
    Reflect.deleteProperty(navigator, 'standalone')
  })

  test('is explained with a drawing where only the user can install', async () => {
    Object.assign(navigator, { standalone: false })
    awaitInstallOffer()
    const { container } = render(<Install />)
    expect(await screen.findByText(/tap Share/)).toBeDefined()
    expect(container.querySelector('svg')).not.toBeNull()
    expect(container.querySelector('[style]')).toBeNull()
    Reflect.deleteProperty(navigator, 'standalone')
  })
})
