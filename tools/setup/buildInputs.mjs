/** What a build is made from, apart from the settings in `.env` files and the environment. */
export const BUILD_INPUTS = [
  'src',
  'public',
  'tools/build',
  'index.html',
  'manifest.webmanifest',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]
