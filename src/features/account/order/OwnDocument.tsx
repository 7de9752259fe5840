import { useMemo } from 'react'
import { useMatch } from 'react-router-dom'
import { liveDocument } from '#data/orders/orderDocuments.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { documentName, documentSheet as words } from '#copy/money/documents.ts'
import { ownOrder } from '#copy/shop/ownOrder.ts'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { DocumentSheet } from '#ui/documents/DocumentSheet.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './order.module.css'

/** One document of the shopper, from what this device stores; prints on one page. */
export function OwnDocument() {
  const id = useMatch(paths.document(':id'))?.params.id ?? ''
  const known = useLive(useMemo(() => liveDocument(id), [id]))
  const document = known?.document
  if (known && !document) return <UnknownDocument />
  return (
    <div className="page stack">
      <Head copy={shopperPages.document} {...(document && { title: documentName(document) })} />
      {document && (
        <>
          <div className={styles.screenOnly}>
            <Link className={styles.back} to={paths.ownOrder(document.order)}>
              {words.back}
            </Link>
          </div>
          <DocumentSheet document={document} />
          <div className={styles.screenOnly}>
            <Button look="outline" onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Shown for a document that this device does not store. */
function UnknownDocument() {
  return (
    <div className="page">
      <Head copy={shopperPages.document} />
      <EmptyState>
        <h1>{words.title}</h1>
        <p role="alert">{words.notFound}</p>
        <ButtonLink to={paths.dashboardTab('orders')}>{ownOrder.all}</ButtonLink>
      </EmptyState>
    </div>
  )
}
