import { useMemo } from 'react'
import { useMatch } from 'react-router-dom'
import { liveDocument } from '#data/orders/orderDocuments.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { documentName, documentSheet as words } from '#copy/money/documents.ts'
import { ownOrder } from '#copy/shop/ownOrder.ts'
import { Button } from '#ui/parts/Button.tsx'
import { DocumentSheet } from '#ui/documents/DocumentSheet.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './order.module.css'

/** One document of the shopper, from what this device stores; prints on one page. */
export function OwnDocument() {
  const id = useMatch(paths.document(':id'))?.params.id ?? ''
  const known = useLive(useMemo(() => liveDocument(id), [id]))
  const document = known?.document
  return (
    <div className="page stack">
      <Head copy={shopperPages.document} {...(document && { title: documentName(document) })} />
      <div className={styles.screenOnly}>
        <Link
          className={styles.back}
          to={document ? paths.ownOrder(document.order) : paths.dashboardTab('orders')}
        >
          {document ? words.back : ownOrder.all}
        </Link>
      </div>
      {document && <DocumentSheet document={document} />}
      {known && !document && (
        <>
          <h1>{words.title}</h1>
          <p role="alert">{words.notFound}</p>
        </>
      )}
      {document && (
        <div className={styles.screenOnly}>
          <Button look="outline" onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      )}
    </div>
  )
}
