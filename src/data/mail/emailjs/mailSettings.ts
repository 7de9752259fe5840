import type { MailPurpose } from '#domain/mail/storefrontMail.ts'

export type MailSettings = {
  publicKey: string
  /** The mail service's origin; tests use another. */
  origin: string
  templates: Record<MailPurpose, { service: string; template: string }>
}

const text = (setting: unknown): string => (typeof setting === 'string' ? setting.trim() : '')

/**
 * The EmailJS account from the build's environment (see `.env.example`); undefined when none is
 * set, and then the server sends the mails. All of it is public: EmailJS only sends what the
 * account's templates allow. The build fails when a part is missing.
 */
export const mailSettings: MailSettings | undefined = import.meta.env.VITE_EMAILJS_PUBLIC_KEY
  ? {
      publicKey: text(import.meta.env.VITE_EMAILJS_PUBLIC_KEY),
      origin: text(import.meta.env.VITE_EMAILJS_ORIGIN) || 'https://api.emailjs.com',
      templates: {
        appointment: {
          service: text(import.meta.env.VITE_EMAILJS_APPOINTMENT_SERVICE_ID),
          template: text(import.meta.env.VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID),
        },
        orderToOwner: {
          service: text(import.meta.env.VITE_EMAILJS_OWNER_SERVICE_ID),
          template: text(import.meta.env.VITE_EMAILJS_OWNER_TEMPLATE_ID),
        },
        orderToCustomer: {
          service: text(import.meta.env.VITE_EMAILJS_CUSTOMER_SERVICE_ID),
          template: text(import.meta.env.VITE_EMAILJS_CUSTOMER_TEMPLATE_ID),
        },
        tailoring: {
          service: text(import.meta.env.VITE_EMAILJS_TAILORING_SERVICE_ID),
          template: text(import.meta.env.VITE_EMAILJS_TAILORING_TEMPLATE_ID),
        },
      },
    }
  : undefined
