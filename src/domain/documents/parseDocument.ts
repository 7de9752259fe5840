import { fieldReader, parseText, type Parsed } from '#domain/base/parse.ts'
import {
  DOCUMENT_KINDS,
  type DocumentContent,
  type DocumentLine,
  type IssuedDocument,
  type Party,
} from './issuedDocument.ts'

/** A document as the server answers it, or as a device has stored it. */
export function parseDocument(wire: unknown): Parsed<IssuedDocument> {
  const from = fieldReader<IssuedDocument>(wire)
  const kind = from.oneOf('kind', DOCUMENT_KINDS)
  const content = from.optional('content', parseContent)
  const id = from.text('id')
  const order = from.text('order')
  const number = from.text('number')
  const about = from.textOr('about', '')
  const seq = from.numberOr('seq', 0)
  return from.finish(kind && content && { id, order, kind, number, about, content, seq })
}

function parseContent(wire: unknown): Parsed<DocumentContent> {
  const from = fieldReader<DocumentContent>(wire)
  const seller = from.optional('seller', parseParty)
  const buyer = from.optional('buyer', parseParty)
  const corrects = from.optional('corrects', parseCorrected)
  const reason = from.textOr('reason', '')
  const receipt = from.textOr('receipt', '')
  const lines = from.list('lines', parseLine)
  const facts = {
    order: from.text('order'),
    issuedOn: from.text('issuedOn'),
    placeOfSupply: from.textOr('placeOfSupply', ''),
    stateTax: from.oneOfOr('stateTax', ['SGST', 'UTGST'], 'SGST'),
    sentences: from.list('sentences', parseText),
  }
  return from.finish(
    seller &&
      buyer && {
        ...facts,
        seller,
        buyer,
        lines,
        ...(corrects && { corrects }),
        ...(reason !== '' && { reason }),
        ...(receipt !== '' && { receipt }),
      },
  )
}

function parseParty(wire: unknown): Parsed<Party> {
  const from = fieldReader<Party>(wire)
  const address = from.list('address', parseText)
  return from.finish({ name: from.text('name'), address, gstin: from.textOr('gstin', '') })
}

function parseCorrected(wire: unknown): Parsed<{ number: string; issuedOn: string }> {
  const from = fieldReader<{ number: string; issuedOn: string }>(wire)
  return from.finish({ number: from.text('number'), issuedOn: from.text('issuedOn') })
}

function parseLine(wire: unknown): Parsed<DocumentLine> {
  const from = fieldReader<DocumentLine>(wire)
  const unit = from.textOr('unit', '')
  return from.finish({
    position: from.number('position'),
    description: from.text('description'),
    code: from.textOr('code', ''),
    quantity: from.number('quantity'),
    discount: from.number('discount'),
    amount: from.number('amount'),
    percent: from.number('percent'),
    taxable: from.number('taxable'),
    cgst: from.number('cgst'),
    sgst: from.number('sgst'),
    igst: from.number('igst'),
    ...(unit === 'YDS' && { unit }),
  })
}
