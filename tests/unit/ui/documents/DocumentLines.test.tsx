import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DocumentContent } from '#domain/documents/issuedDocument.ts'
import { DocumentLines } from '#ui/documents/DocumentLines.tsx'

const LINE = { code: '', discount: 0, percent: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 }

const CONTENT: DocumentContent = {
  seller: { name: 'Ember & Thread', address: [], gstin: '' },
  buyer: { name: 'Asha Rao', address: [], gstin: '' },
  order: 'ET-1',
  issuedOn: '2026-11-23',
  placeOfSupply: '',
  stateTax: 'SGST',
  sentences: [],
  lines: [
    { ...LINE, position: 0, description: 'Worsted', quantity: 3, unit: 'YDS', amount: 749_700 },
    { ...LINE, position: 1, description: 'Suit', quantity: 2, amount: 8_599_800 },
  ],
}

it('A line of cloth names yards beside its quantity, a line of pieces nothing', () => {
  render(<DocumentLines content={CONTENT} />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['DescriptionQtyAmount', 'Worsted3 YDS₹7,497.00', 'Suit2₹85,998.00'])
})
