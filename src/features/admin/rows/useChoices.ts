import { useSearchParams } from 'react-router-dom'

/**
 * The choices in the address of a list, such as `?status=ready`.
 * @returns the choices, and a function that sets one, replacing its previous value; an empty value
 *   removes it
 */
export function useChoices() {
  const [choices, setChoices] = useSearchParams()
  function choose(name: string, value: string) {
    const next = new URLSearchParams(choices)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setChoices(next, { replace: true })
  }
  return [choices, choose] as const
}
