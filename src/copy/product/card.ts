/** Until products are known, in the collection and on a product's page. */
export const loadingProducts = 'Laying out the collection'

/** A product's card, in the collection and beside other products. */
export const card = {
  add: 'Add to Cart',
  open: (name: string) => `Details of ${name}`,
  requiredMeasurements: 'Required Measurements',
  have: (measurement: string) => `${measurement}: saved`,
  missing: (measurement: string) => `${measurement}: missing`,
  measured: (have: number, needed: number) => `You have ${have} of ${needed} measurements`,
} as const
