import type { HealthReason } from '#domain/base/health.ts'
import { fetchJson } from '#data/server/http.ts'

/** The server's health problems; empty when it is healthy or unreachable. */
export async function serverHealth(): Promise<HealthReason[]> {
  const answer = await fetchJson('/api/health')
  return answer.ok ? [] : (answer.problem.refusal?.reasons ?? [])
}
