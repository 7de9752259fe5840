import { AreaField, Field, SelectField } from '#ui/forms/Field.tsx'

/** Fields: empty with a hint, filled, invalid and disabled. */
export function Fields() {
  return (
    <form className="stack" noValidate>
      <Field label="Full name" defaultValue="Venkatanarasimharajuvaripeta Subrahmanyam" />
      <Field label="Chest" hint="Under the arms, around the fullest part." placeholder="38" />
      <Field
        label="PIN code"
        defaultValue="40001"
        problemText="An Indian PIN code has six digits."
      />
      <Field label="E-mail" defaultValue="asha@example.com" disabled />
      <SelectField label="Country">
        <option>India</option>
      </SelectField>
      <AreaField label="Note" defaultValue="Please call before the fitting." />
    </form>
  )
}
