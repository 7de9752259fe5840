/// The shop's own commands beside PocketBase's: `owner [email] [--reset]`, `catalogue <file>`,
/// `snapshot <file>` and `epoch`. Each prints its result on one line.
const owner = new Command({
  use: 'owner [email]',
  short: "Makes the owner's account; --reset gives it a new password",
  run: (cmd, args) => {
    const reset = cmd.flags().getBool('reset')
    require(`${__hooks}/lib/ownerCommand.js`).run($app, args[0], reset)
  },
})
owner.flags().bool('reset', false, 'give the account a new password')
$app.rootCmd.addCommand(owner)

$app.rootCmd.addCommand(
  new Command({
    use: 'catalogue <file>',
    short: 'Loads products from a JSON file into an empty catalogue',
    run: (cmd, args) => require(`${__hooks}/lib/catalogueCommand.js`).run($app, args[0]),
  }),
)

$app.rootCmd.addCommand(
  new Command({
    use: 'epoch',
    short: 'Begins a new history after a restore: every phone fetches the whole catalogue again',
    run: () => require(`${__hooks}/lib/epochCommand.js`).run($app),
  }),
)

$app.rootCmd.addCommand(
  new Command({
    use: 'snapshot <file>',
    short: 'Copies the database as it is now into a new file, also while the shop is open',
    run: (cmd, args) => require(`${__hooks}/lib/snapshotCommand.js`).run($app, args[0]),
  }),
)
