import { useNavigate } from 'react-router-dom'
import { header } from '#copy/frame.ts'
import { Icon } from '#ui/Icon.tsx'
import { paths } from '#ui/paths.ts'
import { Tooltip } from '#ui/Tooltip.tsx'
import styles from './Header.module.css'

/** On every page but home (spec section 2). Back without a page to go back to is home. */
export function BackAndHome() {
  const navigate = useNavigate()
  function goBack() {
    void (hasPageBefore() ? navigate(-1) : navigate(paths.home))
  }
  return (
    <div className={styles.backAndHome}>
      <Tooltip text={header.back}>
        <button type="button" className={styles.tool} onClick={goBack} aria-label={header.back}>
          <Icon name="back" />
        </button>
      </Tooltip>
      <Tooltip text={header.home}>
        <button
          type="button"
          className={styles.tool}
          onClick={() => void navigate(paths.home)}
          aria-label={header.home}
        >
          <Icon name="home" />
        </button>
      </Tooltip>
    </div>
  )
}

/** The router counts its pages in the history state; the first one is 0. */
function hasPageBefore(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
