import { startProgram } from '#tools/engines/program.mjs'
import { startVirtualScreen } from '#tools/engines/virtualScreen.mjs'
import { reservedPort } from '#tests/harness/run/reservedPort.ts'
import {
  clickActions,
  dragActions,
  pressActions,
  typeActions,
  type InputActions,
} from './actions.ts'
import type { OpenDriver } from './driver.ts'
import { fieldsOf, textOf } from './json.ts'
import { startWebDriverSession } from './webDriverClient.ts'

/** The name of an element reference in the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * WebKitGTK's MiniBrowser on a virtual screen, with the page cache on, as in users' browsers. Its
 * window is at least 447 pixels wide. WebDriver has no console log: a script records errors from
 * right after each load, so earlier ones are missed.
 */
export const openWebkit: OpenDriver = async (engine, { width, height }) => {
  const screen = await startVirtualScreen()
  const port = await reservedPort()
  const address = `http://127.0.0.1:${port}`
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], screen.env)
  await program.untilReady(() =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const args = ['--automation', '--enable-page-cache=TRUE']
  const { send } = await startWebDriverSession(address, {
    'webkitgtk:browserOptions': { binary: engine.path, args },
  })
  await send('POST', '/window/rect', { x: 0, y: 0, width, height })

  const complaints: string[] = []
  const run = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0]
      Promise.resolve((${expression})).then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: String(error && error.stack || error) })))`
    const answer: unknown = JSON.parse(
      textOf(await send('POST', '/execute/async', { script, args: [] })),
    )
    const { value, error } = fieldsOf(answer)
    if (typeof error === 'string') throw new Error(error)
    return value
  }
  const collect = async () => {
    const noted = await run(notedErrors)
    if (Array.isArray(noted)) complaints.push(...noted.map(String))
  }
  const load = async (path: string, body: object) => {
    await collect()
    await send('POST', path, body)
    await run(noteErrors)
  }
  const act = async (actions: InputActions) => void (await send('POST', '/actions', { actions }))

  return {
    goto: (url) => load('/url', { url }),
    reload: () => load('/refresh', {}),
    run,
    clickAt: (point) => act(clickActions(point)),
    drag: (from, to) => act(dragActions(from, to)),
    type: (text) => act(typeActions(text)),
    press: (keys) => act(pressActions(keys)),
    attach: async (selector, file) => {
      const found = await send('POST', '/element', { using: 'css selector', value: selector })
      const id = textOf(fieldsOf(found)[ELEMENT])
      await send('POST', `/element/${id}/value`, { text: file })
    },
    screenshot: async () => Buffer.from(textOf(await send('GET', '/screenshot')), 'base64'),
    complaints: async () => {
      await collect()
      return complaints
    },
    close: async () => {
      await send('DELETE', '').catch(() => undefined) // a browser that has crashed has no session
      await program.stop()
      await screen.stop()
    },
  }
}

/** JavaScript for the page: records console errors and uncaught errors from now on. */
const noteErrors = `(() => {
  if (window.notedErrors) return
  const noted = (window.notedErrors = [])
  const say = console.error
  console.error = (...words) => {
    noted.push(words.map((word) => String(word?.stack ?? word)).join(' '))
    say.apply(console, words)
  }
  addEventListener('error', ({ message, error }) => noted.push(String(error?.stack ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason?.stack ?? reason)))
})()`

/** JavaScript for the page: what was recorded since the last call. */
const notedErrors = `(window.notedErrors ?? []).splice(0)`
