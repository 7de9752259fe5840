/// How the server itself behaves. What differs from one machine to another (addresses, SMTP,
/// proxy) comes from the environment at each start and is not stored.
migrate(
  (app) => {
    const settings = app.settings()
    settings.meta.appName = 'Ember & Thread'
    settings.meta.hideControls = true
    settings.batch.enabled = false
    settings.backups.cron = '30 20 * * *' // 02:00 in India
    settings.backups.cronMaxKeep = 7
    settings.logs.maxDays = 14
    settings.logs.logIP = false
    settings.rateLimits.enabled = true
    // The last fence, counted before anything else runs. Each action has its own, tighter limit
    // in the hooks, which can say how long to wait.
    settings.rateLimits.rules = [
      { label: '*:requestPasswordReset', audience: '', duration: 600, maxRequests: 10 },
      { label: '*:confirmPasswordReset', audience: '', duration: 60, maxRequests: 20 },
      { label: '*:auth', audience: '', duration: 10, maxRequests: 60 },
      { label: '/api/', audience: '', duration: 10, maxRequests: 600 },
    ]
    app.save(settings)

    const superusers = app.findCollectionByNameOrId('_superusers')
    superusers.authAlert.enabled = false
    superusers.authToken.duration = 60 * 60
    app.save(superusers)
  },
  (app) => {
    const settings = app.settings()
    settings.rateLimits.enabled = false
    settings.backups.cron = ''
    app.save(settings)
  },
)
