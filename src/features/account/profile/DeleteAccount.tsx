import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccount } from '#data/account/ownAccount.ts'
import { login } from '#copy/account/account.ts'
import { passwordChange, profile } from '#copy/account/dashboard.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { formText } from '#ui/forms/Field.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'

/** Deletes the account after asking for the password again. */
export function DeleteAccount() {
  const [confirming, setConfirming] = useState(false)
  const [refused, setRefused] = useState<{ wrong: boolean }>()
  const form = useFirstProblem(refused)
  const [busy, run] = useBusy()
  const navigate = useNavigate()

  function close() {
    setConfirming(false)
    setRefused(undefined)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = formText(event.currentTarget, 'password')
    run(async () => {
      const deleted = await deleteAccount(password)
      if (deleted.ok) {
        notify(profile.deleted)
        return navigate(paths.home)
      }
      const wrong = deleted.problem.code === 'loginFailed'
      setRefused({ wrong })
      if (!wrong) notifyProblem(deleted.problem)
    })
  }

  return (
    <>
      <Button look="quiet" onClick={() => setConfirming(true)}>
        {profile.deleteAccount}
      </Button>
      {confirming && (
        <Dialog title={profile.deleteAccount} onClose={close}>
          <form ref={form} className="stack" onSubmit={submit}>
            <p>{profile.deleteQuestion}</p>
            <PasswordField
              label={login.password}
              name="password"
              problemText={refused?.wrong ? passwordChange.wrong : undefined}
            />
            <FormActions look="danger" busy={busy} onCancel={close}>
              {profile.deleteConfirm}
            </FormActions>
          </form>
        </Dialog>
      )}
    </>
  )
}
