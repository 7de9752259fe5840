import type { Testimonial } from '#domain/shop/homePage.ts'
import { adminHome as words } from '#copy/desk/adminHome.ts'
import { Button } from '#ui/parts/Button.tsx'
import { AreaField, Field } from '#ui/forms/Field.tsx'

/** Most characters of a field. */
const MOST = { content: 400, author: 80, position: 80 } as const

type TestimonialFieldsProps = {
  testimonials: Testimonial[]
  onChange: (testimonials: Testimonial[]) => void
}

/** What customers said, one by one. */
export function TestimonialFields({ testimonials, onChange }: TestimonialFieldsProps) {
  function edit(at: number, patch: Partial<Testimonial>) {
    onChange(testimonials.map((one, index) => (index === at ? { ...one, ...patch } : one)))
  }
  return (
    <fieldset className="stack">
      <legend className="label">{words.testimonials}</legend>
      <p className="hint">{words.testimonialsHint}</p>
      {testimonials.map(({ content, author, position }, index) => (
        <div key={index} className="stack">
          <AreaField
            label={words.content}
            required
            rows={3}
            maxLength={MOST.content}
            value={content}
            onChange={({ target }) => edit(index, { content: target.value })}
          />
          <Field
            label={words.author}
            required
            maxLength={MOST.author}
            value={author}
            onChange={({ target }) => edit(index, { author: target.value })}
          />
          <Field
            label={words.position}
            maxLength={MOST.position}
            value={position}
            onChange={({ target }) => edit(index, { position: target.value })}
          />
          <div>
            <Button
              look="quiet"
              onClick={() => onChange(testimonials.filter((_, at) => at !== index))}
            >
              {words.remove}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          look="outline"
          onClick={() => onChange([...testimonials, { content: '', author: '', position: '' }])}
        >
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}
