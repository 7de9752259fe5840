import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Copy } from '#data/adminCopy.ts'
import type { Problem, ProblemCode } from '#domain/problem.ts'
import { desk } from '#copy/desk.ts'
import { common } from '#copy/frame.ts'
import { problemMessages } from '#copy/notices.ts'
import { Button } from '#ui/Button.tsx'
import { useBusy } from '#ui/useBusy.ts'
import { useLive } from '#ui/useLive.ts'

type BooksProps = {
  of: Pick<Copy<{ id: string; seq: number }>, 'state' | 'pull' | 'unreadable'>
  loading: string
  /** What is said when nothing could be fetched and nothing is kept here either. */
  problem: ProblemCode
  children: ReactNode
}

/**
 * Shows a part of the books once it is known: loading, failed with a way to retry, or there. What is
 * in it and cannot be read is named, as phones leave it out too.
 */
export function Books({ of: copy, loading, problem, children }: BooksProps) {
  const state = useLive(copy.state) ?? 'loading'
  const unreadable = useLive(copy.unreadable)
  const [failure, setFailure] = useState<Problem>()
  const [busy, run] = useBusy()
  useEffect(() => {
    let here = true
    void copy.pull().then((pulled) => here && setFailure(pulled.ok ? undefined : pulled.problem))
    return () => {
      here = false
    }
  }, [copy])
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
            const pulled = await copy.pull()
            setFailure(pulled.ok ? undefined : pulled.problem)
          })
        }
      >
        {common.retry}
      </Button>
    </div>
  )
}
