import { useEffect, useState } from 'react'
import { setSubscriber, subscribers } from '#data/desk/requests.ts'
import { escapeFormula, writeCsv } from '#domain/base/csv.ts'
import type { Subscriber } from '#domain/desk/ownerInbox.ts'
import { adminRequests } from '#copy/desk/admin.ts'
import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import styles from '#features/admin/parts/parts.module.css'
import { saveFile } from '#ui/device/saveFile.ts'
import { shortDayText } from '#ui/parts/day.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'

/** The newsletter's subscribers. */
export function Subscribers() {
  const [people, setPeople] = useState<Subscriber[]>()
  useEffect(() => {
    let mounted = true
    void subscribers().then((found) => mounted && setPeople(found))
    return () => {
      mounted = false
    }
  }, [])

  async function toggle({ id, active }: Subscriber) {
    const changed = await setSubscriber(id, !active)
    if (changed.ok) setPeople(await subscribers())
    else notifyProblem(changed.problem)
  }

  if (!people) return <p role="status">{common.loading}</p>
  if (people.length === 0) {
    return (
      <div className="notice">
        <p>{adminRequests.empty.subscribers}</p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => exportPeople(people)}>
          {adminRequests.exportCsv}
        </Button>
      </div>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{adminRequests.email}</th>
              <th scope="col" className={styles.number}>
                {adminRequests.since}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <td>
                  {person.email}{' '}
                  {!person.active && <span className="chip">{adminRequests.stopped}</span>}
                </td>
                <td className={styles.number}>{shortDayText(person.since)}</td>
                <td>
                  <Button
                    look="quiet"
                    aria-label={`${person.active ? adminRequests.stop : adminRequests.start}: ${person.email}`}
                    onClick={() => void toggle(person)}
                  >
                    {person.active ? adminRequests.stop : adminRequests.start}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function exportPeople(people: readonly Subscriber[]) {
  const rows = people.map(({ email, since, active }) => [
    escapeFormula(email),
    since,
    active ? 'active' : 'stopped',
  ])
  const file = writeCsv([['email', 'timestamp', 'status'], ...rows])
  saveFile(`subscribers-${shopToday()}.csv`, file)
}
