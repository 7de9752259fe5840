import type { Engine, EngineName } from '#tools/engines/engines.mjs'
import { openChromium } from './chromiumDriver.ts'
import type { Driver, OpenDriver, Size } from './driver.ts'
import { openFirefox } from './firefoxDriver.ts'
import { openWebkit } from './webkitDriver.ts'

const OPEN: Record<EngineName, OpenDriver> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
}

/** Opens a browser of this engine with an empty profile. */
export function openDriver(engine: Engine, size: Size): Promise<Driver> {
  return OPEN[engine.name](engine, size)
}
