import type { MeasurementField } from '#domain/length/measurement.ts'
import { measurementFields } from './measurements.ts'

type Measuring = {
  /** Where the tape goes. */
  where: string
  mistakes: readonly [string, string]
  /** For people who cannot reach. */
  skip?: string
}

/** How to take each measurement, and the two mistakes that a cutter sees most often. */
export const measuring = {
  neck: {
    where: measurementFields.neck.how,
    mistakes: [
      measurementFields.neck.mistake,
      'Measuring high under the chin. A collar sits lower, above the collarbone.',
    ],
  },
  chest: {
    where: measurementFields.chest.how,
    mistakes: [
      measurementFields.chest.mistake,
      'Filling the lungs or lifting the arms. Let them hang and breathe out.',
    ],
  },
  waist: {
    where: measurementFields.waist.how,
    mistakes: [measurementFields.waist.mistake, 'Drawing the stomach in. The trousers will not.'],
  },
  hips: {
    where: measurementFields.hips.how,
    mistakes: [
      measurementFields.hips.mistake,
      'Full pockets or thick cloth under the tape. They add an inch.',
    ],
  },
  shoulder: {
    where: measurementFields.shoulder.how,
    mistakes: [
      measurementFields.shoulder.mistake,
      'Going down over the arms. Stop at the bone where the shoulder ends.',
    ],
    skip: 'Nobody to help? Leave this one out and we take it from a garment or at our shop.',
  },
  sleeveLength: {
    where: measurementFields.sleeveLength.how,
    mistakes: [
      measurementFields.sleeveLength.mistake,
      'Keeping the arm straight. A sleeve that fits then climbs when you bend it.',
    ],
  },
  inseam: {
    where: measurementFields.inseam.how,
    mistakes: [
      measurementFields.inseam.mistake,
      'Bending to read the tape. Ask someone, or hold it against a book at the wall.',
    ],
  },
  outseam: {
    where: measurementFields.outseam.how,
    mistakes: [
      measurementFields.outseam.mistake,
      'Letting the tape hang away from the leg. It follows the hip.',
    ],
  },
} as const satisfies Record<MeasurementField, Measuring>
