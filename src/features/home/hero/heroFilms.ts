/** The film in every coding it may have come in, the lightest first; `type` is what the files say. */
const FILMS = [
  { source: '/pictures/hero-av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
  { source: '/pictures/hero.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
] as const

/** The codings of the film that the shop was built with; without any the poster stands alone. */
export function heroFilms(): readonly (typeof FILMS)[number][] {
  const made: unknown = import.meta.env['VITE_HERO_FILMS']
  if (typeof made !== 'string') return []
  return FILMS.filter(({ source }) => made.split(' ').includes(source))
}
