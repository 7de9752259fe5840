import { useNavigate } from 'react-router-dom'
import { header } from '#copy/base/frame.ts'
import { useAuth } from '#ui/state/contexts.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'

/** Links to the tailoring form; signed-out shoppers go to the login first. */
export function MakeClothesButton({ className }: { className?: string | undefined }) {
  const navigate = useNavigate()
  const { session } = useAuth()
  function go() {
    if (session.status === 'in') return void navigate(paths.measurements)
    notifyProblem('measurementsNeedLogin')
    void navigate(paths.login, { state: { from: paths.measurements } })
  }
  return (
    <button type="button" className={className} onClick={go}>
      {header.makeClothes}
    </button>
  )
}
