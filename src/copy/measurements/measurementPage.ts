import type { MeasurementField } from '#domain/length/measurement.ts'
import { counted } from '#copy/base/count.ts'

/** The page around the form: whose measurements these are, and what can be done with them. */
export const measurementPage = {
  describe: 'Edit details',
  describeTitle: (name: string) => `Details of ${name}`,
  addTitle: 'Another set',
  nameHint: 'Me, Father, or the garment',
  /** Followed by the link to the order. */
  orderedBefore:
    'This order keeps the measurements that it was placed with. If it is to be cut to these, tell us in its chat:',
  savedAfterOrder: 'Saved. An order keeps the measurements that it was placed with: see above.',
  toOrder: (number: string) => `Order ${number}`,
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name}, copy`.slice(0, 80),
  duplicated: (name: string) => `${name} added`,
  measuredOn: 'Measured on',
  measured: (who: string, when: string) => `Measured by ${who} on ${when}`,
  takers: { self: 'you', shop: 'the shop' },
  notes: 'Notes',
  notesHint: 'A stoop, one shoulder lower, a weight you plan to lose.',
  height: 'Height (optional)',
  heightHint: '170 cm, 5 ft 7 or 67 in. It helps to choose the jacket length.',
  heightRefused: 'This does not read as a height. Try 170 cm or 5 ft 7.',
  weight: 'Weight in kg (optional)',
  weightRefused: 'Please enter a weight in kilograms.',
  kindLabel: 'What you measure',
  kinds: { body: 'A body', garment: 'A garment that fits' },
  garmentLead:
    'Button the garment, lay it flat and smooth it without stretching. These stay apart from body measurements.',
  garmentMark: 'Measured on a garment',
  flat: (around: string) => `All the way round: ${around}`,
  saveNow: 'Save',
  restored: (name: string) => `${name} is back`,
  draft: 'Kept on this device as you type. Not saved yet.',
  saved: 'All saved.',
  typedBefore: 'You typed measurements that are in no set yet.',
  addTyped: 'Add them as a set',
  discardTyped: 'Discard them',
  missing: (count: number) => `${counted(count, 'field', 'fields')} to look at`,
  howTo: 'How to measure, step by step',
  appointment: 'Come and be measured',
  tapes: 'Where the tape goes',
  tapesHint: 'Tap a field to see its tape alone. The drawing follows your numbers.',
  drawing: 'The body you describe',
  drawingHint: 'What you have not typed is guessed. Does it look like you?',
  sameAsNow: 'The same as now.',
  none: 'none',
  print: 'Print',
  cardTitle: 'Measurement card',
  cardDate: (when: string) => `Measured on ${when}`,
  cardHeight: 'Height',
  cardNotTaken: 'not taken',
  front: 'Front',
  back: 'Back',
  figure: 'Figure',
  figures: { men: 'Man', women: 'Woman' },
  tape: (field: string, side: string) => `Where the tape goes: ${field}, ${side}`,
  consentGiven: (when: string) => `You agreed on ${when} that we keep your measurements.`,
  withdrawTitle: 'Withdraw your consent?',
  withdrawQuestion:
    'Every set is deleted, on this device and in your account. This cannot be undone. Orders already placed keep their copy.',
} as const

type GarmentCopy = { label: string; where: string }

/** The same eight, measured along a garment lying flat; chest, waist and hips are doubled. */
export const garmentFields = {
  neck: {
    label: 'Collar',
    where: 'Opened and flat, from the middle of the button to the far end of the buttonhole.',
  },
  chest: { label: 'Chest, flat', where: 'From armpit seam to armpit seam. We double it.' },
  waist: {
    label: 'Waist, flat',
    where: 'Across the waistband, or the narrowest part of a jacket. We double it.',
  },
  hips: {
    label: 'Hips, flat',
    where: 'Across the seat, where the fly ends. We double it.',
  },
  shoulder: {
    label: 'Shoulder',
    where: 'Across the back, from one sleeve seam to the other, just below the collar.',
  },
  sleeveLength: {
    label: 'Sleeve length',
    where: 'From the shoulder seam to the end of the cuff.',
  },
  inseam: { label: 'Inseam', where: 'From the crossing of the seams down the inside to the hem.' },
  outseam: {
    label: 'Outseam',
    where: 'From the top of the waistband down the side to the hem.',
  },
} as const satisfies Record<MeasurementField, GarmentCopy>
