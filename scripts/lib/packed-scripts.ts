import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vitest/config'
import { newestProgram } from './server-build.ts'

/** A script that a source starts: the server packs none of the same name twice. */
const STARTED = /new URL\('(\.[^']*\/(?:main|ask-services|[\w-]+-(?:child|thread)))\.ts', import\.meta\.url\)/g

/**
 * A source that starts its scripts from a folder of packed ones, as far as they are there.
 * @param folder absolute
 */
export function startingPacked(source: string, folder: string): string {
  return source.replace(STARTED, (whole, script: string) => {
    const file = path.join(folder, `${path.basename(script)}.mjs`)
    return existsSync(file) ? `new URL(${JSON.stringify(pathToFileURL(file).href)})` : whole
  })
}

/**
 * What tells apart what was made of a source that starts scripts, by where they are started from: else a run would
 * go on with those of a folder that is gone, or with the sources though they are packed by now.
 * @param folder absolute; undefined where nothing is packed
 * @returns nothing for a source that starts none
 */
export function keptFor(source: string, folder: string | undefined): string | undefined {
  return source.search(STARTED) < 0 ? undefined : `started from ${folder ?? 'the sources'}`
}

/**
 * Has tests start the server's own processes and threads from what was packed of the sources as they are, as `npm
 * start` does: a few files take a quarter of the processor time that some hundred take to be read and rid of types.
 * Where nothing was packed of these sources, and while somebody works on them, the sources themselves are started.
 * @param project root of the checkout
 */
export function packedScripts(project: string): Plugin {
  let program: string | undefined
  return {
    name: 'packed-scripts',
    enforce: 'pre',
    configureVitest({ vitest, defineCacheKeyGenerator }) {
      program = vitest.config.watch ? undefined : newestProgram(project)
      // Vitest keeps what it made of a source, and knows of a plugin no more than its name.
      defineCacheKeyGenerator(({ sourceCode }) => keptFor(sourceCode, program))
    },
    transform: {
      filter: { id: /\/apps\/server\/src\/.*\.ts$/, code: 'import.meta.url' },
      handler: code => (program === undefined ? null : { code: startingPacked(code, program), map: null }),
    },
  }
}
