import { useEffect, useId, useRef } from 'react'
import { collection } from '#copy/shop/catalogue.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { usePreHydrationValue } from '#ui/state/usePreHydrationValue.ts'
import styles from './filters.module.css'
import { loadWordSearch } from './useSearch.ts'

type SearchFieldProps = {
  words: string
  onChange: (words: string) => void
  /** Called when the field gains or loses the focus. */
  onTyping: (typing: boolean) => void
}

/**
 * Searches on every keystroke. The field keeps its own text, because the address updates a moment
 * later and would otherwise drop letters of a fast typist.
 */
export function SearchField({ words, onChange, onTyping }: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  usePreHydrationValue(field, words, onChange)
  useEffect(() => {
    const input = field.current
    if (input && input !== document.activeElement) input.value = words
  }, [words])

  function clear() {
    if (field.current) field.current.value = ''
    field.current?.focus()
    onChange('')
  }

  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {collection.searchLabel}
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        type="search"
        className="control"
        placeholder={collection.searchPlaceholder}
        defaultValue={words}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onFocus={() => {
          void loadWordSearch()
          onTyping(true)
        }}
        onBlur={() => onTyping(false)}
        onChange={(event) => onChange(event.target.value)}
      />
      {words !== '' && (
        <button type="button" aria-label={collection.clearSearch} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
