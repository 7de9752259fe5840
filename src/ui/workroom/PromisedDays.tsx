import type { KnownLoad } from '#domain/workroom/promise.ts'
import type { Work } from '#domain/workroom/workroom.ts'
import { promise as words, promiseSentence, readySentence } from '#copy/shop/promise.ts'
import type { Live } from '#domain/base/live.ts'
import { usePromise } from './usePromise.ts'

type PromisedDaysProps = {
  work: readonly Work[]
  load: Live<KnownLoad>
  /** Only the day on which they are ready. */
  brief?: boolean | undefined
}

/** The days that the house promises for these pieces, and whether they are an estimate. */
export function PromisedDays({ work, load, brief }: PromisedDaysProps) {
  const promised = usePromise(work, load)
  if (!promised) return null
  if (brief) return <p>{readySentence(promised)}</p>
  return (
    <div>
      <p>{promiseSentence(promised)}</p>
      <p className="hint">{promised.confirmed ? words.confirmed : words.estimate}</p>
    </div>
  )
}
