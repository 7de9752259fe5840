/** The page behind the link in a newsletter confirmation mail. */
export const confirmNewsletter = {
  title: 'Newsletter',
  lead: 'One more tap, so that nobody else can subscribe your address.',
  submit: 'Subscribe',
  back: 'To the collection',
} as const
