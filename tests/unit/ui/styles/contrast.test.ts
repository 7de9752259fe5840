import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
const TEXT = 4.5
const SHAPE = 3

const PAPERS = ['paper', 'paper-raised', 'paper-sunken'] as const
const INKS = ['ink', 'ink-soft', 'brass', 'warning'] as const

const themes = readThemes(readFileSync('src/ui/styles/tokens.css', 'utf8'))

for (const [theme, colours] of themes) {
  for (const ink of INKS) {
    test.each(PAPERS)(`In the ${theme} theme ${ink} text is readable on %s`, (paper) => {
      expect(contrast(of(colours, ink), of(colours, paper))).toBeGreaterThanOrEqual(TEXT)
    })
  }

  test(`In the ${theme} theme an example in a field is readable, and fainter than what is typed`, () => {
    const example = contrast(of(colours, 'ink-faint'), of(colours, 'paper-raised'))
    expect(example).toBeGreaterThanOrEqual(TEXT)
    expect(example).toBeLessThan(contrast(of(colours, 'ink'), of(colours, 'paper-raised')) / 2)
  })

  test(`In the ${theme} theme button text is readable, at rest and hovered`, () => {
    expect(contrast(of(colours, 'paper'), of(colours, 'ink'))).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(of(colours, 'brass-ink'), of(colours, 'brass'))).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(PAPERS)(
    `In the ${theme} theme a field's edge and the focus ring are visible on %s`,
    (paper) => {
      expect(contrast(of(colours, 'ink-soft'), of(colours, paper))).toBeGreaterThanOrEqual(SHAPE)
      expect(contrast(of(colours, 'brass'), of(colours, paper))).toBeGreaterThanOrEqual(SHAPE)
    },
  )
}

test('Contrast is computed as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
})

type Colours = ReadonlyMap<string, string>

function readThemes(css: string): [string, Colours][] {
  const [day = '', evening = ''] = css.split('prefers-color-scheme: dark')
  return [
    ['day', readColours(day)],
    ['evening', new Map([...readColours(day), ...readColours(evening)])],
  ]
}

function readColours(css: string): Colours {
  return new Map(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

function of(colours: Colours, name: string): string {
  const colour = colours.get(name)
  if (!colour) throw new Error(`There is no colour called ${name}`)
  return colour
}

/** Contrast ratio of two colours (WCAG 2.2, "contrast ratio" and "relative luminance"). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
