import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|svg|json|webmanifest)$/
/** Below this many bytes compression saves no packet. */
const smallest = 1024

/** Writes a .br and a .gz beside every file worth it, so that the server compresses nothing while pupils wait. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      for (const entry of entries) {
        if (!entry.isFile() || !compressible.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const bytes = await readFile(path)
        if (bytes.length < smallest) continue
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}
