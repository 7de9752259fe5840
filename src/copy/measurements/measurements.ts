import type { MeasurementField } from '#domain/length/measurement.ts'

type FieldCopy = { label: string; placeholder: string; how: string; mistake: string }

/** Each measurement: its name, a sample in inches, where the tape goes, and the usual mistake. */
export const measurementFields = {
  neck: {
    label: 'Neck',
    placeholder: '15½',
    how: 'Around the neck where a collar sits, with one finger under the tape.',
    mistake: 'Pulling the tape tight. You need room to swallow.',
  },
  chest: {
    label: 'Chest',
    placeholder: '40',
    how: 'Around the fullest part, under the arms and level across the back. Breathe normally.',
    mistake: 'Letting the tape drop at the back.',
  },
  waist: {
    label: 'Waist',
    placeholder: '34',
    how: 'Around the body at the navel, standing as you always stand.',
    mistake: 'Reading the size off your trousers. That is a label, not a waist.',
  },
  hips: {
    label: 'Hips',
    placeholder: '39',
    how: 'Around the fullest part of the seat, feet together and pockets empty.',
    mistake: 'Measuring at the belt instead of the seat.',
  },
  shoulder: {
    label: 'Shoulder',
    placeholder: '18',
    how: 'Across the back, from one shoulder seam to the other, over the base of the neck.',
    mistake: 'Measuring across the front. Ask someone for help, or leave this one out.',
  },
  sleeveLength: {
    label: 'Sleeve length',
    placeholder: '24½',
    how: 'From the shoulder seam over a slightly bent elbow to the wrist bone.',
    mistake: 'Starting at the neck. From there it comes out ten inches or more too long.',
  },
  inseam: {
    label: 'Inseam',
    placeholder: '31',
    how: 'From the crotch down the inside of the leg to the floor, without shoes.',
    mistake: 'Stopping at the ankle, or keeping shoes on.',
  },
  outseam: {
    label: 'Outseam',
    placeholder: '41',
    how: 'From the waist at the navel down the outside of the leg to the floor.',
    mistake: 'Starting at the hip bone. It must be longer than the inseam.',
  },
} as const satisfies Record<MeasurementField, FieldCopy>

export const measurementForm = {
  title: 'Measurements',
  lead: 'All in inches, or in centimetres if you prefer. Leave out what you cannot take.',
  unitLabel: 'Unit',
  units: { in: 'Inches', cm: 'Centimetres' },
  unitShort: { in: 'in', cm: 'cm' },
  understood: (value: string) => `Read as ${value}`,
  how: 'How',
  howTo: (label: string) => `How to measure: ${label}`,
  commonSlips: 'Two common slips',
  fraction: (fraction: string) => `Add ${fraction}`,
  save: 'Save Measurements',
  saved: 'Measurements saved',
  loading: 'Opening your measurements',
  progress: (have: number, all: number) => `${have} of ${all} measured`,
  old: (months: number) => `Taken ${months} months ago. Bodies change; measure once more.`,
} as const

/** Several named sets per person, each with its history. */
export const measurementSets = {
  label: 'Whose measurements',
  firstName: 'Me',
  name: 'Name of this set',
  takenBy: 'Measured by',
  takers: { self: 'Myself', shop: 'The shop' },
  add: 'Add another set',
  remove: 'Delete set',
  removed: (name: string) => `${name} deleted`,
  history: 'Earlier versions',
  noHistory: 'No earlier version yet.',
  version: (number: number, when: string) => `Version ${number}, ${when}`,
  restore: 'Restore this version',
  restored: 'Restored. The version before it is kept.',
  compare: (field: string, was: string, now: string) => `${field}: was ${was}, now ${now}`,
  synced: 'Saved to your account',
  syncing: 'On this device for now, in your account once the shop can be reached.',
  localOnly: 'Saved on this device only. Sign in to keep them in your account.',
} as const
