import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'

type OptionalSettingsProps = {
  /** `off` says what customers miss; `start` names the button. */
  words: { title: string; off: string; start: string }
  onStart: () => void
  /** The fields, once the house has started. */
  children: ReactNode
}

/** Optional settings: shows an explanation and a button until the house starts using them. */
export function OptionalSettings({ words, onStart, children }: OptionalSettingsProps) {
  return (
    <fieldset className="stack">
      <legend className="label">{words.title}</legend>
      {children ?? (
        <>
          <p className="hint">{words.off}</p>
          <div>
            <Button look="outline" onClick={onStart}>
              {words.start}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  )
}
