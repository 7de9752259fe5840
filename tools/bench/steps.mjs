import { startProgress } from '../setup/process/progress.mjs'
import { benchShop } from './shop.mjs'

/** A part that takes longer is stuck; Lighthouse limits its own time. */
const STUCK_MS = 8 * 60_000

const FAILED = ': failed'

/**
 * Runs the parts of the bench one after the other, or only those in `only`. A part that fails is
 * one line of the table, and the others continue.
 * @param {{ binary: string, only: readonly string[] | undefined,
 *   figures: import('./measure/figures.mjs').Figure[] }} bench `figures` is filled
 */
export function steps({ binary, only, figures }) {
  const wanted = (/** @type {string} */ name) => !only || only.includes(name)

  /**
   * @template T
   * @param {string} doing
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>} the result of the work; undefined when it failed
   */
  async function attempt(doing, work) {
    const progress = startProgress(doing)
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    /** @type {Promise<never>} */
    const stuck = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('It timed out.')), STUCK_MS)
    })
    try {
      const result = await Promise.race([work(), stuck])
      progress.done()
      return result
    } catch (error) {
      progress.done('failed')
      figures.push({ what: doing + FAILED, got: String(error).split('\n')[0] ?? '', least: 1 })
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /**
     * One part, under its name for `--only`.
     * @param {string} name
     * @param {string} doing
     * @param {() => Promise<void>} work
     */
    step: async (name, doing, work) => {
      if (wanted(name)) await attempt(doing, work)
    },

    /**
     * A shop for these parts, if any of them is selected.
     * @param {number} count of products
     * @param {readonly string[]} names
     * @param {(shop: import('./shop.mjs').BenchShop) => Promise<void>} use
     */
    withShop: async (count, names, use) => {
      if (!names.some(wanted)) return
      const shop = await attempt(`A shop with ${count} products`, () => benchShop(binary, count))
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
