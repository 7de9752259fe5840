import { ConnectionNotice } from './ConnectionNotice.tsx'
import styles from './notices.module.css'
import { StorageNotice } from './StorageNotice.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { WaitingNotice } from './WaitingNotice.tsx'

/** What the whole shop has to say, at the foot of the screen: connection, storage, a new version. */
export function NoticeBars() {
  return (
    <div className={styles.bars}>
      <WaitingNotice />
      <ConnectionNotice />
      <StorageNotice />
      <UpdateNotice />
    </div>
  )
}
