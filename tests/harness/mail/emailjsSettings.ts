/** The settings of a storefront that mails through EmailJS, each value named after its use. */
export function emailjsSettings(origin: string): Record<string, string> {
  const parts = ['APPOINTMENT', 'OWNER', 'CUSTOMER', 'TAILORING'].flatMap(
    (purpose): [string, string][] => {
      const name = purpose.toLowerCase()
      return [
        [`VITE_EMAILJS_${purpose}_SERVICE_ID`, `service_${name}`],
        [`VITE_EMAILJS_${purpose}_TEMPLATE_ID`, `template_${name}`],
      ]
    },
  )
  return {
    ...Object.fromEntries<string>(parts),
    VITE_EMAILJS_PUBLIC_KEY: 'public-key',
    VITE_EMAILJS_ORIGIN: origin,
  }
}
