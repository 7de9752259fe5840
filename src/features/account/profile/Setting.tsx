import type { ReactNode } from 'react'
import styles from './profile.module.css'
import '#ui/styles/parts/disclosure.css'

type SettingProps = {
  title: string
  /** What it is now, or what can be done; opened, the row shows it in full. */
  value?: string | undefined
  /** One element, which changes it. */
  children: ReactNode
}

/** A row of the profile's list: closed, it says what is set; opened, it shows how to change it. */
export function Setting({ title, value, children }: SettingProps) {
  return (
    <details className={`disclosure ${styles.setting}`}>
      <summary>
        <div>
          <h3>{title}</h3>
          {value !== undefined && <p className="hint">{value}</p>}
        </div>
      </summary>
      {children}
    </details>
  )
}
