import { shop } from '../../vite.config.ts'
import { plantFaults } from '#tests/faults/plantFaults.ts'

/** The shop as always, with the fault in `PLANTED_FAULT`, which may make a page heavier. */
export default shop([plantFaults(process.env['PLANTED_FAULT'])], 'unlimited')
