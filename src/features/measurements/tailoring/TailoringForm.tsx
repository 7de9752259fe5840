import { Navigate } from 'react-router-dom'
import { consentOf } from '#domain/measurements/measurementConsent.ts'
import { chosenSet, liveSets } from '#data/measurements/measurementSetList.ts'
import { livePreferences } from '#data/requests/preferences.ts'
import { measurementForm } from '#copy/measurements/measurements.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { useAuth } from '#ui/state/contexts.ts'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import { TailoringRequest } from './TailoringRequest.tsx'
import { useRequestDraft } from './useRequestDraft.ts'

/** Tailoring details, for signed-in shoppers. */
export function TailoringForm() {
  const { session } = useAuth()
  const sets = useLive(liveSets)
  const chosen = useLive(chosenSet)
  const preferences = useLive(livePreferences)
  const { draft, keep, forget } = useRequestDraft()
  if (session.status === 'out') {
    return <Navigate to={paths.login} replace state={{ from: paths.measurements }} />
  }
  if (session.status === 'loading') return null
  // A request is cut to a body: a garment's widths would be sent as those of one.
  const bodies = sets?.filter(({ kind }) => kind === 'body') ?? []
  const set = bodies.find(({ id }) => id === chosen?.id) ?? bodies[0]
  const isKnown = sets !== undefined && chosen !== undefined && preferences !== undefined && draft
  return (
    <div className="page">
      <Head copy={shopperPages.measurements} />
      {isKnown ? (
        <TailoringRequest
          key={set?.id}
          sets={bodies}
          set={set}
          consent={consentOf(sets)}
          preferences={preferences}
          typed={draft.typed}
          onType={keep}
          onSent={forget}
        />
      ) : (
        <p role="status">{measurementForm.loading}</p>
      )}
    </div>
  )
}
