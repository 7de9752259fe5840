import type { IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { readBody, serveLocally } from './localServer.ts'

/** What an older server did not have yet: routes, and fields of records in either direction. */
type Missing = { routes: readonly RegExp[]; fields: readonly string[] }

const NOT_FOUND = { status: 404, message: "The requested resource wasn't found.", data: {} }

/**
 * A relay that makes a shop server look older until the test ends: newer routes answer 404 and newer
 * fields are neither stored nor sent. Does not pass on realtime streams.
 * @returns its URL
 */
export async function startOlderServer(target: string, missing: Missing): Promise<string> {
  const { url, stop } = await serveLocally((request, response) => {
    void relay(request, response, target, missing)
  })
  onTestFinished(stop)
  return url
}

async function relay(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  { routes, fields }: Missing,
): Promise<void> {
  const { method = 'GET', url: path = '/' } = request
  const json = { 'Content-Type': 'application/json' }
  if (routes.some((route) => route.test(path)))
    return void response.writeHead(404, json).end(JSON.stringify(NOT_FOUND))
  const { authorization } = request.headers
  const sent = without(fields, (await readBody(request)).toString())
  const answer = await fetch(new URL(path, target), {
    method,
    headers: { ...json, ...(authorization && { Authorization: authorization }) },
    ...(sent !== '' && { body: sent }),
  })
  const type = answer.headers.get('Content-Type') ?? 'text/plain'
  const body = without(fields, await answer.text())
  response.writeHead(answer.status, body === '' ? {} : { 'Content-Type': type }).end(body)
}

/** The text without these fields at any depth, if it is JSON. */
function without(fields: readonly string[], text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (name, value: unknown) => (fields.includes(name) ? undefined : value)),
    )
  } catch {
    return text
  }
}
