import { afterEach, expect, it, vi } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'
import { OWNED_SUIT } from '#tests/harness/data/products.ts'
import { refusalResponse } from '#tests/harness/data/refusal.ts'
import { OWNER } from '#tests/harness/screen/fakeOwnerApi.ts'

afterEach(() => vi.unstubAllGlobals())

const TOO_LONG = { status: 413, message: 'Too large.', data: {} }

/** A desk on which a change of the suit's price has been refused after it was saved. */
async function deskWithRefusedPrice() {
  const device = startDevice()
  const record = { ...OWNER.record, collectionId: 'a', collectionName: 'admins' }
  device.storage.set('darzi_admin', JSON.stringify({ ...OWNER, record }))
  const desk = await device.open(async () => ({
    ...(await import('#data/desk/products.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  const sent: unknown[] = []
  const answers = (patch: () => Response) =>
    device.setFetch(async (...request) => {
      const asked = new Request(...request)
      if (asked.method !== 'PATCH') return Response.json({ code: 200 })
      sent.push(await asked.json())
      return patch()
    })
  device.setOnline(false)
  await desk.changeProduct(OWNED_SUIT, { price: -1 })
  device.setOnline(true)
  answers(() => Response.json(TOO_LONG, { status: 413 }))
  await desk.flushOutbox()
  return { ...desk, answers, sent }
}

it('an edit that was refused is sent again once the owner has corrected it', async () => {
  const { changeProduct, inDatabase, answers, sent } = await deskWithRefusedPrice()
  expect(await inDatabase((db) => db.outbox.toArray())).toMatchObject([{ status: 'refused' }])
  answers(() => Response.json({ ...OWNED_SUIT, price: 100, rev: 2 }))
  const corrected = await changeProduct({ ...OWNED_SUIT, price: -1 }, { price: 100 })
  expect(corrected).toEqual({ ok: true, value: 'sent' })
  expect(sent.at(-1)).toEqual({ price: 100 })
})

it('an edit of an older version still waits for the owner’s decision', async () => {
  const { changeProduct, flushOutbox, retryEdit, inDatabase, answers, sent } = {
    ...(await deskWithRefusedPrice()),
    ...(await import('#data/desk/edits/retryEdit.ts')),
  }
  answers(() => refusalResponse(409, 'newerVersion', { record: { ...OWNED_SUIT, rev: 7 } }))
  const [row] = await inDatabase((db) => db.outbox.toArray())
  await retryEdit(row?.id ?? '')
  await flushOutbox()
  const before = sent.length
  expect(await changeProduct(OWNED_SUIT, { price: 100 })).toEqual({ ok: true, value: 'saved' })
  expect(sent).toHaveLength(before)
})
