import { existsSync, readdirSync } from 'node:fs'

/**
 * What the picture tool has made, for the pages to know: nothing is asked for that does not exist.
 * @returns {{ VITE_HERO_FILM: 'yes' | 'no', VITE_CLOSE_UPS: string }} whether there is a film, and the
 *   names of the pictures that have a second one from near, with spaces between
 */
export function madePictures() {
  const closeUps = readdirSync('public/pictures')
    .flatMap((file) => /^(.+)-close-480\.avif$/.exec(file)?.[1] ?? [])
    .sort()
  return {
    VITE_HERO_FILM: existsSync('public/pictures/hero.mp4') ? 'yes' : 'no',
    VITE_CLOSE_UPS: closeUps.join(' '),
  }
}
