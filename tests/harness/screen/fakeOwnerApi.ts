import { vi } from 'vitest'

type Row = Record<string, unknown> & { id: string }

type RecordedRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}

export type FakeOwnerApi = {
  tables: Record<string, Row[]>
  requests: RecordedRequest[]
  /** Answers the next matching request instead of the tables; undefined falls through to them. */
  answer: (request: RecordedRequest) => Response | Promise<Response> | undefined
}

/**
 * A fake server for the owner's pages, at the network boundary: collections in memory, synced by
 * `seq` like the real ones.
 */
export function fakeOwnerApi(tables: Record<string, Row[]>): FakeOwnerApi {
  const api: FakeOwnerApi = { tables, requests: [], answer: () => undefined }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    await Promise.resolve()
    const { pathname, searchParams } = new URL(address, location.origin)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {}
    const request = {
      method,
      path: pathname,
      query: searchParams,
      body: typeof sent === 'object' && sent !== null ? { ...sent } : {},
    }
    api.requests.push(request)
    return api.answer(request) ?? answerFrom(tables, request)
  })
  vi.stubGlobal('EventSource', silentStream)
  return api
}

/** A realtime stream that never sends anything. */
function silentStream() {
  return Object.assign(new EventTarget(), { onerror: null, close: () => undefined })
}

/** The owner's sign-in, as the server answers it. */
export const OWNER = {
  token: ['e30', btoa(JSON.stringify({ exp: 4_000_000_000 })), 'x'].join('.'),
  record: { id: 'owner0000000001', email: 'owner@house.example', name: '', created: '' },
}

/** Signs the owner in, in the PocketBase client's storage format. */
export function signOwnerIn(): void {
  localStorage.setItem('darzi_admin', JSON.stringify(OWNER))
}

function answerFrom(tables: Record<string, Row[]>, { method, path, query, body }: RecordedRequest) {
  if (/auth-(refresh|with-password)$/.test(path)) return Response.json(OWNER)
  const [, collection = '', id] = /collections\/(\w+)\/records(?:\/(\w+))?/.exec(path) ?? []
  const rows = (tables[collection] ??= [])
  const all = Object.values(tables).flat()
  const seq = 1 + Math.max(0, ...all.map((row) => Number(row['seq'])))
  if (method === 'GET') {
    const after = Number(/seq > (\d+)/.exec(query.get('filter') ?? '')?.[1] ?? -1)
    return Response.json({ items: rows.filter((row) => Number(row['seq']) > after) })
  }
  const before = rows.find((row) => row.id === id)
  const rev = Number(before?.['rev'] ?? 0) + 1
  const stored = { slug: 's', created: '2026-11-21 10:00:00.000Z', ...before, ...body, seq, rev }
  const row: Row = { ...stored, id: id ?? String(body['id']) }
  tables[collection] = [...rows.filter((known) => known !== before), row]
  return Response.json(row)
}
