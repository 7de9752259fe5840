import { readdirSync } from 'node:fs'

/**
 * What the picture tool has made, for the pages to know: nothing is asked for that does not exist.
 * @returns {{ VITE_HERO_FILMS: string, VITE_CLOSE_UPS: string }} the addresses of the film's codings, and the
 *   names of the pictures that have a second one from near, each with spaces between
 */
export function madePictures() {
  const made = readdirSync('public/pictures')
  const films = made.filter((file) => /^hero.*\.mp4$/.test(file)).map((file) => `/pictures/${file}`)
  const closeUps = made.flatMap((file) => /^(.+)-close-480\.avif$/.exec(file)?.[1] ?? []).sort()
  return {
    VITE_HERO_FILMS: films.join(' '),
    VITE_CLOSE_UPS: closeUps.join(' '),
  }
}
