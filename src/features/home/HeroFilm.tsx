import { useRef, useState } from 'react'
import { hero } from '#copy/home.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './hero.module.css'
import { useFilmSource } from './useFilmSource.ts'

const FILM = '/pictures/hero.mp4'

/** A shop built without a film has the poster alone. */
const HAS_FILM = import.meta.env['VITE_HERO_FILM'] !== 'no'

/**
 * The looping film of the first screen. It is decoration: it comes after everything else, only where
 * it is welcome, and where it does not come the poster stays.
 */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null)
  const source = useFilmSource(HAS_FILM ? FILM : undefined)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const shown = source !== undefined && !failed

  function toggle() {
    if (playing) film.current?.pause()
    else void film.current?.play()
  }

  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={shown ? source : undefined}
        data-playing={playing}
        autoPlay
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      {shown && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={playing ? hero.pause : hero.play}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  )
}
