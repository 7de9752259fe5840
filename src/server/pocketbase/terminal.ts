/** Prints one line on standard output, without the time that console.log puts before it. */
export function print(line: string): void {
  $app.rootCmd?.outOrStdout().write(`${line}\n`)
}

/** Ends a command with a sentence. An exception would end it with a page of Go's stack. */
export function exitWith(sentence: string): void {
  $app.rootCmd?.printErrln(sentence)
  $os.exit(1)
}
