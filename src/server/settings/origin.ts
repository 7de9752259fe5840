import { httpRequest, type RequestEvent } from '#server/pocketbase/events.ts'
import { lazy } from '#server/pocketbase/files.ts'

const DEFAULT_PORT = '8090'

/** DARZI_URL without a path; empty when it is not set, or no address. */
const configured = lazy(() => /^https?:\/\/[^/\s"'<>]+/.exec($os.getenv('DARZI_URL'))?.[0] ?? '')

/** The hosts by which this machine itself reaches the shop. */
const local = lazy(() =>
  ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${portOf($os.args)}`),
)

/**
 * The shop's origin for absolute URLs in search engines and shared links, such as
 * `https://shop.example`; empty when it is not configured. The Host header is trusted on this
 * machine only: anyone can send any name, and the page would be cached for others.
 */
export function originOf(e: RequestEvent): string {
  if (configured() !== '') return configured()
  const { host } = httpRequest(e)
  return local().includes(host) ? `http://${host}` : ''
}

function portOf(args: readonly string[]): string {
  const address = args.find((arg) => arg.startsWith('--http=')) ?? ''
  return /:(\d+)$/.exec(address)?.[1] ?? DEFAULT_PORT
}

/** The names that the shop is known by, without a port: its own, and those of this machine. */
export function hosts(): string[] {
  const named = `${configured()} ${$os.getenv('DARZI_DOMAIN')}`.split(/\s+/).map(bareHost)
  const all = [...named, '127.0.0.1', 'localhost'].filter((host) => /^[a-z0-9.-]+$/.test(host))
  return [...new Set(all)]
}

function bareHost(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/:\d+$/, '')
    .toLowerCase()
}
