import type { MailPurpose } from '#domain/mail/storefrontMail.ts'

export type MailSettings = {
  publicKey: string
  /** Of the mail service; another one for tests. */
  origin: string
  templates: Record<MailPurpose, { service: string; template: string }>
}

const text = (setting: unknown): string => (typeof setting === 'string' ? setting.trim() : '')

/**
 * The EmailJS account that the build was made for (see `.env.example`); undefined where there is
 * none, and the server sends the mails. All of it is public: EmailJS sends only what the account's
 * templates say. The build stops when a part is missing.
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
