/** What a list, a picture or the cart says while it is empty. */
export const emptyStates = {
  category: 'No products found in this category',
  picture: 'No image available',
  orders: 'No orders found',
  activity: 'No recent activity to display',
  cart: 'Your cart is empty',
} as const
