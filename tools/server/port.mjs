import { createServer } from 'node:net'

const HIGHEST_PORT = 65_535

/**
 * The configured port, or the default.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ ok: true, port: number } | { ok: false, reason: string }}
 */
export function wantedPort(env) {
  const text = env['PORT'] || '8090'
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return { ok: true, port }
  return {
    ok: false,
    reason: `PORT is "${text}", which is not a port number (1 to ${HIGHEST_PORT}).`,
  }
}

/**
 * Whether this port of the loopback address is free now.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * A port that is free now. Another process may take it before the caller does.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system named no port'))
      })
    })
  })
}

/** @param {number} port */
export function portInUse(port) {
  const other = port === HIGHEST_PORT ? port - 1 : port + 1
  return `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${other} npm start`
}
