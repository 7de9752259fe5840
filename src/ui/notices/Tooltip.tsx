import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'
import { useTooltip } from './useTooltip.ts'

type TooltipProps = {
  /** The name that the icon has for those who do not see it. */
  text: string
  /** Which edge of the icon the text keeps to, so that it stays on the screen. */
  edge?: 'start' | 'end'
  children: ReactNode
}

/** Names an icon for those who do see it, once they rest on it. */
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
