/// Mails leave beside the requests, never inside one.
cronAdd('mails', '* * * * *', () => require(`${__hooks}/lib/mailRound.js`).start($app))

/// The first round begins within seconds of the start, not at the next full minute.
onBootstrap((e) => {
  e.next()
  if ($os.args.includes('serve')) e.app.cron().setInterval(5e9)
})
