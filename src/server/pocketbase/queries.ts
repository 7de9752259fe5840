/** The number that a query selects as `name`, in its only row. */
export function selectNumber(query: dbx.Query, name: string): number {
  const row = new DynamicModel({ [name]: 0 })
  query.one(row)
  return Number(row[name])
}

/** The text that a query selects as `name`, in its only row. */
export function selectText(query: dbx.Query, name: string): string {
  const row = new DynamicModel({ [name]: '' })
  query.one(row)
  return String(row[name])
}

/** The text columns `names` of all rows. */
export function selectTexts<Name extends string>(
  query: { all(slice: DynamicModel[]): void },
  names: readonly Name[],
): Record<Name, string>[] {
  const rows = arrayOf(new DynamicModel(textColumns(names, () => '')))
  query.all(rows)
  return rows.map((row) => textColumns(names, (name) => String(row[name])))
}

function textColumns<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string,
): Record<Name, string>
function textColumns(names: readonly string[], read: (name: string) => string) {
  return Object.fromEntries(names.map((name) => [name, read(name)]))
}

/** A time in the format of the database, such as `2026-01-31 12:00:00.000Z`. */
export function databaseTime(unixMs: number): string {
  return new Date(unixMs).toISOString().replace('T', ' ')
}
