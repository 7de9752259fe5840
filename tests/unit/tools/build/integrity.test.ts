import { expect, test } from 'vitest'
import { withoutIntegrity } from '#tools/build/integrity.mjs'

const digest = `sha256-${'a'.repeat(43)}=`
const worker = (...entries: object[]) => `const files=${JSON.stringify(entries)};keep(files)`

test('a worker that lists every file with a digest passes', () => {
  const list = worker(
    { url: 'assets/cart.js', revision: null, integrity: digest },
    { url: 'manifest.webmanifest', revision: 'abc', integrity: digest },
  )
  expect(withoutIntegrity(list)).toEqual([])
})

test('a file listed a second time without a digest is named', () => {
  const list = worker(
    { url: 'manifest.webmanifest', revision: 'abc', integrity: digest },
    { url: 'manifest.webmanifest', revision: 'def' },
    { url: 'shell.html', revision: 'ghi', integrity: '' },
  )
  expect(withoutIntegrity(list)).toEqual(['manifest.webmanifest', 'shell.html'])
})

test('a worker without a list fails, because nothing was checked', () => {
  expect(() => withoutIntegrity('keep()')).toThrow('no list of files')
})
