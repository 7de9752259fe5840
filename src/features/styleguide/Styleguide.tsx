import { type ReactNode, useState } from 'react'
import { Actions } from './Actions.tsx'
import { Goods } from './Goods.tsx'
import styles from './styleguide.module.css'
import { AreaField, Field, SelectField } from '#ui/forms/Field.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { notifyProblem, notifySuccess } from '#ui/notices/notify.ts'

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

/** Fields: empty with a hint, filled, invalid and disabled. */
function Fields() {
  return (
    <form className="stack" noValidate>
      <Field label="Full name" defaultValue="Venkatanarasimharajuvaripeta Subrahmanyam" />
      <Field label="Chest" hint="Under the arms, around the fullest part." placeholder="38" />
      <Field
        label="PIN code"
        defaultValue="40001"
        problemText="An Indian PIN code has six digits."
      />
      <Field label="E-mail" defaultValue="asha@example.com" disabled />
      <SelectField label="Country">
        <option>India</option>
      </SelectField>
      <AreaField label="Note" defaultValue="Please call before the fitting." />
    </form>
  )
}

const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const

/** The type scale, the display serif above the text sans. */
function TypeScale() {
  return (
    <div className="stack">
      {SIZES.map((size) => (
        <p key={size} className={styles.sample} data-size={size}>
          Cut to your measure <span className="price">₹1,25,999</span>
        </p>
      ))}
      <p className="label">A label in small capitals</p>
      <p>
        Text runs to a measure of sixty-two characters or so, because a longer line tires the eye
        that has to find its way back to the next one. It may contain <a href="#text">a link</a> and
        a <small>small remark</small>.
      </p>
    </div>
  )
}

const NAMES = [
  'paper',
  'paper-raised',
  'paper-sunken',
  'ink',
  'ink-soft',
  'hairline',
  'brass',
  'brass-ink',
  'warning',
] as const

/** The whole palette in the current theme. */
export function Colours() {
  return (
    <ul className={styles.swatches}>
      {NAMES.map((name) => (
        <li key={name}>
          <span className={styles.swatch} data-colour={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  )
}

/** A dialog, and toasts for success and failure. */
export function Overlays() {
  const [open, setOpen] = useState(false)
  return (
    <div className="row">
      <Button look="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Button look="outline" onClick={() => notifySuccess('addedToCart')}>
        Say it went well
      </Button>
      <Button look="outline" onClick={() => notifyProblem('orderFailed')}>
        Say it went wrong
      </Button>
      {open && (
        <Dialog title="Remove this line?" onClose={() => setOpen(false)}>
          <p>It can be brought back for ten seconds.</p>
          <Button look="danger" onClick={() => setOpen(false)}>
            Remove
          </Button>
        </Dialog>
      )}
    </div>
  )
}
