import { readdirSync } from 'node:fs'

/**
 * The picture tool's output, for the pages to know, so that none requests a missing file.
 * @returns {{ VITE_HERO_FILMS: string, VITE_VIEWS: string }} the URLs of the film's encodings, and the names
 *   of the further views of products, both separated by spaces
 */
export function generatedPictures() {
  const made = readdirSync('public/pictures')
  const films = made.filter((file) => /^hero.*\.mp4$/.test(file)).map((file) => `/pictures/${file}`)
  const views = made.flatMap(
    (file) =>
      /^(.+-(?:close|full|three-quarter|back|collar|folded))-480\.avif$/.exec(file)?.[1] ?? [],
  )
  return { VITE_HERO_FILMS: films.join(' '), VITE_VIEWS: views.sort().join(' ') }
}
