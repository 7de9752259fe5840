/** @typedef {import('./engines.mjs').EngineName} EngineName */

/** @type {Record<EngineName, Partial<Record<NodeJS.Platform, string>>>} */
const COMMANDS = {
  chromium: {
    linux: 'apt-get install chromium',
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
  },
  firefox: {
    linux: 'apt-get install firefox-esr (Debian) or firefox (others)',
    darwin: 'brew install --cask firefox',
    win32: 'winget install Mozilla.Firefox',
  },
  webkit: {
    linux: 'apt-get install webkit2gtk-driver xvfb',
  },
}

/**
 * The command that installs an engine, or where to get it.
 * @param {EngineName} name
 * @param {NodeJS.Platform} [platform]
 */
export function howToInstall(name, platform = process.platform) {
  const command = COMMANDS[name][platform]
  if (command) return command
  if (name === 'webkit')
    return 'WebKitGTK runs on Linux only: run this in a Linux machine or container'
  return `install ${name} from its own site and put it on PATH`
}
