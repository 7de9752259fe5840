import '#ui/styles/parts/chips.css'

type ChipChoiceProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** A choice of one among a few options, side by side. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, choices, chosen, onChoose } = props
  return (
    <div className="chips" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="chip"
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
