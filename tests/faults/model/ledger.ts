import type { Device } from './runHistory.ts'
import type { Report, Waiting } from '#tests/faults/report.ts'
import type { Step } from './step.ts'
import type { Submission, Edit, Line, Outcome } from './outcome.ts'
import type { TabReply } from '#tests/faults/phone/tab.ts'
import { undoneEdits } from './undoneEdits.ts'

type Place = { device: Device; tab: number; index: number }

type Asked = Extract<
  Step,
  {
    do:
      | 'add'
      | 'remove'
      | 'checkout'
      | 'order'
      | 'send'
      | 'measure'
      | 'like'
      | 'cancel'
      | 'sendNow'
      | 'pull'
  }
>

type Written = Pick<
  Outcome,
  | 'submissions'
  | 'lines'
  | 'edits'
  | 'cancelled'
  | 'removed'
  | 'undone'
  | 'changedHands'
  | 'unsentSets'
  | 'seenWaiting'
>

/** Makes the tabs of a history act for its shoppers, and records the results they showed. */
export function ledger(run: string) {
  const submissions: Submission[] = []
  const lines: Line[] = []
  const edits: Edit[] = []
  const saving = new Set<Edit>()
  const cancelled = new Set<string>()
  const maybeCancelled = new Set<string>()
  const removed = new Set<string>()
  const undone = new Set<string>()
  const changedHands = new Set<string>()
  const guestSets = new Set<string>()
  const unsentSets = new Set<string>()
  const seen = new Map<string, Waiting>()
  let marks = 0
  let moments = 0

  /** A logical clock: later than any earlier moment, also within one step. */
  const moment = () => (moments += 1)

  function newSubmission(
    kind: Submission['kind'],
    label: string,
    user: string,
    flaw: Submission['flaw'],
  ): Submission {
    const submission: Submission = {
      label,
      kind,
      user,
      flaw,
      reported: undefined,
      id: undefined,
      begunAt: moment(),
      savedAt: Infinity,
    }
    submissions.push(submission)
    return submission
  }

  function noteReply(submission: Submission, reply: TabReply | undefined): void {
    if (reply?.what === 'refused') submission.reported = 'refused'
    if (reply?.what === 'saved')
      Object.assign(submission, { reported: 'saved', id: reply.id, savedAt: moment() })
  }

  /** Performs a shopper's action; when the tab dies before the result, it may have happened. */
  async function ask(step: Asked, { device, tab, index }: Place): Promise<void> {
    const { phone, user } = device
    const mark = (marks += 1)
    const label = `${run}x${mark}x`
    const tell = (wish: Parameters<typeof phone.act>[1], onReply: (reply?: TabReply) => void) =>
      void phone.act(tab, wish).then(onReply)

    switch (step.do) {
      case 'add': {
        const line: Line = { label, reported: false, oldPrice: step.oldPrice ?? false }
        lines.push(line)
        return tell({ do: 'add', label, oldPrice: line.oldPrice }, (reply) => {
          line.reported = reply?.what === 'added'
        })
      }
      case 'remove': {
        const inCart = (await phone.look())?.cart.map((one) => one.label) ?? []
        return tell({ do: 'remove', nth: step.nth }, (reply) => {
          if (reply?.what === 'removed') removed.add(reply.label)
          if (!reply) for (const one of inCart) removed.add(one)
        })
      }
      case 'order': {
        const submission = newSubmission('order', label, user, step.isValid ? 'none' : 'field')
        const { seen: shown, isValid } = step
        return tell({ do: 'order', label, seen: shown, isValid }, (reply) =>
          noteReply(submission, reply),
        )
      }
      case 'send': {
        const { kind } = step
        // Guests are not offered tailoring.
        if (user === '' && kind === 'tailoring') return
        const flaw = kind === 'subscriber' ? 'none' : step.flaw
        const submission = newSubmission(kind, label, kind === 'tailoring' ? user : '', flaw)
        return tell({ do: 'send', kind, mark, label, flaw }, (reply) =>
          noteReply(submission, reply),
        )
      }
      case 'measure':
      case 'like': {
        // A guest's preferences are stored on this phone only.
        if (user === '' && step.do === 'like') return
        const value = step.do === 'measure' ? String(500 + mark) : label
        const { field } = step
        const edit: Edit = {
          what: step.do,
          of: step.do === 'like' ? user : '',
          field,
          value,
          at: undefined,
          device: index,
          begunAt: moment(),
          raced: false,
        }
        for (const one of saving) if (one.what === edit.what) one.raced = edit.raced = true
        edits.push(edit)
        saving.add(edit)
        const wish =
          step.do === 'measure'
            ? { do: step.do, field: step.field, value: Number(value) }
            : { do: step.do, field: step.field, value }
        return tell(wish, (reply) => {
          saving.delete(edit)
          if (reply?.what === 'edited') Object.assign(edit, { of: reply.set, at: reply.at })
          if (reply?.what === 'refused') edits.splice(edits.indexOf(edit), 1)
        })
      }
      case 'cancel': {
        const waiting = (await phone.look())?.waiting ?? []
        return tell({ do: 'cancel', nth: step.nth }, (reply) => {
          if (reply?.what === 'cancelled') {
            cancelled.add(reply.id)
            for (const label of reply.lines) removed.add(label)
          }
          if (!reply) for (const { id } of waiting) maybeCancelled.add(id)
        })
      }
      default:
        return tell({ do: step.do }, () => undefined)
    }
  }

  return {
    moment,
    ask,
    /** Records a phone's state when it is idle. */
    note(report: Report | undefined, device: number): void {
      if (!report) return
      for (const one of report.waiting) {
        const before = seen.get(one.id)
        if (before && before.owner !== one.owner) changedHands.add(one.id)
        if (!before) seen.set(one.id, one)
      }
      const sent = [...report.waiting, ...report.receipts].map(({ id }) => id)
      for (const { id, owner } of report.sets) {
        if (owner === '') guestSets.add(id)
        else if (guestSets.delete(id) && !sent.includes(id)) unsentSets.add(id)
      }
      for (const one of undoneEdits(edits, report, device)) undone.add(one)
    },
    outcome: (): Written => ({
      submissions,
      lines,
      edits,
      removed,
      cancelled: { reported: cancelled, maybe: maybeCancelled },
      undone: [...undone],
      changedHands: [...changedHands],
      unsentSets: [...unsentSets],
      seenWaiting: [...seen.values()],
    }),
  }
}
