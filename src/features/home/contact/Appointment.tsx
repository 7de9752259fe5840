import { appointment } from '#copy/shop/contact.ts'
import { AppointmentForm } from './AppointmentForm.tsx'
import { Section } from '#features/home/parts/Section.tsx'

/** The home page's appointment form, at the anchor `contact` (spec section 2). */
export function Appointment() {
  return (
    <Section id="contact" title={appointment.title} lead={appointment.lead}>
      <AppointmentForm />
    </Section>
  )
}
