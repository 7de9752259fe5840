/// One line on standard output, without the time that console.log puts before it.
const say = (line) => $app.rootCmd.outOrStdout().writeString(`${line}\n`)

/** Ends a command with a sentence. An exception would end it with a page of Go's stack. */
function refuse(sentence) {
  $app.rootCmd.printErrln(sentence)
  $os.exit(1)
}

module.exports = { refuse, say }
