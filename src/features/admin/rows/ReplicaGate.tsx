import { useEffect, useState, type ReactNode } from 'react'
import type { Replica } from '#data/desk/replicas/replica.ts'
import type { Problem, ProblemCode } from '#domain/base/problem.ts'
import { desk } from '#copy/desk/desk.ts'
import { common } from '#copy/base/frame.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'

type ReplicaGateProps = {
  of: Pick<Replica<{ id: string; seq: number }>, 'state' | 'pull' | 'unreadable'>
  loading: string
  /** Shown when nothing could be fetched and there is no local copy. */
  problem: ProblemCode
  children: ReactNode
}

/**
 * Shows its children once the replica has data; until then loading, or a failure with a retry.
 * Names the rows that can't be parsed, since phones skip them too.
 */
export function ReplicaGate({ of: replica, loading, problem, children }: ReplicaGateProps) {
  const state = useLive(replica.state) ?? 'loading'
  const unreadable = useLive(replica.unreadable)
  const [failure, setFailure] = useState<Problem>()
  const [busy, run] = useBusy()
  useEffect(() => {
    let mounted = true
    void replica
      .pull()
      .then((pulled) => mounted && setFailure(pulled.ok ? undefined : pulled.problem))
    return () => {
      mounted = false
    }
  }, [replica])
  if (state !== 'loading') {
    return (
      <>
        {unreadable && (
          <p className="notice" role="status">
            {desk.unreadable(unreadable)}
          </p>
        )}
        {children}
      </>
    )
  }
  if (!failure) return <p role="status">{loading}</p>
  return (
    <div className="notice" role="alert">
      <p>{problemMessages[problem]}</p>
      <Button
        busy={busy}
        onClick={() =>
          run(async () => {
            const pulled = await replica.pull()
            setFailure(pulled.ok ? undefined : pulled.problem)
          })
        }
      >
        {common.retry}
      </Button>
    </div>
  )
}
