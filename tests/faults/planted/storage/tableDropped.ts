import type { connectTo as real } from '#data/storage/connect.ts'
import type { DexieOptions } from 'dexie'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** A later version of the schema removes a table that the version before still writes. */
export const connectTo: Faulty<typeof real> = (original) => (module, onClose) => {
  const construct = (Dexie: typeof module.Dexie, [name, options]: [string, DexieOptions]) => {
    const dexie = new Dexie(name, options)
    dexie.version(3).stores({ cart: null })
    return dexie
  }
  return original({ ...module, Dexie: new Proxy(module.Dexie, { construct }) }, onClose)
}
