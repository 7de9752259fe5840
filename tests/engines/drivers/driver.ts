import type { Engine } from '#tools/engines/engines.mjs'

/** A place in the window, in CSS pixels from the top left of the page's visible part. */
export type Point = { x: number; y: number }

export type Size = { width: number; height: number }

/** A key as the tests press it, by the name that Playwright gives it. */
export type Key = 'Control' | 'Escape' | 'a'

/** What every engine can do. Finding things in the page is the same everywhere: `findInPage`. */
export type Driver = {
  /** Loads an address as the address bar does, and resolves when the document has loaded. */
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /**
   * Runs JavaScript in the page, an expression, and waits for its promise. The value must be JSON.
   * The page's Content-Security-Policy does not apply to it.
   */
  run: (expression: string) => Promise<unknown>
  clickAt: (point: Point) => Promise<void>
  /** Presses in one place, moves and releases in the other. */
  drag: (from: Point, to: Point) => Promise<void>
  /** Types characters into what has the focus. */
  type: (text: string) => Promise<void>
  /** Presses keys together, in this order, and lets go of them. */
  press: (keys: readonly Key[]) => Promise<void>
  /** Chooses a file in the file field that fits the CSS selector. */
  attach: (selector: string, file: string) => Promise<void>
  /** A PNG of what is visible. */
  screenshot: () => Promise<Buffer>
  /** Console errors and uncaught errors of the page since it was opened. */
  complaints: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/** Opens a browser with an empty profile; one that cannot be so small is opened as small as it can be. */
export type OpenDriver = (engine: Engine, size: Size) => Promise<Driver>
