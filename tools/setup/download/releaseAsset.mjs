import { POCKETBASE_VERSION } from '../pinned.mjs'

/** @type {Readonly<Record<string, string>>} Node's names on the left, the release's on the right */
const PLATFORMS = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
/** @type {Readonly<Record<string, string>>} */
const PROCESSORS = { x64: 'amd64', arm64: 'arm64', arm: 'armv7' }

/**
 * The name of the official zip for a machine, or undefined when none is published.
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 */
export function releaseAsset(platform, arch) {
  const os = PLATFORMS[platform]
  const cpu = PROCESSORS[arch]
  return os && cpu && `pocketbase_${POCKETBASE_VERSION}_${os}_${cpu}.zip`
}
