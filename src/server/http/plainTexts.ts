import { plainText } from '#domain/base/plainText.ts'

/** Strips characters from a record's texts that no keyboard types. */
export function sanitizeTexts(record: core.Record): void {
  for (const field of record.collection().fields) {
    if (field.type() !== 'text' || field.getSystem()) continue
    const name = field.getName()
    const text = record.getString(name)
    const plain = plainText(text)
    if (plain !== text) record.set(name, plain)
  }
}
