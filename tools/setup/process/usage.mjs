import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * The usage of a command: the comment at the top of its file.
 * @param {string | URL} url of the file
 */
export function usageOf(url) {
  const lines = readFileSync(new URL(url), 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
}

/** With `--help` or `-h`: prints the usage and ends. @param {string} url `import.meta.url` of the command */
export function answerHelp(url) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  console.log(usageOf(url))
  process.exit(0)
}

/**
 * The command's options. Prints the usage and ends with `--help`, and with an unknown option.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} url `import.meta.url` of the command
 * @param {Options} options
 */
export function optionsOf(url, options) {
  answerHelp(url)
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usageOf(url)}`)
    process.exit(1)
  }
}
