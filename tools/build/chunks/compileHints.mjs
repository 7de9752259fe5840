/** Chromium reads it only in front of a file's first statement; other browsers ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** The files of a first visit, and of its first tap on Add to Cart. */
const FIRST = 'start Home Catalogue ProductPage Contact device shelf piece offer add local'.split(
  ' ',
)

/**
 * Lets Chromium (since 136) compile all functions of these files beside the main thread while they
 * load. Otherwise each is compiled on the main thread when it is first called: many during hydration
 * and at the first tap. docs/performance.md has the figures.
 * https://v8.dev/blog/explicit-compile-hints
 * @param {readonly string[]} names of built files, without their hashes
 * @returns {import('vite').Plugin}
 */
export function compileHints(names = FIRST) {
  return {
    name: 'compile-hints',
    // A file with a hint is named differently from the same file without one.
    augmentChunkHash: ({ name }) => (names.includes(name) ? HINT : undefined),
    generateBundle: {
      // After Vite has put its list of files in front.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const name of names) {
          const hinted = chunks.filter((chunk) => chunk.name === name)
          if (hinted.length === 0)
            this.error(`compileHints.mjs: no file named ${name} in the build.`)
          for (const chunk of hinted) chunk.code = HINT + chunk.code
        }
      },
    },
  }
}
