import type { connectTo as real } from '#data/storage/connect.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const connectTo: Faulty<typeof real> = (original) => (module, onClose) => {
  const construct = (Dexie: typeof module.Dexie, [name]: [string]) => new Dexie(name)
  return original({ ...module, Dexie: new Proxy(module.Dexie, { construct }) }, onClose)
}
