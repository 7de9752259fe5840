import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

const EntryTexts = createContext(new Map<string, string>())

/** Keeps the texts of the history entries until the owner signs out or the page is loaded again. */
export function EntryTextsProvider({ children }: { children: ReactNode }) {
  const [texts] = useState(() => new Map<string, string>())
  return <EntryTexts value={texts}>{children}</EntryTexts>
}

/**
 * A text stored with the history entry and restored when navigating back. For values that must not
 * appear in the URL, such as a customer's name.
 */
export function useEntryText(name: string) {
  const texts = useContext(EntryTexts)
  const entry = `${useLocation().key} ${name}`
  const [text, setText] = useState(texts.get(entry) ?? '')
  useEffect(() => void texts.set(entry, text), [texts, entry, text])
  return [text, setText] as const
}

/**
 * Restores how far an element was scrolled when its history entry was left.
 * @returns the element's ref
 */
export function useScrollRestoration(name: string) {
  const texts = useContext(EntryTexts)
  const entry = `${useLocation().key} ${name}`
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const [left, top] = (texts.get(entry) ?? '').split(' ').map(Number)
      element.scrollLeft = left ?? 0
      element.scrollTop = top ?? 0
      return () => void texts.set(entry, `${element.scrollLeft} ${element.scrollTop}`)
    },
    [texts, entry],
  )
}
