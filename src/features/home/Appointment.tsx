import { appointment } from '#copy/contact.ts'
import { AppointmentForm } from './AppointmentForm.tsx'
import { Section } from './Section.tsx'

/** The home page's form for an appointment, at the anchor `contact` (spec section 2). */
export function Appointment() {
  return (
    <Section id="contact" title={appointment.title} lead={appointment.lead}>
      <AppointmentForm />
    </Section>
  )
}
