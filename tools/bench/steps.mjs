import { startProgress } from '../setup/progress.mjs'
import { benchShop } from './shop.mjs'

/** A part that takes longer has got stuck; Lighthouse minds the time itself. */
const STUCK_MS = 8 * 60_000

const FAILED = ': failed'

/**
 * Runs the parts of the bench one after the other, or those in `only`. A part that fails is a line
 * of the table, and the others go on.
 * @param {{ binary: string, only: readonly string[] | undefined,
 *   figures: import('./figures.mjs').Figure[] }} bench `figures` is filled
 */
export function steps({ binary, only, figures }) {
  const wanted = (/** @type {string} */ name) => !only || only.includes(name)

  /**
   * @param {string} doing
   * @param {(note: (text: string) => void) => Promise<void>} work
   */
  async function attempt(doing, work) {
    const progress = startProgress(doing)
    let timer
    const stuck = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('It got stuck.')), STUCK_MS)
    })
    try {
      await Promise.race([work(progress.note), stuck])
      progress.done()
    } catch (error) {
      progress.done('failed')
      figures.push({ what: doing + FAILED, got: String(error).split('\n')[0] ?? '', least: 1 })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** One part, by the name that `--only` knows it by. */
    step: async (name, doing, work) => {
      if (wanted(name)) await attempt(doing, work)
    },

    /** A shop for the parts named, if any of them is wanted. */
    withShop: async (count, names, use) => {
      if (!names.some(wanted)) return
      let shop
      await attempt(`A shop with ${count} products`, async () => {
        shop = await benchShop(binary, count)
      })
      if (!shop) return
      try {
        await use(shop)
      } finally {
        await shop.stop()
      }
    },

    failed: () => figures.some(({ what }) => what.endsWith(FAILED)),
  }
}
