import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What only debuggers of packages read. */
const SOURCE_MAP = /\.(?:[cm]?js|[cm]?ts|css)\.map$/
/** Builds of a package that nothing here loads: recognition takes those with the LSTM engine alone, their code in a file of its own. */
const UNUSED = { folder: 'tesseract.js-core', file: /^tesseract-core(?:(?!-lstm\.).)*\.(?:wasm|js)$|\.wasm\.js$/ }

/**
 * Removes from installed packages what neither starting nor testing reads: a sixth of their size.
 * @param {string} project root of the checkout
 * @returns {number} files removed
 */
export function spareDisk(project) {
  const modules = path.join(project, 'node_modules')
  const unused = path.join(modules, UNUSED.folder)
  return remove(modules, file => SOURCE_MAP.test(file)) + remove(unused, file => UNUSED.file.test(file))
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
