export const contactPage = {
  title: 'Contact',
  lead: 'Come by, call or write. Fittings are by appointment, cloth books are open to all.',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  whatsapp: 'WhatsApp',
  openChat: 'Open WhatsApp chat',
  map: 'Show on a map',
  visit: 'Visit Us',
} as const
