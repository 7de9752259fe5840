/** The currency slider of the footer (specification, section 2). */
export const currency = {
  label: 'Currency',
  choice: (name: string, symbol: string) => `${name} (${symbol})`,
  previous: 'Previous currency',
  next: 'Next currency',
  /** Beside a converted total. `rupees` is already formatted. */
  charged: (rupees: string) => `You will be charged ${rupees}.`,
  rate: (name: string, day: string) => `Prices in ${name} are a guide, at our rates of ${day}.`,
} as const
