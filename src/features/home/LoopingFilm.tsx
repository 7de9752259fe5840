import { useRef, useState, type SyntheticEvent } from 'react'
import { hero } from '#copy/home.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './hero.module.css'
import { heroFilms } from './heroFilms.ts'
import { useFilmDue } from './useFilmDue.ts'

/**
 * The looping film of the first screen. It is decoration: it comes after everything else, only where
 * it is welcome, and where it does not come the poster stays.
 */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null)
  const due = useFilmDue()
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const films = due && !failed ? heroFilms() : []
  const shown = films.length > 0

  function toggle() {
    if (playing) film.current?.pause()
    else void film.current?.play()
  }

  /** A coding that fails gives way to the next; the last one, or the film itself, to the poster. */
  function fail({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    if (target === currentTarget || target === currentTarget.lastElementChild) setFailed(true)
  }

  return (
    <>
      <video
        key={shown ? 'film' : 'none'} // a film that is no longer welcome stops only with its element
        ref={film}
        className={styles.film}
        data-playing={playing && shown}
        autoPlay
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={fail}
      >
        {films.map(({ source, type }) => (
          <source key={source} src={source} type={type} />
        ))}
      </video>
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
