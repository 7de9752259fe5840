import type { Device } from './play.ts'
import type { Report, Waiting } from '#tests/faults/report.ts'
import type { Step } from './step.ts'
import type { StoryEvent, Edit, Line, Story } from './story.ts'
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
  Story,
  | 'deeds'
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
  const deeds: StoryEvent[] = []
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

  function newDeed(
    kind: StoryEvent['kind'],
    label: string,
    user: string,
    flaw: StoryEvent['flaw'],
  ): StoryEvent {
    const deed: StoryEvent = {
      label,
      kind,
      user,
      flaw,
      told: undefined,
      id: undefined,
      begunAt: moment(),
      keptAt: Infinity,
    }
    deeds.push(deed)
    return deed
  }

  function writeDeed(deed: StoryEvent, told: TabReply | undefined): void {
    if (told?.what === 'refused') deed.told = 'refused'
    if (told?.what === 'kept') Object.assign(deed, { told: 'kept', id: told.id, keptAt: moment() })
  }

  /** Performs a shopper's action; when the tab dies before the result, it may have happened. */
  async function ask(step: Asked, { device, tab, index }: Place): Promise<void> {
    const { phone, user } = device
    const mark = (marks += 1)
    const label = `${run}x${mark}x`
    const tell = (wish: Parameters<typeof phone.act>[1], onTold: (told?: TabReply) => void) =>
      void phone.act(tab, wish).then(onTold)

    switch (step.do) {
      case 'add': {
        const line: Line = { label, told: false, oldPrice: step.oldPrice ?? false }
        lines.push(line)
        return tell({ do: 'add', label, oldPrice: line.oldPrice }, (told) => {
          line.told = told?.what === 'added'
        })
      }
      case 'remove': {
        const inCart = (await phone.look())?.cart.map((one) => one.label) ?? []
        return tell({ do: 'remove', nth: step.nth }, (told) => {
          if (told?.what === 'removed') removed.add(told.label)
          if (!told) for (const one of inCart) removed.add(one)
        })
      }
      case 'order': {
        const deed = newDeed('order', label, user, step.sound ? 'none' : 'field')
        const { seen: shown, sound } = step
        return tell({ do: 'order', label, seen: shown, sound }, (told) => writeDeed(deed, told))
      }
      case 'send': {
        const { kind } = step
        // Guests are not offered tailoring.
        if (user === '' && kind === 'tailoring') return
        const flaw = kind === 'subscriber' ? 'none' : step.flaw
        const deed = newDeed(kind, label, kind === 'tailoring' ? user : '', flaw)
        return tell({ do: 'send', kind, mark, label, flaw }, (told) => writeDeed(deed, told))
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
        return tell(wish, (told) => {
          saving.delete(edit)
          if (told?.what === 'edited') Object.assign(edit, { of: told.set, at: told.at })
          if (told?.what === 'refused') edits.splice(edits.indexOf(edit), 1)
        })
      }
      case 'cancel': {
        const waiting = (await phone.look())?.waiting ?? []
        return tell({ do: 'cancel', nth: step.nth }, (told) => {
          if (told?.what === 'cancelled') cancelled.add(told.id)
          if (!told) for (const { id } of waiting) maybeCancelled.add(id)
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
    story: (): Written => ({
      deeds,
      lines,
      edits,
      removed,
      cancelled: { told: cancelled, maybe: maybeCancelled },
      undone: [...undone],
      changedHands: [...changedHands],
      unsentSets: [...unsentSets],
      seenWaiting: [...seen.values()],
    }),
  }
}
