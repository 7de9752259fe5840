/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number

export function pick<Item>(items: readonly [Item, ...Item[]], random: Random): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
