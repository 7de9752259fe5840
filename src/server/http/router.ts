import { isFields } from '#domain/base/parse.ts'

/** PocketBase's types hide that the app has hooks; it has `onServe` while it reads the hook files. */
type ServingApp = CoreApp & { onServe?(): hook.Hook<core.ServeEvent> }

const HANDLER = 'handler'

/**
 * Runs once, in the engine that reads the hook files, while the server starts. Makes PocketBase's
 * rate limiter count on every route, refused bodies included: the record routes exclude it by its id
 * and count only after the body has been read.
 */
export function prepareRouter(app: ServingApp): void {
  app.onServe?.().bindFunc((e) => {
    for (const middleware of e.router?.middlewares ?? [])
      if (middleware?.id === 'pbRateLimit') middleware.id = 'darziRateLimit'
    e.next()
    app.store().set(HANDLER, e.server?.handler)
  })
}

/** Serves a request once more, from the start of the router. */
export function serveAgain(app: CoreApp, response: http.ResponseWriter, request: http.Request) {
  const handler: unknown = app.store().get(HANDLER)
  if (!isHandler(handler)) throw new Error('The router is not ready.')
  handler.serveHTTP(response, request)
}

function isHandler(stored: unknown): stored is http.Handler {
  return isFields(stored) && typeof stored['serveHTTP'] === 'function'
}
