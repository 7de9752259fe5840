import { describe, expect, it } from 'vitest'
import { statusCopy } from '#copy/shop/orders.ts'
import {
  isBeforeCutting,
  NEXT_STATUSES,
  nextStatuses,
  type OrderStatus,
} from '#domain/orders/order.ts'
import { boardOf, dueBy, nextDueOf, orderSearch } from '#domain/desk/ownerOrder.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'

const shipping = {
  ...EMPTY_SHIPPING,
  firstName: 'Asha',
  lastName: 'Iyer',
  email: 'asha@example.com',
  phone: '98765 43210',
}
const order = { number: 'ET-1795251234567', shipping }

describe('searching orders', () => {
  it.each([
    'asha',
    '1795251234',
    'et-1795',
    '98765 43210',
    '+91 98765',
    '4321',
    '098765 43210',
    '0091 98765',
    '(98765) 43210',
    '+91 (0)98765 43210',
    '',
  ])('finds by number, name and phone: "%s"', (typed) =>
    expect(orderSearch(typed)(order)).toBe(true),
  )

  it.each(['ravi', '99999', 'asha 98765', '00000'])('does not find other orders: "%s"', (typed) => {
    expect(orderSearch(typed)(order)).toBe(false)
  })
})

const dated = (status: OrderStatus, trialDate: string, dueDate: string) => ({
  status,
  trialDate,
  dueDate,
})

describe('the due list', () => {
  it('contains each fitting and promised day up to the last one, earliest first', () => {
    const orders = [
      dated('stitching', '2026-11-25', '2026-12-02'),
      dated('cutting', '', '2026-11-20'),
      dated('confirmed', '2026-12-30', ''),
    ]
    expect(dueBy(orders, '2026-11-28').map(({ day, what }) => [day, what])).toEqual([
      ['2026-11-20', 'due'],
      ['2026-11-25', 'trial'],
    ])
  })

  it('contains no past fitting and nothing of a closed order', () => {
    const orders = [
      dated('ready', '2026-11-01', '2026-11-22'),
      dated('delivered', '', '2026-11-22'),
      dated('cancelled', '2026-11-22', '2026-11-22'),
    ]
    expect(dueBy(orders, '2026-11-28').map(({ what }) => what)).toEqual(['due'])
  })
})

describe('what is due next', () => {
  it.each([
    ['stitching', '2026-11-25', '2026-12-02', '2026-11-25', 'trial'],
    ['trial', '2026-12-04', '2026-12-02', '2026-12-02', 'due'],
    ['ready', '2026-11-25', '2026-12-02', '2026-12-02', 'due'],
    ['placed', '', '2026-12-02', '2026-12-02', 'due'],
  ] as const)('of an order that is %s, trial "%s", promised "%s": %s, %s', (...row) => {
    const [status, trial, promised, day, what] = row
    expect(nextDueOf(dated(status, trial, promised))).toMatchObject({ day, what })
  })

  it('is nothing where no day is agreed, or once the order is finished', () => {
    expect(nextDueOf(dated('confirmed', '', ''))).toBeUndefined()
    expect(nextDueOf(dated('delivered', '2026-11-25', '2026-12-02'))).toBeUndefined()
  })
})

describe('the board', () => {
  it('has a column for each status, and each order in exactly one', () => {
    const orders = [dated('ready', '', ''), dated('placed', '', ''), dated('ready', '', '')]
    const board = boardOf(orders)
    expect(board.map(({ status }) => status)).toEqual(Object.keys(NEXT_STATUSES))
    expect(board.map((column) => column.orders.length)).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0])
  })

  it('begins each column with what is late or due first; what has no day comes last, as given', () => {
    const newestFirst = [
      dated('stitching', '', ''),
      dated('stitching', '', '2026-12-02'),
      dated('stitching', '2026-11-28', '2026-12-20'),
      { ...dated('stitching', '', ''), number: 'ET-older' },
      dated('stitching', '', '2026-11-20'),
      dated('delivered', '', '2026-11-25'),
      dated('delivered', '', '2026-11-24'),
    ]
    const [none, later, trial, alsoNone, late, ...delivered] = newestFirst
    const rowsOf = (status: OrderStatus) =>
      boardOf(newestFirst).find((column) => column.status === status)?.orders
    expect(rowsOf('stitching')).toEqual([late, trial, later, none, alsoNone])
    expect(rowsOf('delivered')).toEqual(delivered)
  })
})

describe('an order with a status from a newer server', () => {
  const orders = ['placed', 'final_pressing', 'final_pressing'].map((status) => ({
    status,
    trialDate: '',
    dueDate: '',
  }))

  it('has a column of its own at the end of the board', () => {
    expect(boardOf(orders).at(-1)).toEqual({ status: 'final_pressing', orders: orders.slice(1) })
  })

  it('shows the server’s name for it and offers no move', () => {
    expect(statusCopy('final_pressing')).toEqual({ label: 'Final pressing', meaning: '' })
    expect(nextStatuses('final_pressing')).toEqual([])
    expect(isBeforeCutting('final_pressing')).toBe(false)
  })
})
