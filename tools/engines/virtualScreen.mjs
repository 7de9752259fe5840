import { startProgram } from './program.mjs'

const SIZE = '1440x1000x24'
const DISPLAY_NUMBER = /^(\d+)\n/m

/**
 * Starts a headless X server on a free display.
 * @returns {Promise<{ env: NodeJS.ProcessEnv, stop: () => Promise<void> }>} `env` is for programs that
 *   draw on it
 */
export async function startVirtualScreen() {
  const args = ['-displayfd', '1', '-screen', '0', SIZE, '-nolisten', 'tcp']
  const server = startProgram('Xvfb', args)
  await server.untilReady((output) => DISPLAY_NUMBER.test(output))
  const display = `:${DISPLAY_NUMBER.exec(server.output())?.[1]}`
  return { env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' }, stop: server.stop }
}
