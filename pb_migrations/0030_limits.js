/// Limits are counted in the hooks, which say how long to wait. PocketBase's own stay where no hook
/// comes by: on the event stream, and on resets under an unusual spelling of the collection.
migrate(
  (app) => {
    const settings = app.settings()
    settings.rateLimits.rules = [
      { label: '*:requestPasswordReset', audience: '', duration: 600, maxRequests: 10 },
      { label: '/api/realtime', audience: '', duration: 10, maxRequests: 200 },
    ]
    app.save(settings)
  },
  (app) => {
    const settings = app.settings()
    settings.rateLimits.rules = [
      { label: '*:requestPasswordReset', audience: '', duration: 600, maxRequests: 10 },
      { label: '*:confirmPasswordReset', audience: '', duration: 60, maxRequests: 20 },
      { label: '*:auth', audience: '', duration: 10, maxRequests: 60 },
      { label: '/api/', audience: '', duration: 10, maxRequests: 600 },
    ]
    app.save(settings)
  },
)
