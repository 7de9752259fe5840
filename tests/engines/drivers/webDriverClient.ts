import { fieldsOf, textOf } from './json.ts'

const ANSWER_MS = 90_000

export type WebDriverSession = {
  /** Sends a command of the session, such as POST `/url`, and resolves with its value. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
}

/**
 * Starts a session of the W3C WebDriver protocol.
 * @param address - of the driver, without a slash at its end
 */
export async function startWebDriverSession(
  address: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = fieldsOf(await ask(`${address}/session`, 'POST', body))
  const session = `${address}/session/${textOf(sessionId)}`
  return { send: (method, path, content) => ask(session + path, method, content) }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  const { value } = fieldsOf(await answer.json())
  if (answer.ok) return value
  const { error, message } = fieldsOf(value)
  throw new Error(`${method} ${new URL(url).pathname}: ${String(error)}: ${String(message)}`)
}
