import { useState } from 'react'
import { ownerOrders } from '#data/desk/orders.ts'
import { ownedProducts } from '#data/desk/products.ts'
import { discardEdits, retryEdit } from '#data/desk/edits/retryEdit.ts'
import { deskItems, type DeskItem } from '#data/desk/edits/queuedEdits.ts'
import { sendNow } from '#data/outbox/sending/queue.ts'
import { needsShopper } from '#domain/outbox/outbox.ts'
import { desk } from '#copy/desk/desk.ts'
import { common } from '#copy/base/frame.ts'
import { outbox } from '#copy/base/offline.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { PriceChangeList } from '#ui/facts/PriceChangeList.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/admin/parts/parts.module.css'
import { Decision } from './Decision.tsx'
import { editSentence } from './editSentence.ts'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import { momentText } from '#ui/parts/day.ts'
import { needs, type DeskEdit } from '#domain/desk/deskEdit.ts'
import { reprice, totalChange, type TotalChange } from '#domain/orders/pricing.ts'

type Doing = { kind: 'drop' | 'decide'; item: DeskItem }

/** The owner's edits not yet on the server: they are sent automatically, or need a decision. */
export function Waiting() {
  const items = useLive(deskItems) ?? []
  const orders = useRows(ownerOrders)
  const products = useRows(ownedProducts)
  const [doing, setDoing] = useState<Doing>()
  const [busy, run] = useBusy()
  const close = () => setDoing(undefined)

  const builtOn = (made: DeskItem) =>
    items.filter(({ id, edit }) => id !== made.id && needs(edit, made.edit))

  /** If the shop may have what is dropped, what builds on it is still sent. */
  async function drop(item: DeskItem) {
    close()
    const others = item.uncertain ? [] : builtOn(item)
    const gone = await discardEdits([item, ...others].map(({ id }) => id))
    const dropped = item.uncertain ? desk.droppedUnanswered : desk.dropped
    if (gone.ok) notify(gone.value > 0 ? dropped : desk.dropLate)
    else notifyProblem(gone.problem)
  }

  return (
    <>
      <Head copy={deskPages.waiting} />
      <div className={styles.head}>
        <h1>{desk.title}</h1>
        {items.length > 0 && (
          <Button look="outline" busy={busy} onClick={() => run(sendNow)}>
            {outbox.sendNow}
          </Button>
        )}
      </div>
      <p>{items.length === 0 ? desk.empty : desk.lead}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              {editSentence(item, orders, products)}
              <small className={styles.under}>
                {momentText(item.savedAt)}, {stateOf(item)}
              </small>
              {item.status === 'pricesChanged' && (
                <PriceChangeList changes={item.problem?.changes ?? []} total={newTotal(item)} />
              )}
            </div>
            <span className="row">
              {isDecidable(item) && (
                <Button onClick={() => setDoing({ kind: 'decide', item })}>{desk.decide}</Button>
              )}
              {newTotal(item) && (
                <Button onClick={() => void retryEdit(item.id, pricesOfToday(item))}>
                  {desk.todaysPrices}
                </Button>
              )}
              {needsShopper(item) && !isDecidable(item) && item.status !== 'pricesChanged' && (
                <Button look="outline" onClick={() => void retryEdit(item.id)}>
                  {desk.again}
                </Button>
              )}
              {item.droppable && (
                <Button look="quiet" onClick={() => setDoing({ kind: 'drop', item })}>
                  {desk.drop}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {doing?.kind === 'decide' && <Decision item={doing.item} items={items} onClose={close} />}
      {doing?.kind === 'drop' && (
        <ConfirmDialog
          title={editSentence(doing.item, orders, products)}
          text={
            doing.item.uncertain
              ? desk.dropUnanswered
              : desk.dropQuestion(builtOn(doing.item).length)
          }
          yes={desk.drop}
          no={common.close}
          onYes={() => void drop(doing.item)}
          onNo={close}
        />
      )}
    </>
  )
}

function stateOf(item: DeskItem): string {
  return isDecidable(item) ? desk.newer : desk.states[item.status]
}

/** Whether an edit conflicts with a newer version and needs the owner's decision. */
function isDecidable({ edit, problem }: DeskItem): boolean {
  if (edit.what === 'move') return problem !== undefined && problem.code !== 'signInNeeded'
  return problem?.code === 'newerVersion' && ('base' in edit || 'before' in edit)
}

/** An order repriced to the current prices, without products that are gone. */
function pricesOfToday({ edit, problem }: DeskItem): DeskEdit {
  if (edit.what !== 'order') return edit
  const lines = reprice(edit.draft.lines, problem?.changes ?? [])
  return { ...edit, draft: { ...edit.draft, lines } }
}

/** The total of a counter order at the current prices; undefined when no piece of it is left. */
function newTotal({ edit, status, problem }: DeskItem): TotalChange | undefined {
  if (edit.what !== 'order' || status !== 'pricesChanged') return undefined
  return totalChange(edit.draft.lines, problem?.changes ?? [])
}
