import WebSocket from 'ws'
import { fieldsOf, textOf } from './json.ts'

const ANSWER_MS = 90_000

export type BidiClient = {
  /** Sends a command and resolves with its result. Rejects with the browser's own words. */
  send: (method: string, params: object) => Promise<Record<string, unknown>>
  onEvent: (method: string, listener: (params: Record<string, unknown>) => void) => void
  close: () => void
}

type Waiting = { resolve: (result: Record<string, unknown>) => void; reject: (why: Error) => void }

/** A WebDriver BiDi connection: JSON commands with ids, answers and events over one WebSocket. */
export async function connectBidi(address: string): Promise<BidiClient> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, (params: Record<string, unknown>) => void>()
  let lastId = 0

  socket.on('message', (data: Buffer) => {
    const message = fieldsOf(JSON.parse(data.toString()))
    if (typeof message['id'] !== 'number') {
      listeners.get(String(message['method']))?.(fieldsOf(message['params']))
      return
    }
    const command = waiting.get(message['id'])
    waiting.delete(message['id'])
    if (message['type'] === 'success') command?.resolve(fieldsOf(message['result']))
    else command?.reject(new Error(textOf(message['message'])))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values())
      reject(new Error('The browser closed the connection.'))
    waiting.clear()
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        const late = () => {
          waiting.delete(id)
          reject(new Error(`${method} was not answered within ${ANSWER_MS} ms.`))
        }
        const timer = setTimeout(late, ANSWER_MS)
        const settled = <Value>(settle: (value: Value) => void) => {
          return (value: Value) => {
            clearTimeout(timer)
            settle(value)
          }
        }
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    onEvent: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  }
}
