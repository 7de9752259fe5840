import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setAlerts } from '#data/desk/alerts.ts'
import { adminSignOut } from '#data/desk/account.ts'
import { pullReplicas } from '#data/desk/syncReplicas.ts'
import { openDesk } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
})

const order = (seq: number, source: 'shop' | 'counter') => ({
  ...sentOrder({ id: `mworder0000000${seq}` }),
  number: `ET-179526095115${seq}`,
  status: 'placed',
  total: 42999,
  source,
  trialDate: '',
  dueDate: '',
  seq,
  rev: 1,
  created: '2026-11-21 09:00:00.000Z',
})

/** The tablet's loudspeaker, at the edge of the browser. */
function listen() {
  const alerted = { tones: 0 }
  const node = () => ({ connect: (next: unknown) => next })
  const level = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      destination = node()
      createGain = () => ({ ...node(), gain: level })
      createOscillator = () => {
        const start = () => void (alerted.tones += 1)
        return { ...node(), frequency: { value: 0 }, start, stop: () => undefined }
      }
      close = () => Promise.resolve()
    },
  )
  return alerted
}

/** With the orders page open, one more order comes in: what is announced? */
async function arrives(source: 'shop' | 'counter', seq: number) {
  const { api } = openDesk('/admin/orders', { orders: [order(1, 'shop')] })
  await screen.findByRole('link', { name: 'ET-1795260951151' })
  api.tables['orders']?.push(order(seq, source))
  await pullReplicas()
  await screen.findByRole('link', { name: `ET-179526095115${seq}` })
  return `New order ET-179526095115${seq} from Asha Rao`
}

describe('a new order', () => {
  it('is announced on the screen without a reload, and by a sound only on request', async () => {
    const alerted = listen()
    const news = await arrives('shop', 2)
    expect(await screen.findByText(news)).toBeTruthy()
    expect(alerted).toEqual({ tones: 0 })
  })

  it('plays a sound where the owner turned it on', async () => {
    const alerted = listen()
    setAlerts({ sound: true })
    await arrives('shop', 3)
    await waitFor(() => expect(alerted).toEqual({ tones: 2 }))
  })

  it('is not announced when the owner entered it at the counter', async () => {
    const alerted = listen()
    setAlerts({ sound: true })
    const news = await arrives('counter', 4)
    expect(screen.queryByText(news)).toBeNull()
    expect(alerted).toEqual({ tones: 0 })
  })
})
