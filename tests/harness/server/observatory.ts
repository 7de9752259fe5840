/**
 * A page's score in MDN's HTTP Observatory, by its published arithmetic (mdn-http-observatory,
 * `src/grader/charts.js` and `src/analyzer/tests`): 100 plus the modifiers of each test; bonuses
 * count only from 90 up. The page is assumed to be served over https: redirection and certificate,
 * which are up to the proxy in front, count as neither good nor bad.
 */
export function observatoryScore(headers: Headers): { score: number; grade: string; why: Why[] } {
  const why = TESTS.map((test) => test(headers))
  const malus = why.filter(({ modifier }) => modifier < 0)
  const plain = 100 + sum(malus)
  const score = Math.max(0, plain >= 90 ? 100 + sum(why) : plain)
  return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'less', why }
}

type Why = { result: string; modifier: number }

const HALF_A_YEAR_S = 15_768_000
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const INLINE = [...BROAD, "'unsafe-inline'", 'data:']
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const TESTS = [policy, framing, transport, sniffing, referrer, resource, sharing, cookies]

function policy(headers: Headers): Why {
  const csp = directives(headers)
  if (csp.size === 0) return { result: 'no policy', modifier: -25 }
  const sources = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  const scripts = sources('script-src')
  const styles = sources('style-src')
  const holds = (list: string[], bad: string[]) => list.some((source) => bad.includes(source))
  if (holds(scripts, INLINE) || holds(sources('object-src'), BROAD))
    return { result: 'unsafe scripts', modifier: -20 }
  const insecure = (list: string[]) => list.some((source) => /^(http|ftp):/.test(source))
  const passive = ['img-src', 'media-src']
  const active = [...csp].filter(([name]) => !passive.includes(name))
  if (active.some(([, list]) => insecure(list))) return { result: 'insecure', modifier: -20 }
  if (holds([...scripts, ...styles], ["'unsafe-eval'"])) return { result: 'eval', modifier: -10 }
  if (passive.some((name) => insecure(sources(name))))
    return { result: 'insecure pictures', modifier: -10 }
  if (holds(styles, INLINE)) return { result: 'unsafe styles', modifier: 0 }
  const none = csp.get('default-src')?.join() === "'none'"
  return none ? { result: "default 'none'", modifier: 10 } : { result: 'safe', modifier: 5 }
}

function framing(headers: Headers): Why {
  const ancestors = directives(headers).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.includes(source)))
    return { result: 'not framed, by policy', modifier: 5 }
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? { result: 'not framed', modifier: 0 }
    : { result: 'framed by anybody', modifier: -20 }
}

function transport(headers: Headers): Why {
  const seconds = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (seconds === undefined) return { result: 'no HSTS', modifier: -20 }
  return { result: 'HSTS', modifier: Number(seconds) >= HALF_A_YEAR_S ? 0 : -10 }
}

function sniffing(headers: Headers): Why {
  const set = headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
  return { result: 'nosniff', modifier: set ? 0 : -5 }
}

function referrer(headers: Headers): Why {
  const value = headers.get('referrer-policy')
  if (value === null) return { result: 'no referrer policy', modifier: 0 }
  return { result: 'referrer policy', modifier: PRIVATE.includes(value) ? 5 : -5 }
}

function resource(headers: Headers): Why {
  const value = headers.get('cross-origin-resource-policy') ?? ''
  return { result: 'resource policy', modifier: /^same-(origin|site)$/.test(value) ? 10 : 0 }
}

/** Only a response that any origin may read with the visitor's own cookies costs points. */
function sharing(headers: Headers): Why {
  const open = headers.get('access-control-allow-credentials') === 'true'
  return { result: 'sharing', modifier: open ? -50 : 0 }
}

/** The shop sets none; a new one would need a review. */
function cookies(headers: Headers): Why {
  return { result: 'cookies', modifier: headers.getSetCookie().length > 0 ? -40 : 0 }
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '').split(';')
  return new Map(
    parts.flatMap((part): [string, string[]][] => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return name ? [[name, sources]] : []
    }),
  )
}

function sum(all: readonly Why[]): number {
  return all.reduce((total, { modifier }) => total + modifier, 0)
}
