import { findPocketBase, LOCAL_SOURCES } from '#tools/setup/pocketbase/pocketbase.mjs'

let binary: Promise<string> | undefined

/** The PocketBase to test with. `pretest` has made sure that it exists. */
export function pocketBaseBinary(): Promise<string> {
  binary ??= find()
  return binary
}

async function find(): Promise<string> {
  const found = await findPocketBase(LOCAL_SOURCES)
  if (!found.found) throw new Error(found.reason)
  return found.binary
}
