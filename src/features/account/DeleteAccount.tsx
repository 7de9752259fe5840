import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccount } from '#data/deleteAccount.ts'
import { login } from '#copy/account.ts'
import { passwordChange, profile } from '#copy/dashboard.ts'
import { common } from '#copy/frame.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { formText } from '#ui/formText.ts'
import { notify, notifyProblem } from '#ui/notify.ts'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'

/** Deletes the account once the password was given again. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState(false)
  const [busy, run] = useBusy()
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = formText(event.currentTarget, 'password')
    run(async () => {
      const deleted = await deleteAccount(password)
      if (deleted.ok) {
        notify(profile.deleted)
        return navigate(paths.home)
      }
      setWrong(deleted.problem.code === 'loginFailed')
      if (deleted.problem.code !== 'loginFailed') notifyProblem(deleted.problem)
    })
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {profile.deleteAccount}
      </Button>
      {asking && (
        <Dialog title={profile.deleteAccount} onClose={() => setAsking(false)}>
          <form className="stack" onSubmit={submit}>
            <p>{profile.deleteQuestion}</p>
            <Field
              label={login.password}
              name="password"
              type="password"
              autoComplete="current-password"
              problemText={wrong ? passwordChange.wrong : undefined}
              required
            />
            <div className="row">
              <Button type="submit" look="danger" busy={busy}>
                {profile.deleteConfirm}
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                {common.cancel}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
