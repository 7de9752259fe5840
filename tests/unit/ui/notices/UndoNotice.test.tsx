import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { UndoNotice } from '#ui/notices/UndoNotice.tsx'

function Removed() {
  const [isShown, setShown] = useState(true)
  const over = () => setShown(false)
  return (
    <main tabIndex={-1}>
      {isShown && <UndoNotice text="A suit removed" onUndo={over} onDismiss={over} />}
    </main>
  )
}

it.each(['Undo', 'Dismiss message'])('after "%s" the focus is on the page', async (name) => {
  render(<Removed />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await userEvent.setup().click(screen.getByRole('button', { name }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
