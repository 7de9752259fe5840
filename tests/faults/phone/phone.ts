import type { Report } from '#tests/faults/report.ts'
import type { TabCommand, TabReply } from './tab.ts'

/**
 * A phone with the shop open in up to four tabs; either real ones in Chromium, or ones run in Node.
 */
export type Phone = {
  /** Opens the shop in that tab, unless it is open. */
  open: (tab: number) => Promise<void>
  isOpen: (tab: number) => boolean
  /** The result shown to the tab's shopper; undefined when the tab died before. */
  act: (tab: number, wish: TabCommand) => Promise<TabReply | undefined>
  /** The tab dies after `after` more accesses to storage or network; never, at Infinity. */
  kill: (tab: number, after: number) => Promise<void>
  /**
   * After `after` more writes the next `times` fail for lack of space; where that can be simulated.
   */
  fill: (tab: number, after: number, times: number) => Promise<void>
  /** The current content of its storage; undefined when that cannot be read without a tab. */
  look: () => Promise<Report | undefined>
  killBrowser: () => Promise<void>
  freeze: (tab: number) => Promise<void>
  thaw: (tab: number) => Promise<void>
  airplane: (on: boolean) => Promise<void>
  /** Another page of the phone signs in with this saved sign-in, or out. */
  signIn: (saved: string | undefined) => Promise<void>
  /** This much time passes on the phone's clock. */
  wait: (ms: number) => Promise<void>
  /** From now on every request is answered: settling waits for each response, however slow. */
  trust: () => void
  /** Runs until all activity has ended, or only time can continue it. */
  settle: () => Promise<void>
  close: () => Promise<void>
  /** Network requests made inside a transaction, which would have ended it; as far as known. */
  askedWithin: readonly string[]
}
