/**
 * The environment variables of the shop, and what is wrong with their values. It is plain JavaScript
 * because `npm start` checks them before anything is built; the server does at its start.
 */

/** @typedef {{ pattern: RegExp, expected: string }} Rule */

/** Variables whose name is all that can be checked here: paths, names and passwords. */
const FREE = [
  'DARZI_DATA',
  'DARZI_PUBLIC_DIR',
  'DARZI_CACHE',
  'DARZI_BACKUPS',
  'DARZI_REPLICA',
  'DARZI_CATALOGUE',
  'DARZI_SMTP_USER',
  'DARZI_SMTP_PASSWORD',
  'DARZI_OWNER_PASSWORD',
]

/** @type {Readonly<Record<string, Rule>>} */
const RULES = {
  DARZI_URL: {
    pattern:
      /^(https:\/\/[^\s/?#@"'<>]+|http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?)(\/[^\s?#"'<>]*)?$/,
    expected:
      'an address that begins with https://, as https://shop.example.com (http:// only for localhost)',
  },
  DARZI_SMTP_HOST: {
    pattern: /^([^\s/:@]+|\[?[\da-fA-F:]+\]?)$/,
    expected: 'the name of a mail server without its port, as smtp.example.com',
  },
  DARZI_SMTP_PORT: {
    pattern: /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/,
    expected: 'a port number, 1 to 65535',
  },
  DARZI_SMTP_FROM: {
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    expected: 'one e-mail address, as shop@example.com',
  },
  DARZI_OWNER_EMAIL: {
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    expected: 'one e-mail address, as owner@example.com',
  },
  DARZI_TRUSTED_PROXY: {
    pattern: /^[A-Za-z0-9-]+$/,
    expected: 'the name of one header, as X-Real-IP',
  },
  DARZI_DASHBOARD: {
    pattern: /^[01]$/,
    expected: '1 or 0',
  },
  DARZI_PAGES: {
    pattern: /^[01]$/,
    expected: '1 or 0',
  },
  DARZI_LIMITS: {
    pattern: /^(on|off)$/,
    expected: 'on or off',
  },
  DARZI_DOMAIN: {
    pattern: /^[A-Za-z0-9.-]+( +[A-Za-z0-9.-]+)*$/,
    expected: 'one name or several with spaces between them, as shop.example.com',
  },
  DARZI_HTTP: {
    pattern: /^[^\s/]*:\d{1,5}$/,
    expected: 'an address and a port, as 127.0.0.1:8090',
  },
  DARZI_HTTPS: {
    pattern: /^[^\s/]*:\d{1,5}$/,
    expected: 'an address and a port, as 0.0.0.0:443',
  },
  DARZI_MIN_FREE_MB: {
    pattern: /^[1-9]\d{0,9}$/,
    expected: 'a number of megabytes from 1',
  },
  DARZI_PUSH_ORIGIN: {
    pattern: /^(https:\/\/[a-z0-9.-]+|http:\/\/127\.0\.0\.1)(:\d{1,5})?$/,
    expected: 'the origin of a push service, as https://push.example.com',
  },
  DARZI_BACKUPS_KEPT: {
    pattern: /^[1-9]\d{0,4}$/,
    expected: 'a number from 1',
  },
}

/** With a domain of its own, the server is reached without a proxy that overwrites the header. */
const EXPOSED =
  'DARZI_TRUSTED_PROXY is set beside DARZI_DOMAIN, so any visitor could claim any address. Expected: one of the two.'

/**
 * What is wrong with the settings, a sentence for each variable: with its value and what is expected,
 * or that there is none of this name. A variable that is empty counts as not set.
 * @param {readonly string[]} names the variables that are set
 * @param {(name: string) => string | undefined} read
 * @returns {string[]}
 */
export function environmentFaults(names, read) {
  const wrong = Object.entries(RULES).flatMap(([name, { pattern, expected }]) => {
    const value = read(name) ?? ''
    return value === '' || pattern.test(value)
      ? []
      : [`${name} is "${value}". Expected: ${expected}.`]
  })
  const unknown = names.filter(
    (name) => name.startsWith('DARZI_') && !(name in RULES) && !FREE.includes(name),
  )
  const [domain, header] = ['DARZI_DOMAIN', 'DARZI_TRUSTED_PROXY'].map((name) => read(name) ?? '')
  const isExposed = domain !== '' && header !== ''
  return [
    ...wrong,
    ...(isExposed ? [EXPOSED] : []),
    ...unknown.map((name) => `${name} is not a setting of the shop. Is it misspelt?`),
  ]
}
