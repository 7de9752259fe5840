import { useState } from 'react'
import { ownerOrders } from '#data/desk/orders.ts'
import { shopDate } from '#domain/base/day.ts'
import { loadOf } from '#domain/desk/workroomLoad.ts'
import { promiseFor } from '#domain/workroom/promise.ts'
import type { Workroom } from '#domain/workroom/workroom.ts'
import { adminWorkroom as words } from '#copy/desk/adminWorkroom.ts'
import { promiseSentence } from '#copy/shop/promise.ts'
import { useRows } from '#features/admin/parts/useRows.ts'

/** What one piece of each category would be promised for if it were ordered now. */
export function WorkroomExample({ workroom }: { workroom: Workroom }) {
  const known = { load: loadOf(useRows(ownerOrders)), isCurrent: true }
  const [today] = useState(() => shopDate(Date.now()))
  const made = workroom.leadTimes.filter(({ readyDays }) => readyDays > 0)
  if (made.length === 0) return null
  return (
    <div>
      <p className="label">{words.example}</p>
      <ul>
        {made.map(({ category }) => {
          const promised = promiseFor(workroom, known, [{ category, quantity: 1 }], today)
          const sentence = promised ? promiseSentence(promised) : words.noExample
          return <li key={category}>{words.exampleLine(category, sentence)}</li>
        })}
      </ul>
    </div>
  )
}
