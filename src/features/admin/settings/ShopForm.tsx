import { useEffect, useState, type FormEvent } from 'react'
import { adminSession } from '#data/desk/account.ts'
import { ownedShop, saveShop } from '#data/desk/shop.ts'
import {
  discardUnsavedShop,
  keepUnsavedShop,
  restoreUnsavedShop,
  unsavedShop,
} from '#data/desk/drafts/unsavedShop.ts'
import type { OwnedShop } from '#data/desk/replicas/shopReplica.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import { changedShop, checkChangedShop, editedSince } from '#domain/desk/changedShop.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import { notify } from '#ui/notices/notify.ts'
import { useLive } from '#ui/state/useLive.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import styles from '#features/admin/parts/parts.module.css'
import own from './settings.module.css'
import { HomeFields } from '#features/admin/home/HomeFields.tsx'
import { FittingFields } from '#features/admin/fittings/FittingFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { MessageFields } from './MessageFields.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { PolicyFields } from './PolicyFields.tsx'
import { ExchangeRateFields } from './ExchangeRateFields.tsx'
import { ShopConflict } from './ShopConflict.tsx'
import { SizeFields } from './SizeFields.tsx'
import { TaxFields } from '#features/admin/documents/TaxFields.tsx'
import { useFieldInHash } from './useFieldInHash.ts'
import { WorkroomFields } from '#features/admin/workroom/WorkroomFields.tsx'

const TEXTS = ['name', 'tagline', 'address', 'phone', 'whatsappNumber', 'email', 'mapUrl'] as const

/** Fields that the server requires. */
const REQUIRED: readonly string[] = ['name', 'whatsappNumber', 'email', 'mapUrl']

/**
 * The shop's settings. Only fields edited here override updates from elsewhere, and only those are
 * sent.
 */
export function ShopForm({ owned }: { owned: OwnedShop }) {
  const { base, changes } = useLive(unsavedShop) ?? { base: owned, changes: {} }
  const [restored, setRestored] = useState(false)
  const [newer, setNewer] = useState<OwnedShop>()
  const [busy, run] = useBusy()
  const [problems, setProblems] = useState<FieldProblems>({})
  const shown = useFirstProblem(problems)
  useFieldInHash()
  useEffect(() => void restoreUnsavedShop().then((was) => was && setRestored(true)), [])
  const untouched = Object.keys(changes).length === 0
  const shop: Shop = { ...base.shop, ...changes }

  function discard() {
    setRestored(false)
    discardUnsavedShop()
  }

  function edit(patch: Partial<Shop>) {
    keepUnsavedShop(base, changedShop(base.shop, { ...shop, ...patch }))
  }

  function save(onto: OwnedShop, wanted: Partial<Shop>) {
    setNewer(undefined)
    run(async () => {
      const saved = await saveShop(onto, wanted)
      if (saved.ok) {
        notifyOutcome(saved.value, adminSettings.saved)
        // The owner may have signed out meanwhile.
        if (adminSession.current()?.status !== 'in') return
        setRestored(false)
        const now = unsavedShop.current()?.changes ?? {}
        const next = ownedShop.rows.current()?.[0] ?? onto
        return keepUnsavedShop(next, editedSince(base.shop, changes, now))
      }
      if (saved.problem.newer) setNewer(saved.problem.newer)
      else notify(adminSettings.failed)
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { problems: found, readable } = checkChangedShop(changes)
    setProblems(found)
    if (!untouched && Object.keys(found).length === 0) save(base, readable)
  }

  return (
    <form ref={shown} className={own.form} onSubmit={submit}>
      {restored && !untouched && (
        <div className={`row ${own.restored}`}>
          <p role="status">{adminSettings.restored}</p>
          <Button look="quiet" onClick={discard}>
            {adminSettings.discardRestored}
          </Button>
        </div>
      )}
      <section className="stack" aria-labelledby="settings-house">
        <h2 id="settings-house">{adminSettings.house}</h2>
        <div className={own.fields}>
          {TEXTS.map((name) => (
            <Field
              key={name}
              label={adminSettings.fields[name]}
              hint={name === 'whatsappNumber' && adminSettings.whatsappHint}
              name={name}
              problem={problems[name]}
              required={REQUIRED.includes(name)}
              type={name === 'email' ? 'email' : 'text'}
              value={shop[name]}
              onChange={({ target }) => edit({ [name]: target.value })}
            />
          ))}
          <Field
            label={adminSettings.discount}
            hint={adminSettings.discountHint}
            maxLength={200}
            value={shop.discount}
            onChange={({ target }) => edit({ discount: target.value })}
          />
        </div>
      </section>
      <HoursFields hours={shop.hours} onChange={(hours) => edit({ hours })} />
      <WorkroomFields workroom={shop.workroom} onChange={(workroom) => edit({ workroom })} />
      <FittingFields fittings={shop.fittings} onChange={(fittings) => edit({ fittings })} />
      <PaymentFields
        payment={shop.payment}
        problem={problems['payment']}
        onChange={(payment) => edit({ payment })}
      />
      <MessageFields
        messages={shop.messages}
        problems={problems}
        onChange={(messages) => edit({ messages })}
      />
      <TaxFields tax={shop.tax} problem={problems['tax']} onChange={(tax) => edit({ tax })} />
      <ExchangeRateFields shop={shop} onChange={edit} />
      <SizeFields table={shop.sizeTable} onChange={(sizeTable) => edit({ sizeTable })} />
      <HomeFields home={shop.home} onChange={(home) => edit({ home })} />
      <PolicyFields policies={shop.policies} onChange={(policies) => edit({ policies })} />
      <div className={`${styles.actions} ${styles.answer}`}>
        <Button type="submit" disabled={untouched} busy={busy} busyLabel={busyLabels.saving}>
          {adminSettings.save}
        </Button>
      </div>
      {newer && (
        <ShopConflict
          before={base.shop}
          changes={changes}
          theirs={newer.shop}
          onTakeTheirs={() => {
            setNewer(undefined)
            discard()
          }}
          onTakeMine={(wanted) => save(newer, wanted)}
          onClose={() => setNewer(undefined)}
        />
      )}
    </form>
  )
}
