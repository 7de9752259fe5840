/// Loads the demo catalogue once: a catalogue that has a product, even a deleted one, is left
/// alone.
const { say } = require(`${__hooks}/lib/say.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

function run(app, file) {
  app.runAllMigrations()
  const known = app.countRecords('products')
  if (known > 0) return say(`catalogue kept ${known}`)
  const entries = JSON.parse(toString($os.readFile(file)))
  inTurn(app, (tx) => {
    const products = tx.findCollectionByNameOrId('products')
    for (const entry of entries) tx.save(new Record(products, Object.assign({ rev: 1 }, entry)))
  })
  say(`catalogue loaded ${entries.length}`)
}

module.exports = { run }
