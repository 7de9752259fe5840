import { requirementsOf, type Requirement } from '#domain/products/requiredMeasurements.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { card } from '#copy/product/card.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import './requirements.css'

type RequiredMeasurementsProps = {
  names: readonly string[]
  values?: Measurements | undefined
  /** Only lists the names, while the shopper's measurements are unknown. */
  plain?: boolean
}

/** The measurements that a piece needs, each marked as available or missing. */
export function RequiredMeasurements({ names, values, plain = false }: RequiredMeasurementsProps) {
  if (names.length === 0) return null
  const requirements = plain ? [together(names)] : requirementsOf(names, values)
  return (
    <div className="requirements">
      <p className="label">{card.requiredMeasurements}</p>
      <ul className="names" aria-label={card.requiredMeasurements}>
        {requirements.map(({ name, state }) => (
          <li key={name} data-state={state}>
            {state === 'own' ? (
              name
            ) : (
              <>
                {state === 'have' && <Icon name="check" />}
                <span aria-hidden="true">{name}</span>
                <span className="visually-hidden">
                  {state === 'have' ? card.have(name) : card.missing(name)}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One text, so that a name on another line in the web font is no layout shift. */
function together(names: readonly string[]): Requirement {
  return { name: names.map((name) => name.replaceAll(' ', '\u00a0')).join(', '), state: 'own' }
}
