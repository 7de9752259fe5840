/** The values of the appointment form's service field. */
export const SERVICE_OPTIONS = [
  { value: 'bespoke', label: 'Bespoke Tailoring' },
  { value: 'made-to-measure', label: 'Made-to-Measure' },
  { value: 'alterations', label: 'Alterations' },
  { value: 'styling', label: 'Personal Styling' },
] as const

export type ServiceOption = (typeof SERVICE_OPTIONS)[number]['value']

export const appointment = {
  title: 'Book an Appointment',
  lead: 'Tell us what you have in mind. We answer within one working day.',
  fields: {
    name: { label: 'Name', placeholder: 'Asha Iyer' },
    email: { label: 'Email', placeholder: 'asha@example.com' },
    phone: { label: 'Phone', placeholder: '98765 43210' },
    service: { label: 'Service', placeholder: 'Choose a service' },
    message: {
      label: 'Message',
      placeholder: 'A suit for a wedding in March, and two shirts to go with it',
    },
  },
  submit: 'Send Request',
} as const
