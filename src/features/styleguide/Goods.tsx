import { Picture } from '#ui/parts/Picture.tsx'
import { RequiredMeasurements } from '#ui/body/RequiredMeasurements.tsx'
import { Totals } from '#ui/facts/Totals.tsx'
import styles from './styleguide.module.css'
import '#ui/styles/parts/tables.css'
import '#ui/styles/parts/skeleton.css'
import '#ui/styles/parts/card.css'

/** The parts of a product list: a card, its skeleton, a table, totals. */
export function Goods() {
  return (
    <div className={styles.goods}>
      <article className="card stack">
        <Picture source="/pictures/glen-check-suit" alt="Glen Check Suit" sizes="15rem" />
        <h3>Glen Check Suit</h3>
        <RequiredMeasurements names={['Chest', 'Waist', 'Inseam']} values={{ chest: 965 }} />
      </article>
      <div className="card stack" aria-busy="true">
        <div className={`skeleton ${styles.waiting}`} />
        <p className="skeleton">A name that is coming</p>
      </div>
      <div className="card stack">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Glen Check Suit</td>
              <td className="price">₹64,999</td>
            </tr>
          </tbody>
        </table>
        <Totals total={64_999} />
      </div>
    </div>
  )
}
