import { liveSent } from '#data/outbox/list.ts'
import { outbox, outboxKinds } from '#copy/base/offline.ts'
import { momentText } from '#ui/parts/day.ts'
import { useLive } from '#ui/state/useLive.ts'

/** What this phone sent to the shop in the last day; renders nothing if that is empty. */
export function SentList() {
  const sent = useLive(liveSent) ?? []
  if (sent.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="sent">
      <h2 id="sent">{outbox.sentTitle}</h2>
      <ul className="stack">
        {sent.map(({ id, kind, sentAt }) => (
          <li key={id}>
            <strong>{outboxKinds[kind]}</strong>{' '}
            <small>{momentText(new Date(sentAt).toISOString())}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
