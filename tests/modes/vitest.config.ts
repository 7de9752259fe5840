import { defineConfig } from 'vitest/config'
import settings from '../../vitest.config.ts'
import { plantFaults } from '#tests/faults/plantFaults.ts'

const { PLANTED_FAULT: fault } = process.env

/** The tests as always, of a shop with the fault in `PLANTED_FAULT`. */
export default defineConfig({
  ...settings,
  test: {
    ...settings.test,
    projects: (settings.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, plugins: [plantFaults(fault)] }
        : project,
    ),
  },
})
