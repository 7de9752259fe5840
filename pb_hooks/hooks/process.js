// The process as a whole: startup, scheduled jobs, commands and limits.

const server = require(`${__hooks}/built/server.js`)

// Startup and scheduled jobs.

onBootstrap((e) => require(`${__hooks}/built/server.js`).bootstrap(e))
onSettingsReload((e) => require(`${__hooks}/built/server.js`).reloadSettings(e))

cronAdd('health', '* * * * *', () => require(`${__hooks}/built/server.js`).watchHealth($app))
cronAdd('mails', '* * * * *', () => require(`${__hooks}/built/server.js`).startMailLoop($app))
cronAdd('pushes', '* * * * *', () => require(`${__hooks}/built/server.js`).startPushLoop($app))
onRecordAfterCreateSuccess(
  (e) => {
    e.next()
    require(`${__hooks}/built/server.js`).wakeLoop(e.app, e.record?.tableName() ?? '')
  },
  'mails',
  'pushes',
)
cronAdd('streams', '* * * * *', () =>
  require(`${__hooks}/built/server.js`).closeExcessStreams($app),
)
cronAdd('counters', '*/10 * * * *', () => require(`${__hooks}/built/server.js`).sweepCounters($app))
// Nightly: 20:20 UTC is 01:50 in India.
cronAdd('mailsPrune', '20 20 * * *', () => require(`${__hooks}/built/server.js`).pruneMails($app))
cronAdd('pushesPrune', '30 20 * * *', () => require(`${__hooks}/built/server.js`).prunePushes($app))
cronAdd('sessionsPrune', '40 20 * * *', () =>
  require(`${__hooks}/built/server.js`).pruneSessions($app),
)

// Commands in addition to PocketBase's own. Each prints its result on one line.

const owner = new Command({
  use: 'owner [email]',
  short: "Makes the owner's account; --reset gives it a new password",
  run: (cmd, args) =>
    require(`${__hooks}/built/server.js`).createOwner($app, args[0], cmd.flags().getBool('reset')),
})
owner.flags().bool('reset', false, 'give the account a new password')
const catalogue = new Command({
  use: 'catalogue <file>',
  short:
    'Loads products from a JSON file into an empty catalogue; --demo also sets up the demo house',
  run: (cmd, args) =>
    require(`${__hooks}/built/server.js`).loadCatalogue($app, args[0], cmd.flags().getBool('demo')),
})
catalogue.flags().bool('demo', false, 'begin with the lead times and fittings of the demo house')
$app.rootCmd?.addCommand(
  owner,
  catalogue,
  new Command({
    use: 'push-keys',
    short: 'Makes the keys for web push unless there are some',
    run: () => require(`${__hooks}/built/server.js`).createPushKeys($app),
  }),
  new Command({
    use: 'epoch',
    short: 'Begins a new history after a restore: every phone fetches the whole catalogue again',
    run: () => require(`${__hooks}/built/server.js`).beginEpoch($app),
  }),
  new Command({
    use: 'snapshot <file>',
    short: 'Copies the database as it is now into a new file, also while the shop is open',
    run: (_cmd, args) => require(`${__hooks}/built/server.js`).snapshotDatabase($app, args[0]),
  }),
)

// Limits on every request.

routerUse(server.bodyLimit(server.MAX_BODY_BYTES))
server.prepareRouter($app)
