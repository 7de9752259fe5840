/// One data folder, one server: two of them would each send every mail, and phones that listen to one
/// would hear nothing of the other. The second says so and does not start.
onBootstrap((e) => {
  if ($os.args.includes('serve')) require(`${__hooks}/lib/oneServer.js`).claim(e.app.dataDir())
  e.next()
})
