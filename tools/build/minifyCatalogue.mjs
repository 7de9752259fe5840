import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Minifies the bundled demo catalogue, which is formatted for people: whitespace is a quarter of
 * it, and every device stores it.
 * @type {import('vite').Plugin}
 */
export const minifyCatalogue = {
  name: 'small-catalogue',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    const file = join(dir, 'catalogue.json')
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))))
  },
}
