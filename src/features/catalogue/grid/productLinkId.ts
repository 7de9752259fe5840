/** Id of the link in the grid that opens a product. */
export function productLinkId(slug: string): string {
  return `product-${slug}`
}
