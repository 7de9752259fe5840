import { expect, test } from 'vitest'
import { readZipEntry } from '#tools/setup/download/zipEntry.mjs'
import { makeZip } from '#tests/fixtures/zip.ts'

const readme = { name: 'README.md', bytes: Buffer.from('Read me.') }
const program = { name: 'pocketbase', bytes: Buffer.from('#!/bin/sh\n'.repeat(400)) }

function textOf(zip: Buffer, name: string): string {
  const entry = readZipEntry(zip, name)
  return entry.ok ? entry.bytes.toString() : `refused: ${entry.reason}`
}

test('A deflated entry is extracted unchanged', () => {
  expect(textOf(makeZip([readme, program]), 'pocketbase')).toBe(program.bytes.toString())
})

test('A stored entry is extracted unchanged', () => {
  const zip = makeZip([{ ...program, stored: true }, readme])
  expect(textOf(zip, 'pocketbase')).toBe(program.bytes.toString())
})

test('An empty entry is empty', () => {
  expect(textOf(makeZip([{ name: 'pocketbase', bytes: Buffer.alloc(0) }]), 'pocketbase')).toBe('')
})

test('A comment at the end does not hide the directory', () => {
  expect(textOf(makeZip([readme], 'made by hand'), 'README.md')).toBe('Read me.')
})

test('A missing entry is named', () => {
  expect(textOf(makeZip([readme]), 'pocketbase')).toBe(
    'refused: the zip does not contain pocketbase',
  )
})

test('A changed byte is detected', () => {
  const zip = makeZip([{ ...program, stored: true }])
  zip.writeUInt8(0x21, 60)
  expect(textOf(zip, 'pocketbase')).toBe('refused: pocketbase in the zip is damaged')
})

test.each([0, 21, 40, 200])('A zip truncated after %i bytes is refused', (length) => {
  const zip = makeZip([{ ...program, stored: true }]).subarray(0, length)
  expect(textOf(zip, 'pocketbase')).toMatch(/^refused: the zip cannot be read/)
})

test('A file that is not a zip is refused', () => {
  const page = Buffer.from('<!doctype html><title>Sign in to the network</title>'.repeat(20))
  expect(textOf(page, 'pocketbase')).toMatch(/^refused: the zip cannot be read/)
})
