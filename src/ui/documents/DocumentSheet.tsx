import type { ReactNode } from 'react'
import {
  amountOf,
  type DocumentContent,
  type IssuedDocument,
  type Party,
} from '#domain/documents/issuedDocument.ts'
import { sumOf } from '#domain/documents/split.ts'
import { formatPaiseInFull } from '#domain/money/paise.ts'
import { documentNames, documentSheet as words } from '#copy/money/documents.ts'
import { dayText } from '#ui/parts/day.ts'
import { DocumentLines } from './DocumentLines.tsx'
import { UnbrokenNumber } from './UnbrokenNumber.tsx'
import styles from './documents.module.css'

/** A document as it was issued, on one A4 page. */
export function DocumentSheet({
  document: { kind, number, content },
}: {
  document: IssuedDocument
}) {
  const { seller, buyer, sentences } = content
  return (
    <article
      className={styles.sheet}
      data-many={content.lines.length > MANY_LINES || undefined}
      aria-label={`${documentNames[kind]} ${number}`}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.house}>{seller.name}</p>
          <Address party={seller} />
        </div>
        <h1 className={styles.kind}>{documentNames[kind]}</h1>
      </header>
      <div className={styles.parties}>
        <section>
          <h2 className="label">{words.billTo}</h2>
          <p>{buyer.name}</p>
          <Address party={buyer} />
        </section>
        <Facts number={number} content={content} />
      </div>
      <DocumentLines content={content} />
      <Sums content={content} />
      <footer className={styles.foot}>
        <div>
          {sentences.map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
        </div>
        <p className={styles.signature}>
          {seller.name}
          <span>{words.signature}</span>
        </p>
      </footer>
    </article>
  )
}

function Address({ party: { address, gstin } }: { party: Party }) {
  return (
    <address className={styles.address}>
      {address.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {gstin !== '' && <strong>{words.gstin(gstin)}</strong>}
    </address>
  )
}

function Facts({ number, content }: { number: string; content: DocumentContent }) {
  const { issuedOn, order, placeOfSupply, receipt, corrects, reason } = content
  return (
    <dl className={styles.facts}>
      <Fact name={words.number}>
        <UnbrokenNumber text={number} />
      </Fact>
      <Fact name={words.issued}>{dayText(issuedOn)}</Fact>
      <Fact name={words.order}>
        <UnbrokenNumber text={order} />
      </Fact>
      {receipt && (
        <Fact name={words.receipt}>
          <UnbrokenNumber text={receipt} />
        </Fact>
      )}
      {placeOfSupply !== '' && <Fact name={words.place}>{placeOfSupply}</Fact>}
      {corrects && (
        <Fact name={words.corrects}>
          <UnbrokenNumber text={words.correctsWhat(corrects.number, dayText(corrects.issuedOn))} />
        </Fact>
      )}
      {reason && <Fact name={words.reason}>{reason}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** More than these are printed smaller. */
const MANY_LINES = 20

function Sums({ content }: { content: DocumentContent }) {
  const { taxable, cgst, sgst, igst } = sumOf(content.lines)
  const isTaxed = content.lines.some(({ percent }) => percent > 0)
  return (
    <dl className={`${styles.facts} ${styles.sums}`}>
      {isTaxed && <Fact name={words.taxable}>{formatPaiseInFull(taxable)}</Fact>}
      {cgst > 0 && <Fact name={words.cgst}>{formatPaiseInFull(cgst)}</Fact>}
      {sgst > 0 && <Fact name={content.stateTax}>{formatPaiseInFull(sgst)}</Fact>}
      {igst > 0 && <Fact name={words.igst}>{formatPaiseInFull(igst)}</Fact>}
      <Fact name={words.total}>
        <strong>{formatPaiseInFull(amountOf(content))}</strong>
      </Fact>
    </dl>
  )
}
