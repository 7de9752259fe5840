import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testimonials } from '#copy/home/home.ts'
import { PageDataContext } from '#ui/state/contexts.ts'
import { HOME_SECTIONS, type Testimonial } from '#domain/shop/homePage.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { servedData } from '#tests/harness/screen/publicPage.tsx'
import { Testimonials } from '#features/home/testimonials/Testimonials.tsx'

const AUTHORS = testimonials.entries.map(({ author }) => author)

beforeEach(() => {
  vi.useFakeTimers()
  renderTestimonials()
})

function renderTestimonials(own?: Testimonial[]) {
  return render(pageWith(own))
}

function pageWith(own: Testimonial[] = []) {
  const home = {
    order: [...HOME_SECTIONS],
    hidden: [],
    outfits: [],
    testimonials: own,
    people: [],
    visits: [],
  }
  return (
    <PageDataContext value={servedData({ shop: { ...DEFAULT_SHOP, home } })}>
      <Testimonials />
    </PageDataContext>
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The author of the visible entry; the others only reserve space. */
function shown(): (string | undefined)[] {
  const entries = screen.getAllByRole('group', { name: /^Testimonial \d of 3$/ })
  const visible = entries.filter((entry) => entry.dataset['shown'] === 'true')
  return visible.map((entry) => AUTHORS.find((author) => within(entry).queryByText(author)))
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

describe('Client Testimonials', () => {
  it('shows three entries one at a time, with a dot for each', () => {
    expect(screen.getByRole('heading', { name: 'Client Testimonials' })).toBeTruthy()
    expect(shown()).toEqual([AUTHORS[0]])
    expect(screen.getAllByRole('button', { name: /^Show testimonial/ })).toHaveLength(3)
  })

  it('advances every 5 seconds and wraps around after the last', () => {
    wait(4999)
    expect(shown()).toEqual([AUTHORS[0]])
    wait(1)
    expect(shown()).toEqual([AUTHORS[1]])
    wait(5000)
    expect(shown()).toEqual([AUTHORS[2]])
    wait(5000)
    expect(shown()).toEqual([AUTHORS[0]])
  })

  it('goes back from the first to the last, and forward from the last to the first', () => {
    wait(600)
    press('Previous testimonial')
    expect(shown()).toEqual([AUTHORS[2]])
    wait(600)
    press('Next testimonial')
    expect(shown()).toEqual([AUTHORS[0]])
  })

  it('ignores a second change within 500 ms', () => {
    wait(600)
    press('Next testimonial')
    wait(499)
    press('Next testimonial')
    expect(shown()).toEqual([AUTHORS[1]])
    wait(1)
    press('Next testimonial')
    expect(shown()).toEqual([AUTHORS[2]])
  })

  it('jumps to the entry of a dot and marks it', () => {
    wait(600)
    press('Show testimonial 3')
    expect(shown()).toEqual([AUTHORS[2]])
    const dot = screen.getByRole('button', { name: 'Show testimonial 3' })
    expect(dot.getAttribute('aria-current')).toBe('true')
  })

  it('pauses while hovered', () => {
    const next = screen.getByRole('button', { name: 'Next testimonial' })
    fireEvent.mouseOver(next)
    wait(20_000)
    expect(shown()).toEqual([AUTHORS[0]])
    fireEvent.mouseOut(next)
    wait(5000)
    expect(shown()).toEqual([AUTHORS[1]])
  })

  it('pauses while focused', () => {
    act(() => screen.getByRole('button', { name: 'Next testimonial' }).focus())
    wait(20_000)
    expect(shown()).toEqual([AUTHORS[0]])
  })

  it('pauses and resumes with its button', () => {
    press('Pause testimonials')
    wait(20_000)
    expect(shown()).toEqual([AUTHORS[0]])
    press('Play testimonials')
    wait(5000)
    expect(shown()).toEqual([AUTHORS[1]])
  })

  it('marks the samples as samples', () => {
    expect(screen.getByText(/^Examples, until this house/)).toBeTruthy()
  })

  it('shows one of the house’s own where the samples were on their last', () => {
    cleanup()
    const { rerender } = renderTestimonials()
    wait(600)
    press('Show testimonial 3')
    rerender(pageWith([{ content: 'It fits.', author: 'Meera Nair', position: '' }]))
    const entry = screen.getByRole('group', { name: 'Testimonial 1 of 1' })
    expect(entry.dataset['shown']).toBe('true')
  })

  it('shows what the house has entered instead, and one entry without controls', () => {
    cleanup()
    renderTestimonials([{ content: 'It fits.', author: 'Meera Nair', position: '' }])
    const entry = within(screen.getByRole('group', { name: 'Testimonial 1 of 1' }))
    expect(entry.getByText('It fits.')).toBeTruthy()
    expect(entry.getByText('MN')).toBeTruthy()
    expect(screen.queryByText(/^Examples/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Next testimonial' })).toBeNull()
  })
})
