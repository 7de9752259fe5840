/// Offers are data: `detail.offer` of a product. Reads the sentences of earlier versions that can be
/// computed; the others stay for versions of the shop that only show them. Each product gets the next
/// `seq`, so that phones fetch it.
migrate(
  (app) => {
    const NUMBERS = { three: 3, five: 5 }
    const offerIn = (text) => {
      const [, value, rest] = /^(\d\d?)% off (.+)$/.exec(text) ?? []
      const [, quantity] =
        /^(?:when you order|on) (\w+)(?: yards or more| or more)?$/.exec(rest) ?? []
      const minQuantity = NUMBERS[quantity] ?? Number(quantity)
      const off = { kind: 'percent', value: Number(value) }
      if (!(off.value >= 1)) return undefined
      if (rest === 'on your first order') return { ...off, firstOrder: true }
      return minQuantity >= 2 && minQuantity <= 99 ? { ...off, minQuantity } : undefined
    }
    const rows = arrayOf(new DynamicModel({ id: '', detail: '' }))
    app
      .db()
      .newQuery('SELECT id, detail FROM products WHERE detail LIKE \'%"discount":%\'')
      .all(rows)
    for (const { id, detail } of rows) {
      const parsed = JSON.parse(detail)
      const offer = parsed.offer ?? offerIn(String(parsed.discount))
      if (!offer || parsed.offer) continue
      app.db().newQuery("UPDATE counters SET value = value + 1 WHERE name = 'seq'").execute()
      app
        .db()
        .newQuery(
          `UPDATE products SET detail = {:detail},
             seq = (SELECT value FROM counters WHERE name = 'seq') WHERE id = {:id}`,
        )
        .bind({ id, detail: JSON.stringify({ ...parsed, offer }) })
        .execute()
    }
  },
  // An earlier version drops what it does not know.
  () => {},
)
