import type { HealthReason } from '#domain/base/health.ts'
import { fetchJson } from '#data/server/http.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { fieldReader } from '#domain/base/parse.ts'
import type { KeptPromises } from '#domain/workroom/keptPromises.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'

/** How many promises of the last 90 days the workroom kept. */
export async function keptPromises(): Promise<Result<KeptPromises>> {
  const answer = await ask('admin', (pb) => pb.send<unknown>('/api/owner/kept-promises', {}))
  if (!answer.ok) return toUserResult(answer)
  const from = fieldReader<KeptPromises>(answer.value)
  return done({ promised: from.numberOr('promised', 0), kept: from.numberOr('kept', 0) })
}

/** The server's health problems; empty when it is healthy or unreachable. */
export async function serverHealth(): Promise<HealthReason[]> {
  const answer = await fetchJson('/api/health')
  return answer.ok ? [] : (answer.problem.refusal?.reasons ?? [])
}
