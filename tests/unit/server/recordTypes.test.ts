import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import config from '#server/tsconfig.json' with { type: 'json' }

const FOLDER = resolve('src/server')
const PLANTED = resolve(FOLDER, 'planted.ts')
const TYPES = [
  '.cache/pocketbase/types.d.ts',
  'src/server/pocketbase/fieldNames.d.ts',
  'src/server/pocketbase/corrections.d.ts',
]

const GIVEN = `
import { fieldReader } from '#domain/base/parse.ts'
import type { SentClaim } from '#domain/money/payAnswer.ts'
import { placeOrder } from '#server/orders/placeOrder.ts'
import { stampSeq } from '#server/pocketbase/commitOrder.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById, jsonField, newRecord, sentBody, sentRecord } from '#server/pocketbase/records.ts'
declare const app: CoreApp, e: RecordRequest<'orders'>, edited: RecordRequest<'products' | 'shop'>
`

type Fault = readonly [what: string, wrong: string, right: string, code: (name: string) => string]

const FAULTS: readonly Fault[] = [
  ['field', 'statuss', 'status', (name) => `recordOf(e).getString('${name}')`],
  ['field of another collection', 'slug', 'number', (name) => `recordOf(e).getString('${name}')`],
  ['field that is written', 'totl', 'total', (name) => `recordOf(e).set('${name}', 0)`],
  ['field of JSON', 'line', 'lines', (name) => `jsonField(recordOf(e), '${name}')`],
  ['field as it was', 'totl', 'total', (name) => `recordOf(e).original().getInt('${name}')`],
  [
    'field of one that is found',
    'totl',
    'total',
    (name) => `findById(app, 'orders', '')?.getInt('${name}')`,
  ],
  ['field of a new one', 'subjct', 'subject', (name) => `newRecord(app, 'mails', { ${name}: '' })`],
  [
    'field to look for',
    'numbr',
    'number',
    (name) => `app.findFirstRecordByData('orders', '${name}', '')`,
  ],
  [
    'field that one of two collections lacks',
    'slug',
    'rev',
    (name) => `recordOf(edited).get('${name}')`,
  ],
  ['field that was sent', 'statuss', 'status', (name) => `sentRecord(e).${name}`],
  [
    'field of a route’s body',
    'referense',
    'reference',
    (name) => `fieldReader<SentClaim>(sentBody(e)).textOr('${name}', '')`,
  ],
  [
    'collection of a hook',
    'oders',
    'orders',
    (name) => `onRecordCreate((e) => e.next(), '${name}')`,
  ],
  [
    'collection for a handler',
    'mails',
    'orders',
    (name) => `onRecordCreateRequest((e) => placeOrder(e), '${name}')`,
  ],
  [
    'collection without a commit order',
    'mails',
    'orders',
    (name) => `onRecordCreate((e) => stampSeq(e), '${name}')`,
  ],
]

const problems = typeCheck(FAULTS.flatMap(([, wrong, right, code]) => [code(wrong), code(right)]))

test.each(FAULTS.map((fault, index) => [...fault, index] as const))(
  'A wrong name does not compile: a %s, %s for %s',
  (_what, _wrong, _right, _code, index) => {
    expect(problems[2 * index]).toHaveLength(1)
    expect(problems[2 * index + 1]).toEqual([])
  },
)

/** What the compiler says about each expression in a module of the server. */
function typeCheck(expressions: readonly string[]): string[][] {
  const lines = expressions.map((code, index) => `export const planted${index} = () => ${code}`)
  const text = [...lines, GIVEN].join('\n')
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, FOLDER)
  const host = ts.createCompilerHost(options)
  const onDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (path, version) =>
    path === PLANTED ? ts.createSourceFile(path, text, version) : onDisk(path, version)
  const program = ts.createProgram([PLANTED, ...TYPES], { ...options, incremental: false }, host)
  const planted = program.getSourceFile(PLANTED)
  if (!planted) throw new Error(`${PLANTED} is not in the program`)
  const found: string[][] = expressions.map(() => [])
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(planted)) {
    const { line } = planted.getLineAndCharacterOfPosition(start)
    found[line]?.push(ts.flattenDiagnosticMessageText(messageText, '\n'))
  }
  return found
}
