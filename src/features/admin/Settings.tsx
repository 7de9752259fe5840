import { useEffect, useState } from 'react'
import { loadShop } from '#data/adminShop.ts'
import type { OwnedShop } from '#data/adminShop.ts'
import type { Problem } from '#domain/problem.ts'
import { adminSettings } from '#copy/admin.ts'
import { common } from '#copy/frame.ts'
import { problemSentence } from '#copy/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Head } from '#ui/Head.tsx'
import styles from './admin.module.css'
import { AlertSettings } from './AlertSettings.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ShopForm } from './ShopForm.tsx'

/** What the house is called and how it works; the storefront follows without a rebuild. */
export function Settings() {
  const [owned, setOwned] = useState<OwnedShop>()
  const [problem, setProblem] = useState<Problem>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let here = true
    void loadShop().then((loaded) => {
      if (!here) return
      setProblem(loaded.ok ? undefined : loaded.problem)
      if (loaded.ok) setOwned(loaded.value)
    })
    return () => {
      here = false
    }
  }, [asked])
  return (
    <div className="stack">
      <Head page="adminSettings" />
      <h1>{adminSettings.title}</h1>
      {!owned && !problem && <p role="status">{common.loading}</p>}
      {problem && (
        <div className="notice" role="alert">
          <p>{problemSentence(problem)}</p>
          <Button onClick={() => setAsked(asked + 1)}>{common.retry}</Button>
        </div>
      )}
      {owned && <ShopForm key={owned.rev} owned={owned} onSaved={setOwned} />}
      <div className={styles.columns}>
        <AlertSettings />
        <PasswordForm />
      </div>
    </div>
  )
}
