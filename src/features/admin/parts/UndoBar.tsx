import { useEffect, useRef, useState } from 'react'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from './UndoBar.module.css'

/** How long a step can be undone. */
const UNDO_MS = 10_000

type UndoBarProps = { text: string; onUndo: () => void; onOver: () => void }

/**
 * Offers to undo the last step for ten seconds, or for as long as its button has the focus, which it
 * takes from what was removed. Give it a new key for each step.
 */
export function UndoBar({ text, onUndo, onOver }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onOver, UNDO_MS)
    return () => clearTimeout(timer)
  }, [onOver, isHeld])
  return (
    <div
      ref={bar}
      className={styles.undo}
      role="status"
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      <Button look="outline" onClick={onUndo}>
        {adminProducts.undo}
      </Button>
    </div>
  )
}
