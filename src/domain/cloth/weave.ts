/**
 * The weaves that the shop can draw. A draft is the smallest part that repeats, row by row: `#` is a
 * warp thread on top, `.` a weft thread.
 */
export const DRAFTS = {
  plain: ['#.', '.#'],
  twill: ['##..', '.##.', '..##', '#..#'],
  herringbone: ['##....##', '.##..##.', '..####..', '#..##..#'],
  basket: ['##..', '##..', '..##', '..##'],
  birdseye: ['#..#', '.##.', '.##.', '#..#'],
  satin: ['#....', '..#..', '....#', '.#...', '...#.'],
  jacquard: [
    '...##...',
    '..####..',
    '.##..##.',
    '##.##.##',
    '##.##.##',
    '.##..##.',
    '..####..',
    '...##...',
  ],
  rib: ['#.', '#.', '.#', '.#'],
} as const

export type Weave = keyof typeof DRAFTS

/** What else they are called, the rarer name first: a herringbone is a twill too. */
const NAMES: readonly (readonly [weave: Weave, name: RegExp])[] = [
  ['herringbone', /herringbone/],
  ['birdseye', /bird'?s ?eye/],
  ['basket', /basket|oxford|hopsack/],
  ['satin', /satin|sateen/],
  ['jacquard', /jacquard|brocade|damask/],
  ['rib', /\brib|ottoman|repp/],
  ['twill', /twill|gabardine|flannel|denim/],
  ['plain', /plain|poplin|handloom|khadi/],
]

/** The weave that a house's own words name; undefined for one that is not known. */
export function weaveNamed(words: string): Weave | undefined {
  const text = words.toLowerCase()
  return NAMES.find(([, name]) => name.test(text))?.[0]
}

/**
 * The warp threads on top as an SVG path, over `across` by `down` threads of one unit; the draft
 * repeats.
 */
export function draftPath(weave: Weave, across: number, down: number): string {
  const draft: readonly string[] = DRAFTS[weave]
  const squares: string[] = []
  for (let y = 0; y < down; y += 1) {
    const row = draft[y % draft.length] ?? ''
    for (let x = 0; x < across; x += 1) {
      if (row[x % row.length] === '#') squares.push(`M${x} ${y}h1v1h-1z`)
    }
  }
  return squares.join('')
}
