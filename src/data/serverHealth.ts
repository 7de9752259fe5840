import { HEALTH_REASONS } from '#domain/health.ts'
import type { HealthReason } from '#domain/health.ts'
import { fetchJson } from './http.ts'
import { isFields, reading, readText } from './reading.ts'

/** What is wrong with the server; nothing when it is well, or cannot be asked. */
export async function serverHealth(): Promise<HealthReason[]> {
  const answer = await fetchJson('/api/health')
  if (answer.ok || !isFields(answer.problem.body)) return []
  const given = reading(answer.problem.body['data']).list('reasons', readText)
  return HEALTH_REASONS.filter((reason) => given.includes(reason))
}
