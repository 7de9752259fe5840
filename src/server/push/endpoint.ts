/** The push services of Chrome and other Chromiums, Firefox, Safari and Edge. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

const MAX_LENGTH = 1000

/**
 * The origin of a push service's address for one device, or undefined for any other address: the
 * server sends requests to it, so any other would allow server-side request forgery (SSRF).
 * @param allowed one more origin, from the environment; empty for none
 */
export function pushOrigin(endpoint: string, allowed: string): string | undefined {
  if (endpoint.length > MAX_LENGTH) return undefined
  const [, origin = '', scheme = '', host = ''] =
    /^((https?):\/\/([a-z0-9.-]+(?::\d{1,5})?))\/[\w!$%&'()*+,./:;=?@~-]+$/.exec(endpoint) ?? []
  if (origin === '') return undefined
  if (origin === allowed) return origin
  const isKnown = scheme === 'https' && SERVICES.some((service) => service.test(host))
  return isKnown ? origin : undefined
}
