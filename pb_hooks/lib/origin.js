/// The shop's origin, for absolute URLs in search engines and shared links.
const USUAL_PORT = '8090'

/** DARZI_URL without a path; empty when it is not set, or no address. */
const named = (/^https?:\/\/[^/\s"'<>]+/.exec($os.getenv('DARZI_URL')) || [''])[0]

/** The hosts by which this machine itself reaches the shop. */
const near = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${portOf($os.args)}`)

/**
 * `https://shop.example`, or empty when it is not configured. The Host header is trusted on this
 * machine only: anyone can send any name, and the page would be cached for others.
 */
function originOf(e) {
  if (named !== '') return named
  const host = e.request.host
  return near.includes(host) ? `http://${host}` : ''
}

function portOf(args) {
  const address = args.find((arg) => arg.startsWith('--http=')) || ''
  return (/:(\d+)$/.exec(address) || ['', USUAL_PORT])[1]
}

/** The names that the shop is known by, without a port: its own, and those of this machine. */
const hosts = [...new Set(named.concat(' ', $os.getenv('DARZI_DOMAIN')).split(/\s+/).map(bare))]
  .concat('127.0.0.1', 'localhost')
  .filter((host, at, all) => /^[a-z0-9.-]+$/.test(host) && all.indexOf(host) === at)

function bare(address) {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/:\d+$/, '')
    .toLowerCase()
}

module.exports = { hosts, originOf }
