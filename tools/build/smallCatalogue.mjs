import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The catalogue that comes with the shop is written for people; every device keeps it without the
 * blanks, which are a quarter of it.
 * @type {import('vite').Plugin}
 */
export const smallCatalogue = {
  name: 'small-catalogue',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    const file = join(dir, 'catalogue.json')
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))))
  },
}
