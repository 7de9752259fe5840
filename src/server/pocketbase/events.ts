/**
 * A request, or a record event that belongs to one. PocketBase's types flatten the two; in fact a
 * record event has the response and the request one level deeper, in `requestEvent`.
 */
export type RequestEvent = core.RequestEvent & { requestEvent?: core.RequestEvent }

/** A request for a record of the collection. */
export type RecordRequest<Name extends CollectionName> = core.RecordRequestEvent & EventOf<Name>

/** The request behind an event. */
export function requestEventOf(e: RequestEvent): core.RequestEvent {
  return e.requestEvent ?? e
}

/** The headers of the response. */
export function responseHeaders(e: RequestEvent): http.Header {
  return requestEventOf(e).response.header()
}

/** The HTTP request. */
export function httpRequest(e: RequestEvent): http.Request {
  return present(requestEventOf(e).request, 'request')
}

/** A request header; empty when it was not sent. */
export function requestHeader(e: RequestEvent, name: string): string {
  return httpRequest(e).header.get(name)
}

/** The path of the request's address, without its query. */
export function requestPath(e: RequestEvent): string {
  return present(httpRequest(e).url, 'address').path
}

/** A parameter of the request's query; empty when it is missing. */
export function queryParameter(e: RequestEvent, name: string): string {
  return present(httpRequest(e).url, 'address').query().get(name)
}

/** The request's query as it was sent. */
export function rawQuery(e: RequestEvent): string {
  return present(httpRequest(e).url, 'address').rawQuery
}

/** A parameter of the route's path. */
export function pathParameter(e: RequestEvent, name: string): string {
  return httpRequest(e).pathValue(name)
}

/** The record of an event. */
export function recordOf<Stored extends core.Record>(e: { record?: Stored }): Stored {
  return present(e.record, 'record')
}

/** The collection of an event. */
export function collectionOf<Its extends core.Collection>(e: { collection?: Its }): Its {
  return present(e.collection, 'collection')
}

/** PocketBase's types make every pointer optional; those of an event in hand are set. */
function present<Value>(value: Value | undefined, name: string): Value {
  if (!value) throw new Error(`The event has no ${name}.`)
  return value
}
