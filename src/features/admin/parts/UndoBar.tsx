import { useEffect } from 'react'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from './parts.module.css'

/** How long a step can be undone. */
const UNDO_MS = 10_000

type UndoBarProps = { text: string; onUndo: () => void; onOver: () => void }

/** Offers to undo the last step for ten seconds. Give it a new key for each step. */
export function UndoBar({ text, onUndo, onOver }: UndoBarProps) {
  useEffect(() => {
    const timer = setTimeout(onOver, UNDO_MS)
    return () => clearTimeout(timer)
  }, [onOver])
  return (
    <div className={styles.undo} role="status">
      <span>{text}</span>
      <Button look="outline" onClick={onUndo}>
        {adminProducts.undo}
      </Button>
    </div>
  )
}
