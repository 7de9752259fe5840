import { readdirSync } from 'node:fs'

const VIEW = /^(.+)-(close|full|three-quarter|back|fuller|collar|folded)-480\.avif$/

const LARGE = /^(.+)-close-1440\.avif$/

/**
 * The picture tool's output, for the pages to know, so that none requests a missing file.
 * @returns {{ VITE_HERO_FILMS: string, VITE_VIEWS: string }} the URLs of the film's encodings, separated by
 *   spaces; the further views of products as `full,back:navy-suit,grey-suit close:tie`, which is the
 *   shortest once compressed. `large` is no view, but says that the piece and its close-up are also
 *   1440 px wide
 */
export function generatedPictures() {
  const made = readdirSync('public/pictures')
  const films = made.filter((file) => /^hero.*\.mp4$/.test(file)).map((file) => `/pictures/${file}`)
  return { VITE_HERO_FILMS: films.join(' '), VITE_VIEWS: viewsOf(made) }
}

/** @param {readonly string[]} files */
function viewsOf(files) {
  /** @type {Map<string, string[]>} */
  const views = new Map()
  for (const file of files) {
    const [, product, view = 'large'] = VIEW.exec(file) ?? LARGE.exec(file) ?? []
    if (product) views.set(product, [...(views.get(product) ?? []), view].sort())
  }
  /** @type {Map<string, string[]>} */
  const products = new Map()
  for (const [product, made] of views) {
    const set = made.join(',')
    products.set(set, [...(products.get(set) ?? []), product].sort())
  }
  return [...products].map(([set, names]) => `${set}:${names.join(',')}`).join(' ')
}
