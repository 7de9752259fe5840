import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ASSETS = 'dist/assets'

const names = readdirSync(ASSETS)
const worker = readFileSync('dist/serviceWorker.js', 'utf8')
const shell = readFileSync('dist/shell.html', 'utf8')

test('the bundle that the worker lists has the text of each script and style sheet that not every page loads', () => {
  const bundles = names.filter((name) => /^precache-.*\.json$/.test(name))
  expect(bundles).toHaveLength(1)
  const [bundle = ''] = bundles
  expect(worker).toContain(`"url":"assets/${bundle}"`)
  const texts = JSON.parse(readFileSync(`${ASSETS}/${bundle}`, 'utf8')) as Record<string, string>
  const expected = names.filter((name) => /\.(js|css)$/.test(name) && !shell.includes(name))
  expect(Object.keys(texts).toSorted()).toEqual(expected.map((name) => `assets/${name}`).toSorted())
  for (const [url, text] of Object.entries(texts)) {
    expect(readFileSync(`dist/${url}`, 'utf8') === text, url).toBe(true)
    expect(worker).toContain(`"url":"${url}"`)
  }
})
