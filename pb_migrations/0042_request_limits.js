/// PocketBase's own limiter counts what is refused before a hook runs: bodies that are too large, and
/// event streams. The hooks count the rest and say how long to wait.
migrate(
  (app) => {
    const settings = app.settings()
    settings.rateLimits.rules = [
      { label: '*:requestPasswordReset', audience: '', duration: 600, maxRequests: 10 },
      { label: '/api/realtime', audience: '', duration: 10, maxRequests: 200 },
      { label: 'POST /api/realtime', audience: '', duration: 10, maxRequests: 200 },
      { label: 'POST /api/', audience: '', duration: 10, maxRequests: 600 },
      { label: 'PATCH /api/', audience: '', duration: 10, maxRequests: 600 },
      { label: 'DELETE /api/', audience: '', duration: 10, maxRequests: 600 },
    ]
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.rateLimits.rules = [
      { label: '*:requestPasswordReset', audience: '', duration: 600, maxRequests: 10 },
      { label: '/api/realtime', audience: '', duration: 10, maxRequests: 200 },
    ]
    app.save(settings)
  },
)
