import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '#tools/engines/program.mjs'
import {
  clickActions,
  dragActions,
  pressActions,
  typeActions,
  type InputActions,
} from './actions.ts'
import { connectBidi, type BidiClient } from './bidiClient.ts'
import type { OpenDriver } from './driver.ts'
import { fieldsOf, textOf } from './json.ts'

/** What Firefox logs of a picture or a script that was still loading when its page was left. */
const CUT_OFF_BY_LEAVING =
  /ServiceWorker intercepted the request and encountered an unexpected|error loading dynamically imported module/

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** A stock Firefox over WebDriver BiDi, which it speaks itself: no geckodriver. */
export const openFirefox: OpenDriver = async (engine, viewport) => {
  const profile = mkdtempSync(join(tmpdir(), 'darzi-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const firefox = startProgram(engine.path, args)
  await firefox.untilReady((output) => LISTENING.test(output))
  const bidi = await connectBidi(`${LISTENING.exec(firefox.output())?.[1]}/session`)
  const complaints: string[] = []
  /** When the last page was left and the next one had loaded. A log entry may arrive later than that. */
  let leftUntil = 0
  bidi.onEvent('log.entryAdded', ({ level, text, timestamp }) => {
    if (Number(timestamp) <= leftUntil && CUT_OFF_BY_LEAVING.test(String(text))) return
    if (level === 'error') complaints.push(String(text))
  })
  const context = await startSession(bidi)
  await bidi.send('browsingContext.setViewport', { context, viewport })

  const act = async (actions: InputActions) => {
    await bidi.send('input.performActions', { context, actions })
  }
  const leave = async (command: string, params: Record<string, unknown>) => {
    leftUntil = Infinity
    await bidi.send(command, { context, wait: 'complete', ...params })
    leftUntil = Date.now()
  }
  return {
    goto: (url) => leave('browsingContext.navigate', { url }),
    reload: () => leave('browsingContext.reload', {}),
    run: (expression) => runIn(bidi, context, expression),
    clickAt: (point) => act(clickActions(point)),
    drag: (from, to) => act(dragActions(from, to)),
    type: (text) => act(typeActions(text)),
    press: (keys) => act(pressActions(keys)),
    attach: async (selector, file) => {
      const locator = { type: 'css', value: selector }
      const { nodes } = await bidi.send('browsingContext.locateNodes', { context, locator })
      const sharedId = Array.isArray(nodes) ? fieldsOf(nodes[0])['sharedId'] : undefined
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [file] })
    },
    screenshot: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(textOf(data), 'base64')
    },
    complaints: () => Promise.resolve(complaints),
    close: async () => {
      bidi.close()
      await firefox.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/**
 * In a tab of its own: the one that Firefox opens with leaves the focus in the address bar, and
 * without the focus a date field shows what is typed and does not take it.
 */
async function startSession(bidi: BidiClient): Promise<string> {
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' })
  return textOf(context)
}

async function runIn(bidi: BidiClient, context: string, expression: string): Promise<unknown> {
  const answer = await bidi.send('script.callFunction', {
    functionDeclaration: `async () => JSON.stringify((await (${expression})) ?? null)`,
    target: { context },
    awaitPromise: true,
  })
  if (answer['type'] === 'exception')
    throw new Error(String(fieldsOf(answer['exceptionDetails'])['text']))
  return JSON.parse(textOf(fieldsOf(answer['result'])['value']))
}
