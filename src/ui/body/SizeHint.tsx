import type { Measurements, Millimetres } from '#domain/length/measurement.ts'
import { suggestSize } from '#domain/body/suggestSize.ts'
import { sizeHint } from '#copy/measurements/findings.ts'
import { usePageData } from '#ui/state/contexts.ts'

type SizeHintProps = { values: Measurements; height?: Millimetres | undefined }

/** The shop's ready-to-wear size nearest to a body, and how certain it is. */
export function SizeHint({ values, height }: SizeHintProps) {
  const { sizeTable } = usePageData().shop
  const suggestion = suggestSize(values, sizeTable, height)
  if (suggestion === 'noChest') return null
  return (
    <div className="field">
      <p className="label">{sizeHint.title}</p>
      {typeof suggestion === 'string' ? (
        <p>{sizeHint.none[suggestion]}</p>
      ) : (
        <>
          <p className="size">{suggestion.label}</p>
          <p className="hint">
            {[
              sizeHint.confidence[suggestion.confidence],
              ...suggestion.notes.map((note) => sizeHint.notes[note]),
            ].join(' ')}
          </p>
        </>
      )}
    </div>
  )
}
