import { HEALTH_REASONS, type HealthReason } from '#domain/base/health.ts'
import { fetchJson } from '#data/server/http.ts'
import { isFields, fieldReader, readText } from '#domain/base/parse.ts'

/** The server's health problems; empty when it is healthy or unreachable. */
export async function serverHealth(): Promise<HealthReason[]> {
  const answer = await fetchJson('/api/health')
  if (answer.ok || !isFields(answer.problem.body)) return []
  const given = fieldReader(answer.problem.body['data']).list('reasons', readText)
  return HEALTH_REASONS.filter((reason) => given.includes(reason))
}
