import { useState, type FormEvent } from 'react'
import { addLedgerEntry } from '#data/desk/ledger.ts'
import {
  ENTRY_KINDS,
  entryProblem,
  PAYMENT_WAYS,
  type EntryKind,
  type Sums,
} from '#domain/money/ledger.ts'
import { decimalRupees, formatPaise, parseAmountText, type Paise } from '#domain/money/paise.ts'
import type { SentEntry } from '#domain/money/sentEntry.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminMoney as words } from '#copy/desk/adminMoney.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, SelectField, formText } from '#ui/forms/Field.tsx'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { useToday } from '#ui/workroom/useToday.ts'
import styles from '#features/admin/parts/parts.module.css'
import { discountGap, useTax } from '#features/admin/documents/useTax.ts'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'

type EntryFormProps = {
  order: OwnerOrder
  sums: Sums
  /** The reference of a claimed payment that the owner has found in the bank; else empty. */
  reference: string
  /** The amount of a payment until another is typed; 0 for none. */
  proposed: Paise
  onAdded: () => void
}

/**
 * Adds an entry to the ledger. A payment over the balance has to be confirmed; the server checks
 * that too.
 */
export function EntryForm({ order, sums, reference, proposed, onAdded }: EntryFormProps) {
  const [kind, setKind] = useState<EntryKind>('payment')
  const [typed, setTyped] = useState<string>()
  const { tax } = useTax()
  const [edition, setEdition] = useState(0)
  const today = useToday()
  const [day, setDay] = useState('')
  const [excess, setExcess] = useState<SentEntry>()
  const [problems, setProblems] = useState<FieldProblems>({})
  const shown = useFirstProblem(problems)
  const [busy, run] = useBusy()
  const proposal = kind === 'payment' && proposed > 0 ? decimalRupees(proposed) : ''
  const amount = typed ?? proposal
  const off = kind === 'discount' ? parseAmountText(amount) : undefined
  const gap = off && discountGap(tax, order.lines, sums.discounted + off)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = entryIn(event.currentTarget, kind)
    if (!typed) return setProblems({ amount: 'amountInvalid' })
    // A discount has no day field: a day chosen for another kind of entry is not its day.
    const entry = { ...typed, day: kind === 'discount' ? today : day || today }
    const problem = entryProblem(entry, sums)
    setProblems(problem && problem !== 'overpaid' ? { amount: problem } : {})
    if (problem === 'overpaid') setExcess(entry)
    else if (!problem) add(entry)
  }

  function add(entry: SentEntry, over?: true) {
    setExcess(undefined)
    run(async () => {
      const added = await addLedgerEntry(order.id, entry, over)
      if (!added.ok && added.problem.code === 'overpaid') return setExcess(entry)
      if (!added.ok) return notifyProblem(added.problem)
      notifyOutcome(added.value, words.added[kind])
      setEdition(edition + 1)
      setTyped(undefined)
      setDay('')
      onAdded()
    })
  }

  return (
    <form key={edition} ref={shown} className={`stack ${styles.noPrint}`} onSubmit={submit}>
      <SelectField
        label={words.record}
        value={kind}
        onChange={({ target }) => setKind(kindNamed(target.value))}
      >
        {ENTRY_KINDS.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </SelectField>
      <Field
        label={words.amount}
        name="amount"
        inputMode="decimal"
        value={amount}
        problem={problems['amount']}
        hint={gap}
        onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
        onChange={({ target }) => setTyped(target.value)}
        required
      />
      {kind !== 'discount' && (
        <>
          <WayFields reference={reference} />
          <Field
            label={words.day[kind]}
            type="date"
            max={today}
            value={day || today}
            onChange={({ target }) => setDay(target.value)}
          />
        </>
      )}
      {kind !== 'payment' && <Field label={words.reason} name="note" maxLength={200} required />}
      <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
        {words.submit[kind]}
      </Button>
      {excess && (
        <ConfirmDialog
          title={words.submit.payment}
          text={words.overpaid(formatPaise(sums.received + excess.paise), formatPaise(sums.toPay))}
          yes={words.submit.payment}
          onYes={() => add(excess, true)}
          onNo={() => setExcess(undefined)}
        />
      )}
    </form>
  )
}

function WayFields({ reference }: { reference: string }) {
  return (
    <>
      <SelectField label={words.way} name="method" defaultValue={reference === '' ? 'cash' : 'upi'}>
        {PAYMENT_WAYS.map((way) => (
          <option key={way} value={way}>
            {words.ways[way]}
          </option>
        ))}
      </SelectField>
      <Field label={words.reference} name="reference" maxLength={40} defaultValue={reference} />
    </>
  )
}

function entryIn(form: HTMLFormElement, kind: EntryKind): SentEntry | undefined {
  const paise = parseAmountText(formText(form, 'amount'))
  if (paise === undefined) return undefined
  const [method, reference, note] = ['method', 'reference', 'note'].map((name) =>
    formText(form, name).trim(),
  )
  return { kind, paise, method: method ?? '', reference: reference ?? '', note: note ?? '' }
}

function kindNamed(text: string): EntryKind {
  return ENTRY_KINDS.find((known) => known === text) ?? 'payment'
}
