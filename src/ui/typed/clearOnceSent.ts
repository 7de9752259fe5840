/**
 * Remembers what a form sends. The fields stay open while it is sent, which takes many seconds on a
 * slow network: what was typed meanwhile was not sent and must not be cleared.
 * @returns clears the form if it still holds what was sent; to be called then
 */
export function clearOnceSent(form: HTMLFormElement): () => void {
  const sent = contentOf(form)
  return () => {
    if (contentOf(form) === sent) form.reset()
  }
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}
