import { lazy, readText } from '#server/pocketbase/files.ts'
import { fieldReader, parseJson } from '#domain/base/parse.ts'

/**
 * The origin of EmailJS when the storefront sends its mails through it, which the server then does
 * not send; empty otherwise. The build's settings decide, so that the two cannot disagree.
 */
export const emailjsOrigin = lazy(() => {
  const settings = parseJson(readText(`${__hooks}/built/emailjs.json`))
  return fieldReader(settings).textOr('origin', '')
})

/** Whether the storefront sends its mails itself. */
export function usesEmailJs(): boolean {
  return emailjsOrigin() !== ''
}
