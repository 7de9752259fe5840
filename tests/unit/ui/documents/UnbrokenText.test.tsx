import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnbrokenText } from '#ui/documents/UnbrokenText.tsx'

it('keeps the named parts whole and reads as the text does', () => {
  const text = 'Measure for made-to-measure clothes'
  const { container } = render(<UnbrokenText text={text} whole={/(\w+(?:-\w+)+)/} />)
  expect(screen.getByText('made-to-measure').tagName).toBe('SPAN')
  expect(container.textContent).toBe(text)
})
