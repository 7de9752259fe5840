/// Mails are sent by a background job, never inside a request.
cronAdd('mails', '* * * * *', () => require(`${__hooks}/lib/mailRound.js`).start($app))

/// Nightly: 20:20 UTC is 01:50 in India.
cronAdd('mailsPrune', '20 20 * * *', () => require(`${__hooks}/lib/pruneMails.js`).prune($app))

/// The first round begins within seconds of the start, not at the next full minute.
onBootstrap((e) => {
  e.next()
  if ($os.args.includes('serve')) e.app.cron().setInterval(5e9)
})
