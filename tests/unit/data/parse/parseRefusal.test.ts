import { describe, expect, it } from 'vitest'
import { parseRefusal } from '#data/parse/parseRefusal.ts'
import { failureOf } from '#data/server/failure.ts'
import { REFUSAL_CODES, type Outage, type Refusal } from '#domain/base/refusal.ts'

const refusal = (parts: Partial<Refusal>): Refusal => ({
  status: 400,
  code: 'refused',
  message: 'A sentence.',
  data: {},
  ...parts,
})

describe('a refusal of the shop', () => {
  it('keeps its code, for the request and for a field', () => {
    const problems = REFUSAL_CODES.map(
      (code) => failureOf(400, refusal({ code, data: { fields: { some: code } } })).problem,
    )
    expect(problems).toEqual(REFUSAL_CODES.map((code) => ({ code, fields: { some: code } })))
  })

  it('has the prices that changed', () => {
    const changes = [
      { product: 'p1', name: 'Kurta', was: 900, now: 950 },
      { product: 'p2', name: 'Sherwani', was: 4000 },
    ]
    const { problem } = failureOf(409, refusal({ code: 'pricesChanged', data: { changes } }))
    expect(problem).toEqual({ code: 'pricesChanged', changes })
  })

  it('leaves out a price change that cannot be read', () => {
    const data = { changes: [{ product: 'p1' }, { product: 'p2', name: 'Sherwani', was: 4000 }] }
    const { problem } = failureOf(409, { ...refusal({ code: 'pricesChanged' }), data })
    expect(problem.changes).toEqual([{ product: 'p2', name: 'Sherwani', was: 4000 }])
  })

  it('counts an unknown code of a newer server as refused', () => {
    const data = { fields: { sleeve: 'sleeveTooLong' } }
    const { problem } = failureOf(400, { ...refusal({}), code: 'sleeveTooLong', data })
    expect(problem).toEqual({ code: 'refused' })
  })

  it('of a known code counts an unknown code of a field as refused', () => {
    const data = { fields: { sleeve: 'sleeveTooLong' } }
    const { problem } = failureOf(400, { ...refusal({ code: 'orderRefused' }), data })
    expect(problem).toEqual({ code: 'orderRefused', fields: { sleeve: 'refused' } })
  })
})

describe('a refusal of PocketBase itself', () => {
  const data = { email: { code: 'validation_not_unique', message: 'Taken.' } }
  const wire = { status: 400, message: 'Failed to create record.', data }

  it('names the refused fields', () => {
    expect(failureOf(400, wire).problem).toEqual({ code: 'refused', fields: { email: 'refused' } })
  })

  it('keeps its code of each field', () => {
    expect(failureOf(400, wire).refusal?.fieldCodes).toEqual({ email: 'validation_not_unique' })
  })
})

it('An outage has the reasons, and the shop counts as unreachable', () => {
  const outage: Outage = {
    status: 503,
    code: 'unhealthy',
    message: 'The disk is full.',
    data: { reasons: ['disk'] },
  }
  const { problem, refusal } = failureOf(503, outage, 60_000)
  expect(problem).toEqual({ code: 'unreachable', retryAfterMs: 60_000 })
  expect(refusal).toMatchObject({ code: 'unhealthy', reasons: ['disk'] })
})

it('An answer without a message or data is not the shop’s', () => {
  const others = [undefined, 'Bad Gateway', {}, { message: 'No.' }, { data: {} }, { code: 404 }]
  expect(others.map((other) => parseRefusal(other).ok)).toEqual(others.map(() => false))
})
