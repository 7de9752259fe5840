/** The film in every codec, smallest first; `type` matches the files' headers. */
const FILMS = [
  { source: '/pictures/hero-av1.mp4', type: 'video/mp4; codecs="av01.0.04M.08"' },
  { source: '/pictures/hero.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
] as const

/** The codecs included in this build; without any, only the poster is shown. */
export function heroFilms(): readonly (typeof FILMS)[number][] {
  const made: unknown = import.meta.env['VITE_HERO_FILMS']
  if (typeof made !== 'string') return []
  return FILMS.filter(({ source }) => made.split(' ').includes(source))
}
