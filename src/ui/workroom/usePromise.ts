import { promiseAt, type KnownLoad, type Promised } from '#domain/workroom/promise.ts'
import type { Work } from '#domain/workroom/workroom.ts'
import { usePageData } from '#ui/state/contexts.ts'
import type { Live } from '#domain/base/live.ts'
import { useLive } from '#ui/state/useLive.ts'

/** What the house promises for these pieces if they are ordered now; undefined for no promise. */
export function usePromise(work: readonly Work[], load: Live<KnownLoad>): Promised | undefined {
  const { workroom } = usePageData().shop
  return promisedNow({ workroom, known: useLive(load), work })
}

/** Computed on every render, so that a page left open overnight promises from the new day. */
function promisedNow(request: Parameters<typeof promiseAt>[1]): Promised | undefined {
  return promiseAt(Date.now(), request)
}
