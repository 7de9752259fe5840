import type { OrderLine, OrderStatus } from '#domain/orders/order.ts'
import { shortDay } from '#copy/base/day.ts'
import { orderStatuses, statusCopy } from '#copy/shop/orders.ts'

export const adminOrders = {
  title: 'Orders',
  filterLabel: 'Filter by status',
  all: 'All',
  search: 'Search by number, name or phone',
  empty: 'No orders found',
  loading: 'Fetching orders',
  columns: {
    number: 'Order',
    customer: 'Customer',
    total: 'Total',
    status: 'Status',
    due: 'Due',
    placed: 'Placed',
    phone: 'Phone',
    pieces: 'Pieces',
    source: 'Source',
    discount: 'Discount',
    received: 'Received',
    balance: 'Still to pay',
    promised: 'Promised for',
  },
  daysBack: {
    any: 'Any day',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'Last 7 days',
    month: 'Last 30 days',
  },
  board: 'Board',
  list: 'List',
  customer: 'Customer',
  shipping: 'Ships to',
  pickup: 'Picked up at the shop',
  measurements: 'Measurements',
  drawing: 'The body that these measurements describe',
  garment: 'Measured along a garment, not around the body.',
  noMeasurements: 'None given. Ask before cutting.',
  measure: 'Enter measurements',
  measureAgain: 'Correct measurements',
  /** The name of the measurements: they may have been taken anywhere, or told on the phone. */
  measuredSet: 'Entered by the house',
  measured: 'Measurements saved',
  measuredNow: 'They are now:',
  measuredHere: 'You measured:',
  correct: 'Correct details',
  corrected: 'Details saved',
  history: 'History',
  note: 'Note for this step',
  customerNote: 'The customer wrote',
  chat: 'Tell the customer on WhatsApp',
  print: 'Print the work card',
  signed: ['Cut by', 'Stitched by', 'Checked by'],
  exportCsv: 'Download as CSV',
  counter: 'New order at the counter',
  sources: { shop: 'Online', counter: 'At the counter' },
  moved: (number: string, status: string) => `Order ${number}: ${statusCopy(status).label}`,
  cancelQuestion: (number: string) => `Cancel order ${number}? The customer will be told.`,
  cancelUnmailed: (number: string) =>
    `Cancel order ${number}? This shop sends no mail about it: tell the customer in the chat.`,
  unpaidQuestion: (number: string, balance: string) =>
    `${balance} of order ${number} is not recorded as received. Mark it as delivered?`,
  earlyQuestion: (due: string, trial: string) =>
    `The order is promised for ${due}, before its trial on ${trial}. Save these dates?`,
  final: 'This order is finished.',
  view: 'View',
  backToList: 'All orders',
  dropHere: 'Drop here',
  moreHidden: (count: number) => `${count} more in the list`,
  actions: (number: string) => `Move order ${number}`,
  late: 'Late',
  today: 'Today',
  dueKinds: { trial: 'Trial', due: 'Promised' },
  dates: 'Dates',
  trialDate: 'Trial',
  dueDate: 'Promised for',
  dateReason: 'Reason, which the customer reads',
  neededBy: (day: string) => `The customer needs it by ${day}.`,
  closed: 'The workroom does not work on this day.',
  overload: (day: string) => `More is promised until ${day} than the workroom can make until then.`,
  saveDates: 'Save dates',
  datesSaved: 'Dates saved',
  notes: 'Notes',
  noteLabel: 'Note for the house',
  addNote: 'Add note',
  noteAdded: 'Note added',
  /** Of a day that the shop promised by itself as the order was placed. */
  withOrder: 'with the order',
  actors: { guest: 'guest', shopper: 'customer', owner: 'house' },
  notFound: 'There is no such order.',
} as const

/** `2 x White Poplin Shirt, 1 x Navy Twill Suit`. */
export function piecesText(
  lines: readonly Pick<OrderLine, 'name' | 'quantity'>[],
  separator = ', ',
): string {
  return lines.map(({ quantity, name }) => `${quantity} x ${name}`).join(separator)
}

/** Labels of the button that moves an order to its next status. */
export const moveLabels = {
  placed: 'Place',
  confirmed: 'Confirm',
  cutting: 'Start cutting',
  stitching: 'Start stitching',
  trial: 'Ready for trial',
  alteration: 'Needs alteration',
  ready: 'Mark as ready',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
} as const satisfies Record<OrderStatus, string>

/** Labels of the buttons that take an order back; a piece that does not fit goes to be altered. */
export function stepBackLabel(to: OrderStatus): string {
  return to === 'alteration' ? moveLabels.alteration : `Back to ${orderStatuses[to].label}`
}

/** An order placed in person or on the phone. */
export const counterOrder = {
  title: 'New order at the counter',
  customer: 'Customer',
  pickup: 'Will be picked up at the shop',
  piece: 'Piece',
  choosePiece: 'Choose a piece',
  quantity: 'Quantity',
  addPiece: 'Add a piece',
  addChosen: (name: string) => `Add ${name}`,
  removePiece: (name: string) => `Remove ${name}`,
  measurements: 'Measurements',
  setName: 'Taken at the counter',
  known: 'Measurements that the house has',
  asFor: (piece: string) => `As for ${piece}`,
  asBefore: (customer: string, what: string, day: string) => `${customer}: ${what}, ${day}`,
  earlier: 'Find a customer who has ordered before',
  nobody: 'No earlier order has that name or number.',
  choices: 'Cloth and wishes',
  remove: 'Remove',
  note: 'Note',
  neededBy: {
    late: (ready: string) =>
      `The first day that can be promised is ${shortDay(ready)}. You may move it once the order is placed.`,
    unknown: 'No day is promised for these pieces.',
  },
  total: 'Total',
  save: 'Place order',
  startOver: 'Start over',
  startOverQuestion: 'Clear everything that was entered for this order?',
  startOverYes: 'Clear it',
  placed: (number: string) => `Order ${number} is placed`,
} as const
