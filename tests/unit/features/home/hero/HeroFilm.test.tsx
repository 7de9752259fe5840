import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Hero } from '#features/home/hero/Hero.tsx'
// Known here, so that the clock of a test does not run while it is read.
import '#features/home/hero/LoopingFilm.tsx'

const LONG_AFTER_MS = 60_000
const LIGHT = '/pictures/hero-av1.mp4'
const COMMON = '/pictures/hero.mp4'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_HERO_FILMS', `${LIGHT} ${COMMON}`)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'connection')
})

/** Renders the hero; returns the sources requested for its film. */
function show() {
  const { container } = render(<Hero />, { wrapper: MemoryRouter })
  return () => [...container.querySelectorAll<HTMLSourceElement>('video source')]
}

function addresses(sources: HTMLSourceElement[]) {
  return sources.map((source) => source.getAttribute('src'))
}

function wait(milliseconds: number) {
  return act(async () => {
    vi.advanceTimersByTime(milliseconds)
    await vi.dynamicImportSettled()
  })
}

describe('the film of the first screen', () => {
  it('loads after the first paint, the smallest codec first', async () => {
    const sources = show()
    expect(sources()).toEqual([])
    await wait(LONG_AFTER_MS)
    expect(addresses(sources())).toEqual([LIGHT, COMMON])
    expect(sources()[0]?.type).toContain('codecs="av01.')
    expect(sources()[0]?.closest('video')?.preload).toBe('none')
  })

  it.each([
    ['H.264 alone', COMMON, [COMMON]],
    ['no film', '', []],
  ])('is not requested in a missing codec: %s', async (_, made, asked) => {
    vi.stubEnv('VITE_HERO_FILMS', made)
    const sources = show()
    await wait(LONG_AFTER_MS)
    expect(addresses(sources())).toEqual(asked)
    expect(screen.queryAllByRole('button')).toHaveLength(asked.length)
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
  ])('does not load where %s; the poster stays', async (_, arrange) => {
    arrange()
    const sources = show()
    await wait(LONG_AFTER_MS)
    expect(sources()).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('presentation').getAttribute('src')).toBe('/pictures/hero-800.webp')
  })

  it('falls back to the poster only when no codec can be played', async () => {
    const sources = show()
    await wait(LONG_AFTER_MS)
    const [light, common] = sources()
    if (!light || !common) throw new Error('There is no film to fail.')
    fireEvent.error(light)
    expect(sources()).toHaveLength(2)
    fireEvent.error(common)
    expect(sources()).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
