/** JavaScript for the page: from now on console errors and uncaught errors are noted. */
export const noteErrors = `(() => {
  if (window.notedErrors) return
  const noted = (window.notedErrors = [])
  const say = console.error
  console.error = (...words) => {
    noted.push(words.map((word) => String(word?.stack ?? word)).join(' '))
    say.apply(console, words)
  }
  addEventListener('error', ({ message, error }) => noted.push(String(error?.stack ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason?.stack ?? reason)))
})()`

/** JavaScript for the page: what was noted since it was last asked. */
export const notedErrors = `(window.notedErrors ?? []).splice(0)`
