import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'
import { classNameOf } from '#tools/build/classNames.mjs'

const modules = readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join('src', file))

const classesIn = (file: string) => [
  ...new Set(
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  ),
]

test('a class of a module has a name of its own, and none of the shared classes', () => {
  const names = modules.flatMap((file) => classesIn(file).map((name) => classNameOf(name, file)))
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Z][a-z][0-9a-z]+$/.test(name))).toEqual([])
})

test('the browser and the server name a class alike, whatever path they read it from', () => {
  const [file = ''] = modules
  const [name = ''] = classesIn(file)
  expect(classNameOf(name, join(PROJECT, file))).toBe(classNameOf(name, file))
})

test('a class that its module does not have stops the build', () => {
  expect(() => classNameOf('nowhere', modules[0] ?? '')).toThrow('.nowhere')
})
