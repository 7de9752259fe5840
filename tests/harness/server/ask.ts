import type { Shop } from './shopServer.ts'

export type ApiResponse = { status: number; body: Record<string, unknown>; headers: Headers }

type Question = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/**
 * One request to the shop's API and its response; a response that is no JSON object has an empty
 * body.
 */
export async function ask(
  shop: Pick<Shop, 'url'>,
  path: string,
  question: Question = {},
): Promise<ApiResponse> {
  const { method = 'GET', token, body, headers } = question
  const isForm = body instanceof FormData
  const answer = await fetch(shop.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: token }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: asObject(await answer.text()) }
}

/** The API's path of a collection, or of one of its records. */
export function records(collection: string, id?: string): string {
  return `/api/collections/${collection}/records${id ? `/${id}` : ''}`
}

/** The records of a list response. */
export function itemsOf({ body }: { body: Record<string, unknown> }): Record<string, unknown>[] {
  const items: unknown = body['items']
  return Array.isArray(items) ? items.map((item: unknown) => asObject(JSON.stringify(item))) : []
}

/** JSON text as an object; anything else is an empty one. */
export function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
