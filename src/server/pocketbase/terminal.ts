/** Prints one line on standard output, without the time that console.log puts before it. */
export function print(line: string): void {
  $app.rootCmd?.outOrStdout().write(`${line}\n`)
}

/** Ends a command with a sentence. An exception would end it with a page of Go's stack. */
export function exitWith(...sentences: string[]): void {
  for (const sentence of sentences) {
    if ($app.rootCmd) $app.rootCmd.printErrln(sentence)
    // Before the command runs there is only the console, which puts the time before each line.
    else console.error(sentence)
  }
  $os.exit(1)
}
