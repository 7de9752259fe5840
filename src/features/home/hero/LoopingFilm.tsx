import { useRef, useState, type SyntheticEvent } from 'react'
import { hero } from '#copy/home/home.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './LoopingFilm.module.css'
import { heroFilms } from './heroFilms.ts'

/** The film with a pause button; renders nothing where no codec can be played. */
export function LoopingFilm() {
  const film = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const films = failed ? [] : heroFilms()

  function toggle() {
    if (playing) film.current?.pause()
    else void film.current?.play()
  }

  /**
   * A failed source falls back to the next; when the last source or the video itself fails, the
   * poster stays.
   */
  function fail({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    if (target === currentTarget || target === currentTarget.lastElementChild) setFailed(true)
  }

  if (films.length === 0) return null
  return (
    <>
      <video
        ref={film}
        className={styles.film}
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
        onError={fail}
      >
        {films.map(({ source, type }) => (
          <source key={source} src={source} type={type} />
        ))}
      </video>
      <button
        type="button"
        className={styles.toggle}
        aria-label={playing ? hero.pause : hero.play}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </>
  )
}
