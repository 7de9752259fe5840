import type { Report } from '#tests/faults/report.ts'
import type { Act, Told } from './tab.ts'

/** A phone with the shop open in up to four tabs; real ones in Chromium, or ones run in Node. */
export type Phone = {
  /** Opens the shop in that tab, unless it is open. */
  open: (tab: number) => Promise<void>
  isOpen: (tab: number) => boolean
  /** What the tab's shopper is told; undefined when the tab died before. */
  act: (tab: number, wish: Act) => Promise<Told | undefined>
  /** The tab dies once it has touched storage or network so many more times; never, at Infinity. */
  kill: (tab: number, after: number) => Promise<void>
  /** After so many more writes the tab's device has no room for so many; where that can be done. */
  fill: (tab: number, after: number, times: number) => Promise<void>
  /** What its storage holds just now; undefined where that cannot be read without a tab. */
  look: () => Promise<Report | undefined>
  killBrowser: () => Promise<void>
  freeze: (tab: number) => Promise<void>
  thaw: (tab: number) => Promise<void>
  airplane: (on: boolean) => Promise<void>
  /** Another page of the phone signs in as the one whose saved sign-in this is, or out. */
  signIn: (saved: string | undefined) => Promise<void>
  /** So much time passes by the phone's clock. */
  wait: (ms: number) => Promise<void>
  /** From now on the network answers: coming to rest waits for every answer, however slow. */
  trust: () => void
  /** All that is going on comes to its end, or to where only time helps. */
  settle: () => Promise<void>
  close: () => Promise<void>
  /** What was asked of the network within a transaction, which would have ended it; as far as known. */
  askedWithin: readonly string[]
}
