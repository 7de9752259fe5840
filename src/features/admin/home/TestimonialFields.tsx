import type { Testimonial } from '#domain/shop/homePage.ts'
import { adminHome as words } from '#copy/desk/adminHome.ts'
import { EntryFields } from './EntryFields.tsx'

const FIELDS = [
  { name: 'content', label: words.content, most: 400, required: true, rows: 3 },
  { name: 'author', label: words.author, most: 80, required: true },
  { name: 'position', label: words.position, most: 80 },
] as const

type TestimonialFieldsProps = {
  testimonials: Testimonial[]
  onChange: (testimonials: Testimonial[]) => void
}

/** What customers said, one by one. */
export function TestimonialFields({ testimonials, onChange }: TestimonialFieldsProps) {
  return (
    <EntryFields
      title={words.testimonials}
      hint={words.testimonialsHint}
      entry={words.testimonial}
      fields={FIELDS}
      entries={testimonials}
      blank={{ content: '', author: '', position: '' }}
      add={words.add}
      remove={words.remove}
      onChange={onChange}
    />
  )
}
