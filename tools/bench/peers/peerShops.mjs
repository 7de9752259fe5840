import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { listOf, objectOf } from '../../json.mjs'
import { cacheFolder, PROJECT } from '../../setup/folders.mjs'
import { npmCommand } from '../../setup/npm.mjs'
import { runToEnd } from '../../setup/process/runToEnd.mjs'
import { servePeer } from './servePeer.mjs'

/** @typedef {{ name: string, url: string, stop: () => Promise<void> }} PeerShop */

const HERE = dirname(fileURLToPath(import.meta.url))

/** Pinned, so that figures of different days can be compared. */
const PACKAGES = [
  'react@19.3.1',
  'react-dom@19.3.1',
  'react-router-dom@7.18.5',
  'zustand@5',
  '@mui/material@7',
  '@emotion/react@11',
  '@emotion/styled@11',
]

const CLIENT_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>All pieces</title>
<meta name="description" content="All pieces"><meta name="viewport" content="width=device-width">
<style>ul{display:grid;grid-template-columns:1fr 1fr;gap:1rem;padding:0;list-style:none}img{width:100%;height:auto}</style>
</head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`

const SERVER_PAGE = CLIENT_PAGE.replace(/<style>.*<\/style>/, '')
  .replace('<div id="root">', '<div id="root"><!--body-->')
  .replace('<script', '<script type="application/json" id="data"><!--data--></script><script')

const HYDRATE = `import { hydrateRoot } from 'react-dom/client'
import { Shop } from './Shop.jsx'
const products = JSON.parse(document.getElementById('data').textContent)
hydrateRoot(document.getElementById('root'), <Shop products={products} />)`

const RENDER = `import { renderToString } from 'react-dom/server'
import { Shop } from './Shop.jsx'
export const render = (products) => renderToString(<Shop products={products} />)`

/**
 * Two lists of the demo catalogue, built from packages of the npm registry and served with
 * compression. They are not shops: no product pages, no stored cart, no offline. A real shop with
 * these packages does more, so they are the least that it costs.
 * @returns {Promise<PeerShop[]>}
 */
export async function peerShops() {
  const home = join(cacheFolder(process.env), 'bench-peers')
  await install(home)
  const file = join(PROJECT, 'public', 'catalogue.json')
  const products = JSON.stringify(
    listOf(JSON.parse(readFileSync(file, 'utf8')), file).map((listed) => {
      const { id, slug, name, price, category, image } = objectOf(listed, `a piece in ${file}`)
      return { id, slug, name, price, category, image }
    }),
  )
  const client = await clientRendered(join(home, 'client'))
  const server = await serverRendered(join(home, 'server'), products)
  return [
    { name: 'client-rendered', ...(await servePeer(client, { '/products.json': products })) },
    { name: 'MUI, server-rendered', ...(await servePeer(server, {})) },
  ]
}

/** @param {string} home */
async function install(home) {
  if (existsSync(join(home, 'node_modules', '@mui', 'material'))) return
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }')
  const { command, first } = npmCommand(process.env)
  const args = ['install', ...PACKAGES, '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runToEnd(command, [...first, ...args], { cwd: home })
  if (code !== 0) throw new Error(`The peers could not be installed: ${output}`)
}

/** @param {string} root */
async function clientRendered(root) {
  sources(root, { 'index.html': CLIENT_PAGE })
  copyFileSync(join(HERE, 'clientRendered.jsx.txt'), join(root, 'main.jsx'))
  await build({ ...settings(root), build: { outDir: 'dist' } })
  return join(root, 'dist')
}

/** @param {string} root @param {string} products as JSON */
async function serverRendered(root, products) {
  sources(root, { 'index.html': SERVER_PAGE, 'main.jsx': HYDRATE, 'render.jsx': RENDER })
  copyFileSync(join(HERE, 'serverRendered.jsx.txt'), join(root, 'Shop.jsx'))
  await build({ ...settings(root), build: { outDir: 'dist' } })
  await build({
    ...settings(root),
    ssr: { noExternal: true },
    build: { ssr: 'render.jsx', outDir: 'rendered' },
  })
  // In a process of its own: the renderer is code of the packages.
  const script = `import { render } from './rendered/render.js'
process.stdin.setEncoding('utf8')
let json = ''
for await (const part of process.stdin) json += part
process.stdout.write(render(JSON.parse(json)))`
  const args = ['--input-type=module', '-e', script]
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runToEnd(process.execPath, args, {
    cwd: root,
    env,
    input: products,
  })
  if (code !== 0) throw new Error(`The peer could not be rendered: ${output}`)
  const page = join(root, 'dist', 'index.html')
  const html = readFileSync(page, 'utf8')
    .replace('<!--body-->', () => output)
    .replace('<!--data-->', () => products.replace(/</g, '\\u003c'))
  writeFileSync(page, html)
  return join(root, 'dist')
}

/** @param {string} root @param {Record<string, string>} files */
function sources(root, files) {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
}

/** @param {string} root @returns {import('vite').InlineConfig} */
function settings(root) {
  return { root, configFile: false, logLevel: 'error', mode: 'production' }
}
