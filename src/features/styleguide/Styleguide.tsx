import type { ReactNode } from 'react'
import { Actions } from './Actions.tsx'
import { Colours } from './Colours.tsx'
import { Fields } from './Fields.tsx'
import { Goods } from './Goods.tsx'
import { Overlays } from './Overlays.tsx'
import styles from './styleguide.module.css'
import { TypeScale } from './TypeScale.tsx'

/** Every shared component in each of its states, for developers. */
export function Styleguide() {
  return (
    <main className="page stack">
      <h1>Styleguide</h1>
      <Chapter title="Colour" body={<Colours />} />
      <Chapter title="Type" body={<TypeScale />} />
      <Chapter title="Buttons and chips" body={<Actions />} />
      <Chapter title="Fields" body={<Fields />} />
      <Chapter title="Cards, table and totals" body={<Goods />} />
      <Chapter title="Dialog and toasts" body={<Overlays />} />
    </main>
  )
}

function Chapter({ title, body }: { title: string; body: ReactNode }) {
  return (
    <section className={`stack ${styles.chapter}`} aria-label={title}>
      <h2>{title}</h2>
      {body}
    </section>
  )
}
