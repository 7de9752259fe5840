import { useState, useCallback, useEffect, useRef } from 'react'
import { testimonials } from '#copy/home/home.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { Icon, type IconName } from '#ui/parts/Icon.tsx'
import { contentOf } from '#ui/state/fragments.ts'
import { REDUCED_MOTION, useMediaQuery } from '#ui/state/useMediaQuery.ts'
import { Section } from '#features/home/parts/Section.tsx'
import { Testimonial } from './Testimonial.tsx'
import styles from './testimonials.module.css'

/** What customers said, one at a time; paused on hover and focus. Samples are marked as such. */
export function Testimonials() {
  const { shop } = usePageData()
  const own = shop.home?.testimonials ?? []
  const entries = own.length > 0 ? own : testimonials.entries
  const calm = useMediaQuery(REDUCED_MOTION)
  const [wanted, setWanted] = useState<'play' | 'pause'>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = wanted === undefined ? !calm : wanted === 'play'
  const { index, goTo } = useCarousel(entries.length, playing && !hovered && !focused)
  const content = (
    <>
      <div className={styles.entries} aria-live={playing ? 'off' : 'polite'}>
        {entries.map((entry, place) => (
          <Testimonial
            key={place}
            entry={entry}
            place={place + 1}
            count={entries.length}
            shown={place === index}
          />
        ))}
      </div>
      <div className={styles.controls} hidden={entries.length === 1}>
        <Control icon="back" label={testimonials.previous} onClick={() => goTo(index - 1)} />
        {entries.map((_, place) => (
          <button
            key={place}
            type="button"
            className={styles.dot}
            aria-label={testimonials.dot(place + 1)}
            aria-current={place === index}
            onClick={() => goTo(place)}
          />
        ))}
        <Control icon="forward" label={testimonials.next} onClick={() => goTo(index + 1)} />
        <Control
          icon={playing ? 'pause' : 'play'}
          label={playing ? testimonials.pause : testimonials.play}
          onClick={() => setWanted(playing ? 'pause' : 'play')}
        />
      </div>
      {own.length === 0 && <p className="hint">{testimonials.sample}</p>}
    </>
  )
  return (
    <Section id="testimonials" title={testimonials.title}>
      <div
        className={styles.carousel}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        {...contentOf(['testimonials'], content)}
      />
    </Section>
  )
}

type ControlProps = { icon: IconName; label: string; onClick: () => void }

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** How long each entry stays, in milliseconds (specified). */
export const ADVANCE_MS = 5000

/** Minimum time between two changes, in milliseconds (specified). */
export const LOCK_MS = 500

/** Cycles through `count` entries, automatically while `playing`. */
export function useCarousel(count: number, playing: boolean) {
  const [index, setIndex] = useState(0)
  const changedAt = useRef(-LOCK_MS)
  const goTo = useCallback(
    (wanted: number) => {
      const now = performance.now()
      if (now - changedAt.current < LOCK_MS) return
      changedAt.current = now
      setIndex(((wanted % count) + count) % count)
    },
    [count],
  )
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => goTo(index + 1), ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [playing, index, goTo])
  return { index: index % count, goTo }
}
