// A separate process because the package reads TMPDIR and its other settings from the environment.
import chromium from '@sparticuz/chromium'

console.log(await chromium.executablePath())
