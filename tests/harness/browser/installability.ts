import { isFields } from '#domain/base/parse.ts'

type Fields = Record<string, unknown>

/** Facts that a browser would find out itself. */
export type InstallFacts = {
  secure: boolean
  controlled: boolean
  startOffline: boolean
  /** The real size of each picture in the manifest, by URL. */
  sizes: Record<string, string>
}

const MIN_SHOTS = 2

/**
 * What prevents installation, by the published rules of the browsers that offer it. The tests' own
 * browser does not report it.
 */
export function installProblems(manifest: Fields, facts: InstallFacts): string[] {
  const icons = manifestItems(manifest['icons'])
  const shots = manifestItems(manifest['screenshots'])
  const start = typeof manifest['start_url'] === 'string' ? manifest['start_url'] : ''
  const has = (size: string, purpose: string) =>
    icons.some((icon) => icon['sizes'] === size && icon['purpose'] === purpose)
  const rules: [boolean, string][] = [
    [Boolean(manifest['name']), 'no name'],
    [Boolean(manifest['short_name']), 'no short name'],
    [start !== '' && start.startsWith(String(manifest['scope'])), 'start is out of scope'],
    [['standalone', 'fullscreen', 'minimal-ui'].includes(String(manifest['display'])), 'display'],
    [has('192x192', 'any') && has('512x512', 'any'), 'no icon of 192 and 512'],
    [has('192x192', 'maskable') && has('512x512', 'maskable'), 'no maskable icon'],
    [
      [...icons, ...shots].every((one) => facts.sizes[String(one['src'])] === one['sizes']),
      'a picture has another size',
    ],
    ...(['wide', 'narrow'] as const).map((form): [boolean, string] => [
      shots.filter((one) => one['form_factor'] === form).length >= MIN_SHOTS,
      `fewer than two ${form} screenshots`,
    ]),
    [manifestItems(manifest['shortcuts']).length > 0, 'no shortcuts'],
    [facts.secure, 'not a secure context'],
    [facts.controlled, 'no service worker in charge'],
    [facts.startOffline, 'the start does not answer without a network'],
  ]
  return rules.flatMap(([isMet, problem]) => (isMet ? [] : [problem]))
}

/** The objects of a list in the manifest. */
export function manifestItems(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** Width and height from the header of a PNG or a lossy WebP file, as in "192x192". */
export function pictureSize(file: Buffer): string {
  if (file.subarray(1, 4).toString() === 'PNG')
    return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
  const kind = file.subarray(12, 16).toString()
  if (kind === 'VP8 ') return `${file.readUInt16LE(26) & 16383}x${file.readUInt16LE(28) & 16383}`
  if (kind === 'VP8X') return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`
  return 'unknown'
}
