import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'

it.each([
  ['Receipt R-2627-0001', 'R-2627-0001'],
  ['Order ET-1795601957438: Stitching', 'ET-1795601957438'],
  ['INV-2627-0001 of 25 November 2026', 'INV-2627-0001'],
])('keeps the number of "%s" in one piece and says the same', (text, number) => {
  const { container } = render(<UnbrokenNumber text={text} />)
  expect(screen.getByText(number).tagName).toBe('SPAN')
  expect(container.textContent).toBe(text)
})

it('is one box, so that a flex row keeps the space before the number', () => {
  const { container } = render(<UnbrokenNumber text="Receipt Voucher RV-2627-0001" />)
  expect(container.childNodes).toHaveLength(1)
})

it('leaves words with a hyphen as they are', () => {
  const { container } = render(<UnbrokenNumber text="Made-to-Measure, half-canvas" />)
  expect(container.innerHTML).toBe('Made-to-Measure, half-canvas')
})
