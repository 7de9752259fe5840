import { freeze, type CartLine } from '#domain/cart/cart.ts'
import { changeLine } from '#data/cart/editCart.ts'
import { liveSets } from '#data/measurements/measurementSetList.ts'
import { sameNowSentence } from '#copy/shop/cart.ts'
import { lineMeasurements as words } from '#copy/shop/lineMeasurements.ts'
import { SelectField } from '#ui/forms/Field.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'

/** Whose measurements a line is cut to; asks while there are some and none is chosen. */
export function LineSet({ line }: { line: CartLine }) {
  const sets = useLive(liveSets) ?? []
  const { measurements } = line
  if (measurements || sets.length === 0) {
    return (
      <p>
        <span className="label">{words.label}</span>{' '}
        {measurements ? (
          words.of(measurements)
        ) : (
          <>
            {words.none}. <Link to={paths.dashboardTab('measurements')}>{words.add}</Link>
          </>
        )}
      </p>
    )
  }

  async function choose(id: string) {
    const set = sets.find((known) => known.id === id)
    if (!set) return
    const changed = await changeLine(line.id, { measurements: freeze(set) })
    if (!changed.ok) return notifyProblem(changed.problem)
    if (changed.value.isJoined) notify(sameNowSentence(changed.value))
  }

  return (
    <SelectField
      label={words.whoseOf(line.title)}
      value=""
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{words.choose}</option>
      {sets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
