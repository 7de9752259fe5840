/// Mails leave beside the requests, never inside one.
cronAdd('mails', '* * * * *', () => require(`${__hooks}/lib/mailRound.js`).start($app))

/// Once a night; twenty past eight in the evening UTC is ten to two in India.
cronAdd('mailsPrune', '20 20 * * *', () => require(`${__hooks}/lib/pruneMails.js`).prune($app))

/// The first round begins within seconds of the start, not at the next full minute.
onBootstrap((e) => {
  e.next()
  if ($os.args.includes('serve')) e.app.cron().setInterval(5e9)
})
