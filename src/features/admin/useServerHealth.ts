import { useEffect, useState } from 'react'
import { serverHealth } from '#data/desk/serverHealth.ts'
import type { HealthReason } from '#domain/base/health.ts'

const ASK_AGAIN_MS = 60_000

/** The server's health problems, polled every minute while the desk is open. */
export function useServerHealth(): readonly HealthReason[] {
  const [reasons, setReasons] = useState<readonly HealthReason[]>([])
  useEffect(() => {
    let here = true
    const look = () => void serverHealth().then((found) => here && setReasons(found))
    look()
    const timer = setInterval(look, ASK_AGAIN_MS)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [])
  return reasons
}
