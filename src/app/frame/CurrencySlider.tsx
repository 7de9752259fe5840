import { useId, useRef } from 'react'
import { CURRENCIES } from '#domain/base/money.ts'
import { currency as words } from '#copy/base/currency.ts'
import { useCurrency } from '#ui/state/contexts.ts'
import { usePreHydrationValue } from '#ui/state/usePreHydrationValue.ts'
import styles from './Footer.module.css'

/** Chooses one of the four currencies; all prices update at once. */
export function CurrencySlider() {
  const id = useId()
  const { currency, setCurrency } = useCurrency()
  const position = CURRENCIES.findIndex(({ code }) => code === currency)
  const chosen = CURRENCIES[position] ?? CURRENCIES[0]
  const slider = useRef<HTMLInputElement>(null)
  const choose = (place: string) => {
    const next = CURRENCIES[Number(place)]
    if (next) setCurrency(next.code)
  }
  usePreHydrationValue(slider, String(position), choose)
  return (
    <section className={styles.currency}>
      <label className="label" htmlFor={id}>
        {words.label}
      </label>
      <input
        ref={slider}
        id={id}
        type="range"
        min={0}
        max={CURRENCIES.length - 1}
        step={1}
        value={position}
        aria-valuetext={words.choice(chosen.name, chosen.symbol)}
        onChange={(event) => choose(event.target.value)}
      />
      <output htmlFor={id} className={styles.codes}>
        {CURRENCIES.map(({ code, symbol }) => (
          <span key={code} data-chosen={code === currency}>
            {symbol} {code}
          </span>
        ))}
      </output>
    </section>
  )
}
