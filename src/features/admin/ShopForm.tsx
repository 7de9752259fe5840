import { useState } from 'react'
import type { FormEvent } from 'react'
import { saveShop } from '#data/adminShop.ts'
import type { OwnedShop } from '#data/adminShop.ts'
import { CURRENCIES } from '#domain/money.ts'
import type { CurrencyCode } from '#domain/money.ts'
import { adminSettings } from '#copy/admin.ts'
import { busyLabels } from '#copy/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { notify } from '#ui/notify.ts'
import { useBusy } from '#ui/useBusy.ts'
import styles from './admin.module.css'
import { HoursFields } from './HoursFields.tsx'
import { dayText, isoDay } from './when.ts'

const TEXTS = ['name', 'tagline', 'address', 'phone', 'whatsappNumber', 'email', 'mapUrl'] as const

/** What the server wants to be there. */
const REQUIRED: readonly string[] = ['name', 'whatsappNumber', 'email', 'mapUrl']

type ShopFormProps = { owned: OwnedShop; onSaved: (owned: OwnedShop) => void }

/** The house's settings; rates carry the day on which they were set. */
export function ShopForm({ owned, onSaved }: ShopFormProps) {
  const [shop, setShop] = useState(owned.shop)
  const [busy, run] = useBusy()

  function setRate(code: CurrencyCode, rate: number) {
    setShop({ ...shop, rates: { ...shop.rates, [code]: rate }, ratesSetOn: isoDay(new Date()) })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    run(async () => {
      const saved = await saveShop(owned, shop)
      if (saved.ok) {
        notify(adminSettings.saved)
        return onSaved(saved.value)
      }
      if (!saved.problem.newer) return notify(adminSettings.failed)
      notify(adminSettings.conflict)
      onSaved(saved.problem.newer)
    })
  }

  return (
    <form className="card stack" onSubmit={submit}>
      <h2>{adminSettings.house}</h2>
      <div className={styles.columns}>
        {TEXTS.map((name) => (
          <Field
            key={name}
            label={adminSettings.fields[name]}
            required={REQUIRED.includes(name)}
            type={name === 'email' ? 'email' : 'text'}
            value={shop[name]}
            onChange={({ target }) => setShop({ ...shop, [name]: target.value })}
          />
        ))}
      </div>
      <HoursFields hours={shop.hours} onChange={(hours) => setShop({ ...shop, hours })} />
      <fieldset className="stack">
        <legend className="label">{adminSettings.rates}</legend>
        <p className="hint">
          {adminSettings.ratesSetOn(dayText(shop.ratesSetOn))}. {adminSettings.ratesChanged}
        </p>
        <div className={styles.columns}>
          {CURRENCIES.filter(({ code }) => code !== 'INR').map(({ code, symbol, name }) => (
            <Field
              key={code}
              label={`${name} (${symbol})`}
              type="number"
              min={0.000001}
              step="any"
              required
              value={shop.rates[code]}
              onChange={({ target }) => setRate(code, Number(target.value))}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={busyLabels.saving}>
          {adminSettings.save}
        </Button>
      </div>
    </form>
  )
}
