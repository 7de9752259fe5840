import { cpSync, rmSync } from 'node:fs'
import { pocketBaseCommand } from '#tools/server/command.mjs'
import type { Shop } from '#tests/harness/server/shopServer.ts'

export type Restorable = Pick<Shop, 'crash' | 'restart'> & {
  /** Copies the data; the server is down meanwhile. */
  backup: () => Promise<void>
  /**
   * Restarts from the copy under a new epoch, as `restore.sh` does; without a copy nothing happens.
   */
  restore: () => Promise<boolean>
}

/** A server whose data can be backed up and restored. */
export function restorable(shop: Shop): Restorable {
  const { data } = shop.folders
  const copy = `${data}.backup`
  let isCopied = false
  return {
    crash: shop.crash,
    restart: shop.restart,
    async backup() {
      await shop.crash()
      rmSync(copy, { recursive: true, force: true })
      cpSync(data, copy, { recursive: true })
      isCopied = true
      await shop.restart()
    },
    async restore() {
      if (!isCopied) return false
      await shop.crash()
      rmSync(data, { recursive: true, force: true })
      cpSync(copy, data, { recursive: true })
      isCopied = false
      const printed = await pocketBaseCommand(shop, ['epoch'])
      if (!/^epoch /m.test(printed)) throw new Error(`no new epoch: ${printed}`)
      await shop.restart()
      return true
    },
  }
}
