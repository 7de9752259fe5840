/** The currency slider of the footer. */
export const currency = {
  label: 'Currency',
  choice: (name: string, symbol: string) => `${name} (${symbol})`,
  /** Beside a converted total. `rupees` is already formatted. */
  charged: (rupees: string) => `You will be charged ${rupees}.`,
} as const
