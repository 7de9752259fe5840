/// One server per data folder: two would each send every mail, and phones subscribed to one would
/// miss the writes of the other. The second prints an error and does not start.
onBootstrap((e) => {
  if ($os.args.includes('serve')) require(`${__hooks}/lib/oneServer.js`).claim(e.app.dataDir())
  e.next()
})
