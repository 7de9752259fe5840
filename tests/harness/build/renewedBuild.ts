import { createHash } from 'node:crypto'
import type { Files } from './builtFiles.ts'

const HASHED = /^(assets\/.*-)([\w-]{7})(\.\w+)$/
const TEXT = /\.(js|css|html|json|webmanifest)$/

export type RenewedBuild = { id: string; files: Files; rename: (text: string) => string }

/**
 * The same build under another id: every hashed file gets another name, and so do all references
 * and digests.
 */
export function renewedBuild(old: Files): RenewedBuild {
  const oldId = /name="build" content="([^"]+)"/.exec(String(old.get('shell.html')))?.[1] ?? ''
  const id = reversed(oldId)
  const names = [...old.keys()].flatMap((path) => {
    const [, stem, hash, type] = HASHED.exec(path) ?? []
    return stem && hash ? [[`${hash}${type}`, `${reversed(hash)}${type}`]] : []
  })
  const rename = (text: string) =>
    names.reduce((so, [from = '', to = '']) => so.replaceAll(from, to), text.replaceAll(oldId, id))
  const files: Files = new Map()
  for (const [path, bytes] of old)
    files.set(rename(path), TEXT.test(path) ? Buffer.from(rename(bytes.toString())) : bytes)
  const worker = [...old].reduce(
    (text, [path, bytes]) => {
      const from = sha256(bytes)
      const to = sha256(files.get(rename(path)) ?? bytes)
      // A revision is a prefix of the digest.
      return text.replaceAll(from, to).replaceAll(from.slice(0, 12), to.slice(0, 12))
    },
    String(files.get('serviceWorker.js')),
  )
  files.set('serviceWorker.js', Buffer.from(worker))
  return { id, files, rename }
}

/** A page inlines its styles, which name files: the CSP has to allow the renamed ones. */
export function allowStyles(policy: string, page: string, { rename }: RenewedBuild): string {
  const styles = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
  return styles.reduce(
    (so, [, style = '']) => so.replaceAll(sha256(style), sha256(rename(style))),
    policy,
  )
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64')
}

function reversed(text: string): string {
  return text.split('').reverse().join('')
}
