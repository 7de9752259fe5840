import type { MailFields, MailPurpose } from '#domain/mail/storefrontMail.ts'
import { TIMEOUT_MS } from '#data/server/fetchWithTimeout.ts'
import { mailSettings } from './mailSettings.ts'

/**
 * Sends a mail with EmailJS, which is loaded at the first one.
 * @returns the service's status; 0 when it could not be reached or did not respond in time
 */
export async function sendByEmailjs(purpose: MailPurpose, fields: MailFields): Promise<number> {
  // Test the build-time constant itself, so that the bundler drops EmailJS from builds without it.
  if (!import.meta.env.VITE_EMAILJS_PUBLIC_KEY || !mailSettings) return 0
  const { publicKey, origin, templates } = mailSettings
  const { service, template } = templates[purpose]
  try {
    const { init, send, sendForm } = await import('@emailjs/browser')
    init({ publicKey, origin })
    const sending =
      purpose === 'appointment'
        ? sendForm(service, template, formOf(fields))
        : send(service, template, fields)
    const { status } = await Promise.race([sending, late()])
    return status
  } catch (error) {
    return statusOf(error)
  }
}

/** The library throws its own errors and the service's as an object with a `status`. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status
  return typeof status === 'number' ? status : 0
}

function late(): Promise<{ status: number }> {
  return new Promise((resolve) => setTimeout(() => resolve({ status: 0 }), TIMEOUT_MS))
}

/** The form as the service expects it. A textarea, unlike an input, keeps line breaks. */
function formOf(fields: MailFields): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    form.append(field)
  }
  return form
}
