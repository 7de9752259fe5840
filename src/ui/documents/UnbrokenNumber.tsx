import { UnbrokenText } from './UnbrokenText.tsx'

/** The number of an order or a document: a prefix and groups of digits. */
const NUMBER = /([A-Z]+(?:-\d+)+)/

/** Words that name an order or a document, whose number stays on one line. */
export function UnbrokenNumber({ text }: { text: string }) {
  return <UnbrokenText text={text} whole={NUMBER} />
}
