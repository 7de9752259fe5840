/** The tailoring details page and its three sections. */
export const tailoring = {
  title: 'Tailoring Details',
  lead: 'Tell us how you measure and what you would like made.',
  sections: {
    body: 'Body Measurements (in inches)',
    fabric: 'Fabric and Customization Preferences',
    more: 'Additional Information',
  },
  whose: 'Whose measurements',
  fromSet: (name: string) => `Filled in from ${name}`,
  material: 'Material',
  chooseMaterial: 'Choose a material',
  colorLater: 'Colour to be agreed',
  garmentHint: 'Tell us which garment it is, and for which occasion.',
  hasPurchased: 'I have bought cloth from you',
  orderCode: 'Order code',
  orderCodePlaceholder: 'ET-1700000000000',
  orderCodeHint: 'With the code of one of your orders, the stitching is discounted.',
  submit: 'Send Details',
  again: 'Send another request',
} as const

export const TAILORING_MATERIALS = [
  { value: 'cotton', label: 'Cotton' },
  { value: 'linen', label: 'Linen' },
  { value: 'silk', label: 'Silk' },
  { value: 'polyester', label: 'Polyester' },
  { value: 'wool', label: 'Wool' },
  { value: 'others', label: 'Others' },
] as const
