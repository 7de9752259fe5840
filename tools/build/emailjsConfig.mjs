import { loadEnv } from 'vite'

const PURPOSES = ['APPOINTMENT', 'OWNER', 'CUSTOMER', 'TAILORING']
const NEEDED = PURPOSES.flatMap((purpose) => [
  `VITE_EMAILJS_${purpose}_SERVICE_ID`,
  `VITE_EMAILJS_${purpose}_TEMPLATE_ID`,
])

/**
 * Where the storefront of this build sends its mails, from `.env` files and the environment, as
 * Vite reads them; undefined when the server sends them. A partial configuration fails the build:
 * its mails would never be sent.
 * @param {string} project
 */
export function emailjsConfig(project) {
  const env = loadEnv('production', project, 'VITE_')
  if (!env['VITE_EMAILJS_PUBLIC_KEY']) return undefined
  const missing = NEEDED.filter((name) => !env[name]?.trim())
  if (missing.length > 0) throw new Error(`EmailJS needs ${missing.join(', ')} (see .env.example).`)
  return { origin: env['VITE_EMAILJS_ORIGIN']?.trim() || 'https://api.emailjs.com' }
}
