import { useState } from 'react'
import { useMatch } from 'react-router-dom'
import { formatPaise } from '#domain/money/paise.ts'
import type { PayAnswer } from '#domain/money/payAnswer.ts'
import { common } from '#copy/base/frame.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { pay as words } from '#copy/money/pay.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { OpenChat } from '#ui/parts/OpenChat.tsx'
import { paths } from '#ui/routing/paths.ts'
import { ClaimForm } from './ClaimForm.tsx'
import styles from './pay.module.css'
import { UpiCode } from './UpiCode.tsx'
import { usePayPage } from './usePayPage.ts'
import '#ui/styles/parts/disclosure.css'

/**
 * The payment page of an order, open to anyone with the link. It shows nothing about the customer or
 * the pieces, and cannot mark the order as paid.
 */
export function Pay() {
  const token = useMatch(paths.pay(':token'))?.params.token ?? ''
  return (
    <div className={`page stack ${styles.page}`}>
      <Head copy={words} />
      <Loaded key={token} token={token} />
    </div>
  )
}

function Loaded({ token }: { token: string }) {
  const [state, refresh] = usePayPage(token)
  if (!state) return <p role="status">{common.loading}</p>
  if ('problem' in state) {
    const isUnknown = state.problem.code === 'notFound'
    return (
      <>
        <h1>{words.title}</h1>
        <p role="alert">{isUnknown ? words.unknown : problemSentence(state.problem)}</p>
        {isUnknown ? (
          <p>
            <OpenChat />
          </p>
        ) : (
          <Button onClick={refresh}>{common.retry}</Button>
        )}
      </>
    )
  }
  return (
    <>
      {state.isStale && <p role="status">{words.stale}</p>}
      <Due answer={state.answer} token={token} onClaimed={refresh} />
    </>
  )
}

type DueProps = { answer: PayAnswer; token: string; onClaimed: () => void }

function Due({ answer, token, onClaimed }: DueProps) {
  const { number, house, upiId, paise, claimed } = answer
  const [told, setTold] = useState(0)
  const isDue = paise > 0
  const isClaimed = claimed || told > 0
  const ways = isDue && upiId !== '' && (
    <div className={styles.ways}>
      <UpiCode payment={{ upiId, payee: house, paise, number }} />
      <ClaimForm
        token={token}
        onClaimed={() => {
          setTold(told + 1)
          onClaimed()
        }}
      />
    </div>
  )
  return (
    <>
      <h1>
        {words.heading} <span className={styles.number}>{number}</span>
      </h1>
      <p>{words.to(house)}</p>
      {told > 0 && <p role="status">{words.thanks}</p>}
      {told === 0 && isDue && claimed && <p role="status">{words.claimed}</p>}
      {isDue ? (
        <p>
          <span className="label">{isClaimed ? words.toConfirm : words.due}</span>
          <strong className={`price ${styles.amount}`}>{formatPaise(paise)}</strong>
        </p>
      ) : (
        <p role="status">{words.nothing}</p>
      )}
      {/* A claimed payment must not be requested again before the house has checked it. */}
      {ways && isClaimed ? (
        <details key={told} className={`disclosure ${styles.again}`}>
          <summary>{words.again}</summary>
          {ways}
        </details>
      ) : (
        ways
      )}
      {isDue && upiId === '' && <p>{words.noUpi}</p>}
      <p>
        <OpenChat />
      </p>
    </>
  )
}
