import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Timeout for a component on a busy machine. */
const APPEARS_MS = 10_000

configure({ asyncUtilTimeout: APPEARS_MS })

// Testing Library cleans up automatically only with global test functions; here they are not.
afterEach(cleanup)
