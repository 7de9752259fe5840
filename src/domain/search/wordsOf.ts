const ASCII = /^[\n -~]*$/

/** The words of a text in lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
