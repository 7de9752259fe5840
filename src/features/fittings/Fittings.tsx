import { useMatch } from 'react-router-dom'
import { bookableKind } from '#domain/fittings/fitting.ts'
import type { KnownFittings } from '#data/orders/fittings.ts'
import { common } from '#copy/base/frame.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { fittings as words } from '#copy/account/fittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { OpenChat } from '#ui/parts/OpenChat.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { BookingForm } from './BookingForm.tsx'
import { FittingCard } from './FittingCard.tsx'
import styles from './fittings.module.css'
import { useBooking } from './useBooking.ts'
import { useFittings } from './useFittings.ts'
import { WaitingBooking } from './WaitingBooking.tsx'

/**
 * The fittings of an order: booked, answered and put into a calendar by anyone with the link. It names
 * no customer.
 */
export function Fittings() {
  const token = useMatch(paths.fittings(':token'))?.params.token ?? ''
  return (
    <div className={`page-narrow stack ${styles.page}`}>
      <Head copy={shopperPages.fittings} />
      <Loaded key={token} token={token} />
    </div>
  )
}

function Loaded({ token }: { token: string }) {
  const { known, problem, retry } = useFittings(token)
  if (!known?.page && !problem) return <p role="status">{common.loading}</p>
  if (!known?.page) {
    const isUnknown = problem?.code === 'notFound'
    return (
      <>
        <h1>{words.title}</h1>
        {problem && <p role="alert">{isUnknown ? words.unknown : problemSentence(problem)}</p>}
        {isUnknown ? (
          <p>
            <OpenChat />
          </p>
        ) : (
          <Button onClick={retry}>{common.retry}</Button>
        )}
      </>
    )
  }
  return (
    <>
      {problem && (
        <p role="status">
          {problemSentence(problem)} {words.stale}
        </p>
      )}
      <Page token={token} page={known.page} waiting={known.waiting} />
    </>
  )
}

type PageProps = { token: string } & KnownFittings & { page: NonNullable<KnownFittings['page']> }

function Page({ token, page, waiting }: PageProps) {
  const { fittings: settings } = usePageData().shop
  const { number, isOpen } = page
  const shown = page.fittings.filter(({ status }) => status !== 'cancelled')
  const booking = useBooking(token)
  // A booking from this form stays in it until it is sent or saved, and while its refusal is shown.
  const isInForm = booking.busy || booking.problem !== undefined
  const bookings = waiting.flatMap(({ wish, ...rest }) =>
    wish.what === 'book' && wish.id !== booking.sentId && !isInForm ? [{ wish, ...rest }] : [],
  )
  const kind = isOpen && bookings.length === 0 ? bookableKind(shown, shopToday()) : undefined
  return (
    <>
      <h1>
        {words.title}{' '}
        <span className={styles.number}>
          {words.of} {number}
        </span>
      </h1>
      {shown.length === 0 && bookings.length === 0 && isOpen && (
        <p>{settings ? words.none : words.noneByChat}</p>
      )}
      {shown.map((fitting) => (
        <FittingCard
          key={fitting.id}
          token={token}
          page={page}
          fitting={fitting}
          waiting={waiting}
        />
      ))}
      {bookings.map((booking) => (
        <WaitingBooking key={booking.wish.id} {...booking} />
      ))}
      {kind && settings && (
        <BookingForm key={kind} booking={booking} kind={kind} page={page} settings={settings} />
      )}
      {!isOpen && <p>{words.over}</p>}
      <p>
        <OpenChat />
      </p>
    </>
  )
}
