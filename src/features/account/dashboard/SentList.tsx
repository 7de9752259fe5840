import { liveSent } from '#data/outbox/list.ts'
import { outbox, outboxKinds, outboxStates } from '#copy/base/offline.ts'
import { momentText } from '#ui/parts/day.ts'
import { useLive } from '#ui/state/useLive.ts'

/** What left this phone in the last day and is with the shop; nothing when nothing did. */
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
            <span className="chip" data-state="sent">
              {outboxStates.sent}
            </span>
            <br />
            <small>{outbox.sentAt(momentText(new Date(sentAt).toISOString()) ?? '')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
