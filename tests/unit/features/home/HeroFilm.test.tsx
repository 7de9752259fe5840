import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Hero } from '#features/home/Hero.tsx'

const LONG_AFTER_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

/** The first screen, long after it was painted. */
function show() {
  const { container } = render(<Hero />)
  const film = container.querySelector('video')
  if (!film) throw new Error('There is no place for the film.')
  return film
}

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

describe('the film of the first screen', () => {
  it('comes after the page has painted', () => {
    const film = show()
    expect(film.getAttribute('src')).toBeNull()
    wait(LONG_AFTER_MS)
    expect(film.getAttribute('src')).toBe('/pictures/hero.mp4')
    expect(film.preload).toBe('none')
  })

  it.each<[string, () => void]>([
    [
      'data is saved',
      () =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          configurable: true,
        }),
    ],
    ['there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'less movement is asked for',
      () =>
        vi.stubGlobal('matchMedia', (media: string) =>
          Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
        ),
    ],
  ])('does not come where %s; the poster stays', (_, arrange) => {
    arrange()
    const film = show()
    wait(LONG_AFTER_MS)
    expect(film.getAttribute('src')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('presentation').getAttribute('src')).toBe('/pictures/hero-800.webp')
  })

  it('gives way to the poster when it cannot be played', () => {
    const film = show()
    wait(LONG_AFTER_MS)
    fireEvent.error(film)
    expect(film.getAttribute('src')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
