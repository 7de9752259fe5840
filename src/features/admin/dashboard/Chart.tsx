import { shopDate } from '#domain/base/day.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { Revenue } from '#domain/desk/revenue.ts'
import { adminDashboard } from '#copy/desk/admin.ts'
import styles from './Chart.module.css'
import tables from '#features/admin/parts/parts.module.css'
import { shortDayText } from '#ui/parts/day.ts'

const HEIGHT = 40
const BAR = 4
const STEP = 5

/** A bar for each day, with the same figures as a table for screen readers. */
export function Chart({ days }: { days: Revenue['days'] }) {
  const most = Math.max(1, ...days.map(({ rupees }) => rupees))
  const first = days[0]
  const last = days[days.length - 1]
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ fromMs, rupees }, index) => {
          const height = Math.max((rupees / most) * HEIGHT, rupees > 0 ? 0.5 : 0)
          return (
            <rect key={fromMs} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} />
          )
        })}
      </svg>
      <div className={styles.ends}>
        <small>{first && dayOf(first.fromMs)}</small>
        <small>{last && dayOf(last.fromMs)}</small>
      </div>
      <details>
        <summary className={tables.textButton}>{adminDashboard.chartTable}</summary>
        <div className={tables.scroll}>
          <table>
            <caption className="visually-hidden">{adminDashboard.chart}</caption>
            <thead>
              <tr>
                <th scope="col">{adminDashboard.day}</th>
                <th scope="col" className={tables.number}>
                  {adminDashboard.revenue}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ fromMs, rupees }) => (
                <tr key={fromMs}>
                  <td>{dayOf(fromMs)}</td>
                  <td className={tables.number}>{formatRupees(rupees)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

function dayOf(ms: number): string {
  return shortDayText(shopDate(ms))
}
