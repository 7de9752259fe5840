/// One line on standard output, without the time that console.log puts before it.
module.exports = { say: (line) => $app.rootCmd.outOrStdout().writeString(`${line}\n`) }
