import { readdirSync } from 'node:fs'

/**
 * The picture tool's output, for the pages to know, so that none requests a missing file.
 * @returns {{ VITE_HERO_FILMS: string, VITE_CLOSE_UPS: string, VITE_FULL_LENGTHS: string }} the URLs of the
 *   film's encodings, and the names of the pictures that have a close-up or a view at full length, all
 *   separated by spaces
 */
export function generatedPictures() {
  const made = readdirSync('public/pictures')
  const films = made.filter((file) => /^hero.*\.mp4$/.test(file)).map((file) => `/pictures/${file}`)
  const closeUps = made.flatMap((file) => /^(.+)-close-480\.avif$/.exec(file)?.[1] ?? []).sort()
  const fullLengths = made.flatMap((file) => /^(.+)-full-480\.avif$/.exec(file)?.[1] ?? []).sort()
  return {
    VITE_HERO_FILMS: films.join(' '),
    VITE_CLOSE_UPS: closeUps.join(' '),
    VITE_FULL_LENGTHS: fullLengths.join(' '),
  }
}
