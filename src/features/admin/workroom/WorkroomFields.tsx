import { ownedProducts } from '#data/desk/products.ts'
import { categoriesOf } from '#domain/products/product.ts'
import type { LeadTime, Workroom } from '#domain/workroom/workroom.ts'
import { adminWorkroom as words } from '#copy/desk/adminWorkroom.ts'
import { OptionalSettings } from '#features/admin/parts/OptionalSettings.tsx'
import styles from '#features/admin/parts/parts.module.css'
import own from './workroom.module.css'
import { useRows } from '#features/admin/rows/useRows.ts'
import { ClosedDays } from './ClosedDays.tsx'
import { NumberField } from '#features/admin/parts/NumberField.tsx'
import { useState } from 'react'
import { ownerOrders } from '#data/desk/orders.ts'
import { shopDate } from '#domain/base/day.ts'
import { loadOf } from '#domain/desk/workroomLoad.ts'
import { promiseFor } from '#domain/workroom/promise.ts'
import { promiseSentence } from '#copy/shop/promise.ts'

type WorkroomFieldsProps = {
  workroom: Workroom | undefined
  onChange: (workroom: Workroom) => void
}

/** The workroom before the owner has entered any lead time. */
const START: Workroom = {
  leadTimes: [],
  closedWeekdays: [0],
  holidays: [],
  piecesPerDay: 4,
  bufferDays: 2,
}

const MAX_LEAD_DAYS = 180

/** What promised days are computed from: lead times, closed days, daily capacity and a reserve. */
export function WorkroomFields({ workroom, onChange }: WorkroomFieldsProps) {
  return (
    <OptionalSettings words={words} onStart={() => onChange(START)}>
      {workroom && <Fields workroom={workroom} onChange={onChange} />}
    </OptionalSettings>
  )
}

function Fields({ workroom, onChange }: WorkroomFieldsProps & { workroom: Workroom }) {
  const { leadTimes, piecesPerDay, bufferDays } = workroom
  const products = useRows(ownedProducts).filter(({ deleted }) => !deleted)
  const known = leadTimes.map(({ category }) => category)
  // A category stays in its place while its days are typed again.
  const [atFirst] = useState(known)
  const categories = [...new Set([...atFirst, ...known, ...categoriesOf(products)])]

  function setLeadTime(category: string, lead: LeadTime | undefined) {
    const isNew = !known.includes(category)
    const others = leadTimes.flatMap((other) => {
      if (other.category !== category) return [other]
      return lead ? [lead] : []
    })
    onChange({ ...workroom, leadTimes: isNew && lead ? [...others, lead] : others })
  }

  return (
    <>
      <p className="hint">{words.lead}</p>
      <div className={own.leadTimes}>
        <p className={own.leadTime} aria-hidden="true">
          <span className="label">{words.readyDays}</span>
          <span className="label">{words.trialDays}</span>
        </p>
        {categories.map((category) => (
          <LeadTimeFields
            key={category}
            category={category}
            lead={leadTimes.find((other) => other.category === category)}
            onChange={(lead) => setLeadTime(category, lead)}
          />
        ))}
      </div>
      <div className={styles.columns}>
        <NumberField
          label={words.piecesPerDay}
          least={1}
          most={1000}
          value={piecesPerDay}
          onChange={(count) => onChange({ ...workroom, piecesPerDay: count })}
        />
        <NumberField
          label={words.bufferDays}
          hint={words.bufferHint}
          most={30}
          value={bufferDays}
          onChange={(count) => onChange({ ...workroom, bufferDays: count })}
        />
      </div>
      <ClosedDays workroom={workroom} onChange={onChange} />
      <WorkroomExample workroom={workroom} />
    </>
  )
}

type LeadTimeFieldsProps = {
  category: string
  lead: LeadTime | undefined
  onChange: (lead: LeadTime | undefined) => void
}

/**
 * The two lead times of a category; clearing the first removes both. While it is typed again, the days
 * to the trial are kept as they were: "2" on the way to "25" must not shorten them.
 */
function LeadTimeFields({ category, lead, onChange }: LeadTimeFieldsProps) {
  const { trialDays = 0, readyDays } = lead ?? {}
  const [kept, setKept] = useState(trialDays)
  return (
    <div className={own.leadTime} onFocus={() => lead && setKept(lead.trialDays)}>
      <span aria-hidden="true">{category}</span>
      <NumberField
        label={words.ready(category)}
        labelHidden
        most={MAX_LEAD_DAYS}
        value={readyDays}
        onChange={(days) =>
          onChange({ category, trialDays: Math.min(kept, days), readyDays: days })
        }
        onClear={() => onChange(undefined)}
      />
      {readyDays !== undefined && readyDays > 0 && (
        <NumberField
          label={words.trial(category)}
          labelHidden
          most={readyDays}
          value={trialDays}
          onChange={(days) => onChange({ category, trialDays: days, readyDays })}
        />
      )}
    </div>
  )
}

/** The days that would be promised for one piece of each category if it were ordered now. */
export function WorkroomExample({ workroom }: { workroom: Workroom }) {
  const known = { load: loadOf(useRows(ownerOrders)), isCurrent: true }
  const [today] = useState(() => shopDate(Date.now()))
  const made = workroom.leadTimes.filter(({ readyDays }) => readyDays > 0)
  if (made.length === 0) return null
  return (
    <div>
      <p className="label">{words.example}</p>
      <ul className={own.examples}>
        {made.map(({ category }) => {
          const promised = promiseFor(workroom, known, [{ category, quantity: 1 }], today)
          const sentence = promised ? promiseSentence(promised) : words.noExample
          return <li key={category}>{words.exampleLine(category, sentence)}</li>
        })}
      </ul>
    </div>
  )
}
