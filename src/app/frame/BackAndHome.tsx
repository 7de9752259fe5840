import { useNavigate } from 'react-router-dom'
import { header } from '#copy/base/frame.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Tooltip } from '#ui/notices/Tooltip.tsx'
import { useGoBack } from '#ui/routing/useGoBack.ts'
import styles from './Header.module.css'

/** On every page except home. With no page to go back to, Back goes home. */
export function BackAndHome() {
  const navigate = useNavigate()
  const goBack = useGoBack()
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
