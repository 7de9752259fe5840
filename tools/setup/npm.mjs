/**
 * How to start npm: the one that runs this script, else the one on PATH. As a Node script it starts
 * without a shell on every system.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ command: string, first: string[] }} `first` goes before npm's own arguments
 */
export function npmCommand(env) {
  const script = env['npm_execpath']
  return script && /npm-cli\.[cm]?js$/.test(script)
    ? { command: process.execPath, first: [script] }
    : { command: 'npm', first: [] }
}
