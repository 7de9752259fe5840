import { expect, test } from 'vitest'
import { stagesOf } from '#domain/orders/stages.ts'

function wayOf(status: string) {
  return stagesOf(status).map(({ status: stage, reached }) => `${stage} ${reached}`)
}

test('an order has passed every stage before its own', () => {
  expect(wayOf('cutting')).toEqual([
    'placed before',
    'confirmed before',
    'cutting now',
    'stitching later',
    'trial later',
    'ready later',
    'delivered later',
  ])
})

test('alteration is a stage only of an order that is being altered', () => {
  expect(wayOf('alteration').slice(4)).toEqual([
    'trial before',
    'alteration now',
    'ready later',
    'delivered later',
  ])
  expect(wayOf('ready')).not.toContain('alteration before')
})

test('a cancelled order and an unknown status have no stages', () => {
  expect(wayOf('cancelled')).toEqual([])
  expect(wayOf('embroidery')).toEqual([])
})
