import { useNavigate } from 'react-router-dom'
import { exportMyData } from '#data/account/exportMyData.ts'
import { signOutEverywhere } from '#data/account/ownAccount.ts'
import { profile } from '#copy/account/dashboard.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { saveFile } from '#ui/device/saveFile.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './profile.module.css'
import { Setting } from './Setting.tsx'
import { StoragePersistence } from './StoragePersistence.tsx'

/** What shoppers can do with the data held about them: export it, lock it, delete it. */
export function YourData() {
  const [exporting, runExport] = useBusy()
  const [leaving, runLeave] = useBusy()
  const navigate = useNavigate()

  function download() {
    runExport(async () => {
      const data = await exportMyData()
      if (data.ok) saveFile(profile.exportName, data.value, 'application/json')
      else notifyProblem(data.problem)
    })
  }

  function leaveEverywhere() {
    runLeave(async () => {
      const left = await signOutEverywhere()
      if (!left.ok) return notifyProblem(left.problem)
      notify(profile.signedOutEverywhere)
      await navigate(paths.login)
    })
  }

  return (
    <Setting title={profile.data} value={profile.dataActions}>
      <div className="stack">
        <ul className={styles.choices}>
          <li>
            <p className="hint">{profile.exportHint}</p>
            <Button look="quiet" busy={exporting} busyLabel={busyLabels.loading} onClick={download}>
              {profile.exportData}
            </Button>
          </li>
          <li>
            <p className="hint">{profile.signOutEverywhereHint}</p>
            <Button look="quiet" busy={leaving} onClick={leaveEverywhere}>
              {profile.signOutEverywhere}
            </Button>
          </li>
          <li className={styles.deletion}>
            <p className="hint">{profile.deleteHint}</p>
            <DeleteAccount />
          </li>
        </ul>
        <StoragePersistence />
      </div>
    </Setting>
  )
}
