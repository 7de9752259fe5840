import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'
import { useTooltip } from './useTooltip.ts'

type TooltipProps = {
  /** The icon's accessible name. */
  text: string
  /** The edge of the icon to align the text to, so that it stays on screen. */
  edge?: 'start' | 'end'
  children: ReactNode
}

/** Shows an icon's name on hover or focus. */
export function Tooltip({ text, edge = 'start', children }: TooltipProps) {
  const { open, handlers } = useTooltip()
  return (
    <span className={styles.anchor} {...handlers}>
      {children}
      {open && (
        <span role="tooltip" className={styles.tooltip} data-edge={edge}>
          {text}
        </span>
      )}
    </span>
  )
}
