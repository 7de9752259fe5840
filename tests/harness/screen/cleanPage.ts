import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** A machine that is busy may take so long to show what a component has. */
const APPEARS_MS = 30_000

configure({ asyncUtilTimeout: APPEARS_MS })

// Testing Library cleans up by itself only where the test functions are globals; here they are not.
afterEach(cleanup)
