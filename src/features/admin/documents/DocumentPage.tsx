import { useMatch } from 'react-router-dom'
import { ownedDocuments } from '#data/desk/documents.ts'
import { common } from '#copy/base/frame.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { documentName, documentSheet as words } from '#copy/money/documents.ts'
import { Button } from '#ui/parts/Button.tsx'
import { DocumentSheet } from '#ui/documents/DocumentSheet.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'

/** One issued document, also offline; prints on one page. */
export function DocumentPage() {
  const { order = '', id = '' } = useMatch(paths.adminDocument(':order', ':id'))?.params ?? {}
  const document = useRows(ownedDocuments).find((known) => known.id === id)
  return (
    <div className="stack">
      <Head copy={deskPages.orders} {...(document && { title: documentName(document) })} />
      <div className={`${styles.head} ${styles.noPrint}`}>
        <Link className={styles.textButton} to={paths.adminOrder(order)}>
          {words.back}
        </Link>
        {document && (
          <Button look="outline" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
      <ReplicaGate of={ownedDocuments} loading={common.loading} problem="unreachable">
        {document ? <DocumentSheet document={document} /> : <p role="alert">{words.notFound}</p>}
      </ReplicaGate>
    </div>
  )
}
