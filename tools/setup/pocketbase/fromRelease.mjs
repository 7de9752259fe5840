import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { askVersion } from './askVersion.mjs'
import { download } from '../download/download.mjs'
import { cachedBinary } from './localSources.mjs'
import { withPartial } from '../download/partial.mjs'
import { POCKETBASE_VERSION, RELEASE_HASHES, RELEASE_URL } from '../pinned.mjs'
import { releaseAsset } from '../download/releaseAsset.mjs'
import { readZipEntry } from '../download/zipEntry.mjs'

/** @typedef {import('./pocketbase.mjs').SourceContext} SourceContext */
/** @typedef {import('../findProgram.mjs').SourceAnswer} SourceAnswer */

/**
 * The official release zip, kept only when its hash matches and its binary runs.
 * `POCKETBASE_RELEASE_URL` names a mirror; the hashes stay the same.
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
export async function fromRelease(context) {
  const asset = releaseAsset(context.platform, context.arch)
  if (!asset) return { reason: `none is published for ${context.platform} ${context.arch}` }
  const base = (context.env['POCKETBASE_RELEASE_URL'] || RELEASE_URL).replace(/\/+$/, '')
  const progress = context.startProgress(`Downloading PocketBase ${POCKETBASE_VERSION}`)
  const answer = await withPartial(cachedBinary(context), (partial) =>
    fetchAndUnpack({ ...context, asset, base, partial, note: progress.note }),
  )
  progress.done('binary' in answer ? 'done' : answer.reason)
  return answer
}

/**
 * @param {SourceContext & { asset: string, base: string, partial: string,
 *   note: (detail: string) => void }} work
 * @returns {Promise<SourceAnswer>}
 */
async function fetchAndUnpack({ asset, base, partial, note, ...context }) {
  const wanted =
    context.hashes?.[asset] ?? RELEASE_HASHES[asset] ?? (await listed(base, asset, partial))
  if (typeof wanted !== 'string') return wanted

  const got = await download(`${base}/${asset}`, partial, { note, stallMs: context.stallMs })
  if (!got.ok) return { reason: got.reason }
  if (got.sha256 !== wanted)
    return { reason: `${asset} has the SHA-256 ${got.sha256}, expected ${wanted}: not used` }

  const name = context.platform === 'win32' ? 'pocketbase.exe' : 'pocketbase'
  const entry = readZipEntry(readFileSync(partial), name)
  if (!entry.ok) return { reason: `${asset}: ${entry.reason}` }
  writeFileSync(partial, entry.bytes)
  chmodSync(partial, 0o755)
  const version = await askVersion(partial)
  if (version !== POCKETBASE_VERSION)
    return {
      reason: `the downloaded program does not run here (it printed ${version ?? 'nothing'})`,
    }

  const binary = cachedBinary(context)
  renameSync(partial, binary)
  return { binary }
}

/**
 * The hash of a zip in the release's own checksum list.
 * @param {string} base
 * @param {string} asset
 * @param {string} partial
 * @returns {Promise<string | { reason: string }>}
 */
async function listed(base, asset, partial) {
  const list = await download(`${base}/checksums.txt`, partial)
  if (!list.ok) return { reason: list.reason }
  for (const line of readFileSync(partial, 'utf8').split('\n')) {
    const [hash, name] = line.trim().split(/\s+\*?/)
    if (name === asset && hash && /^[0-9a-f]{64}$/.test(hash)) return hash
  }
  return { reason: `${base}/checksums.txt does not list ${asset}` }
}
