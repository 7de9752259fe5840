import type { OrderStatus } from '#domain/order.ts'
import { orderStatuses } from './orders.ts'

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
    items: 'Items',
    total: 'Total',
    status: 'Status',
    placed: 'Placed',
  },
  board: 'Board',
  list: 'List',
  customer: 'Customer',
  shipping: 'Ships to',
  measurements: 'Measurements',
  noMeasurements: 'None given. Ask before cutting.',
  preferences: 'Preferences',
  history: 'History',
  note: 'Note for this step',
  chat: 'Tell the customer on WhatsApp',
  print: 'Print the work card',
  exportCsv: 'Download as CSV',
  counter: 'New order at the counter',
  sources: { shop: 'Online', counter: 'At the counter' },
  moved: (number: string, status: OrderStatus) => `Order ${number}: ${orderStatuses[status].label}`,
  cancelQuestion: (number: string) => `Cancel order ${number}? The customer will be told.`,
  final: 'This order is finished.',
} as const

/** What the button says that moves an order on. */
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
