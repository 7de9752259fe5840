type ChipChoiceProps<Value extends string> = {
  /** What is chosen here, for those who do not see it. */
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** One of a few, side by side. */
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
