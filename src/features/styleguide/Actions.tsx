import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import '#ui/styles/parts/chips.css'
import '#ui/styles/parts/iconButton.css'

const LOOKS = ['solid', 'outline', 'quiet', 'danger'] as const

/** Buttons and links, in each of their states. */
export function Actions() {
  return (
    <div className="stack">
      {LOOKS.map((look) => (
        <div key={look} className="row">
          <Button look={look}>Place Order</Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} busy busyLabel="Sending…">
            Place Order
          </Button>
          <ButtonLink look={look} to="/styleguide">
            A link
          </ButtonLink>
        </div>
      ))}
      <div className="row">
        <button type="button" className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
        <button type="button" className="chip" aria-pressed="true">
          Suits
        </button>
        <button type="button" className="chip" aria-pressed="false">
          Sherwani
        </button>
        <span className="chip">Chest</span>
      </div>
    </div>
  )
}
