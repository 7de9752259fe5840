import * as parser from '@typescript-eslint/parser'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { layerRules } from '#tools/lint/layers.js'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser } }, ...layerRules],
})

/** How many faults the layer rules find in a file at this path. */
async function faults(filePath: string, code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.errorCount ?? 0
}

test.each([
  ['a package in domain', 'src/domain/base/planted.ts', `import Dexie from 'dexie'`],
  ['react in data', 'src/data/live/planted.ts', `import { useState } from 'react'`],
  ['dexie beside its door', 'src/data/live/planted.ts', `import type { Table } from 'dexie'`],
  [
    'pocketbase in a feature',
    'src/features/cart/planted.ts',
    `import PocketBase from 'pocketbase'`,
  ],
  ['toasts beside their door', 'src/features/cart/planted.ts', `import t from 'react-hot-toast'`],
  ['data in ui', 'src/ui/state/planted.ts', `import { addToCart } from '#data/cart/cart.ts'`],
  ['copy in data', 'src/data/live/planted.ts', `import { cart } from '#copy/shop/cart.ts'`],
  [
    'a feature in a feature',
    'src/features/cart/a.ts',
    `import { Home } from '#features/home/Home.tsx'`,
  ],
  ['a feature by climbing', 'src/features/cart/a.ts', `import { Home } from '../home/Home.tsx'`],
  ['climbing anywhere', 'src/domain/base/planted.ts', `import { x } from './../data/x.ts'`],
  [
    'climbing behind an alias',
    'src/data/live/planted.ts',
    `import { x } from '#domain/../ui/x.ts'`,
  ],
  [
    'data in the server',
    'src/server/orders/a.ts',
    `import { send } from '#data/outbox/sending/send.ts'`,
  ],
  ['ui in the server', 'src/server/pages/a.ts', `import { paths } from '#ui/routing/paths.ts'`],
  ['a package in the server', 'src/server/http/a.ts', `import PocketBase from 'pocketbase'`],
  [
    'a higher room of the server',
    'src/server/mail/planted.ts',
    `import { placeOrder } from '#server/orders/placeOrder.ts'`,
  ],
  [
    'the server in domain',
    'src/domain/base/planted.ts',
    `import { refuse } from '#server/http/refuse.ts'`,
  ],
  ['the server in app', 'src/app/planted.ts', `import { refuse } from '#server/http/refuse.ts'`],
  ['app in a feature', 'src/features/home/planted.ts', `import { App } from '#app/App.tsx'`],
  [
    'a higher room',
    'src/data/storage/planted.ts',
    `import { deliver } from '#data/outbox/sending/deliver.ts'`,
  ],
  [
    'a type of a higher room',
    'src/domain/base/planted.ts',
    `import type { Order } from '#domain/orders/order.ts'`,
  ],
  [
    'a higher room of a feature',
    'src/features/admin/parts/planted.ts',
    `import { Orders } from '#features/admin/orders/Orders.tsx'`,
  ],
  [
    'a method that supported browsers lack',
    'src/ui/parts/planted.ts',
    `export const last = [1, 2].toReversed()`,
  ],
  ['a spread literal', 'src/domain/base/planted.ts', `export const a = { ...{ b: 1 } }`],
  ['a file in no room', 'src/data/planted.ts', `export const rows = 1`],
  [
    'a type alone',
    'src/domain/base/planted.ts',
    `import type { Cart } from '#ui/state/contexts.ts'`,
  ],
  ['passing on', 'src/domain/base/planted.ts', `export { cart } from '#copy/shop/cart.ts'`],
  ['a barrel', 'src/domain/base/planted.ts', `export * from './cart.ts'`],
  ['a clock in domain', 'src/domain/base/planted.ts', `export const now = Date.now()`],
  ['storage in domain', 'src/domain/base/planted.ts', `localStorage.clear()`],
  ['splitting in a feature', 'src/features/home/planted.ts', `void import('./Home.tsx')`],
  [
    'an inline style',
    'src/ui/parts/Planted.tsx',
    `export const a = <p style={{ color: 'red' }} />`,
  ],
  [
    'a request within a transaction',
    'src/data/outbox/planted.ts',
    `void db.transact([db.outbox], async () => { await ask('guest', list); await db.outbox.clear() })`,
  ],
  ['any', 'src/ui/state/planted.ts', `export const a: any = 1`],
  [
    'an effect that returns a call',
    'src/features/admin/Planted.tsx',
    `useEffect(() => window.scrollTo(0, 0), [pathname])`,
  ],
  [
    'an effect that returns an optional call',
    'src/features/cart/Planted.tsx',
    `useLayoutEffect(() => undo.current?.focus(), [])`,
  ],
  [
    'an effect that returns one of two calls',
    'src/app/planted.ts',
    `React.useInsertionEffect(() => (isDue ? read() : undefined), [isDue])`,
  ],
  [
    'a part of React that the build leaves out',
    'src/ui/parts/Planted.tsx',
    `import { ViewTransition } from 'react'`,
  ],
])('the lint reports %s', async (_name, file, code) => {
  expect(await faults(file, code)).toBeGreaterThan(0)
})

test.each([
  ['a neighbour', 'src/domain/base/planted.ts', `import { done } from './problem.ts'`],
  ['domain in data', 'src/data/live/planted.ts', `import { done } from '#domain/base/problem.ts'`],
  ['dexie at its door', 'src/data/storage/database.ts', `void import('dexie')`],
  [
    'data in a feature',
    'src/features/cart/planted.ts',
    `import { addToCart } from '#data/cart/cart.ts'`,
  ],
  [
    'a sentence in the server',
    'src/server/http/planted.ts',
    `import { problemMessages } from '#copy/base/notices.ts'`,
  ],
  [
    'a lower room of the server',
    'src/server/orders/planted.ts',
    `import { refuse } from '#server/http/refuse.ts'`,
  ],
  ['splitting in app', 'src/app/planted.ts', `void import('#features/home/Home.tsx')`],
  [
    'an effect with braces that returns its cleanup',
    'src/app/planted.ts',
    `useEffect(() => { scrollTo(0, 0); return follow() }, [])`,
  ],
  [
    'an effect that is nothing but a cleanup',
    'src/ui/state/planted.ts',
    `useEffect(() => () => clearTimeout(timer), [])`,
  ],
  [
    'a lower room',
    'src/data/outbox/planted.ts',
    `import { writeLocal } from '#data/storage/writeLocal.ts'`,
  ],
  [
    'a lower room of a feature',
    'src/features/admin/orders/planted.ts',
    `import styles from '#features/admin/parts/board.module.css'`,
  ],
  [
    'an effect that drops what it calls',
    'src/ui/state/planted.ts',
    `useEffect(() => void learn(), [])`,
  ],
])('the lint allows %s', async (_name, file, code) => {
  expect(await faults(file, code)).toBe(0)
})
