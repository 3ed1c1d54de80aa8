/**
 * The writer as it was prepared: `node start.cjs FOLDER` starts it. `node start.cjs FOLDER TEXT` tries new code on a text, then
 * keeps it as compiled, with what it learned of the language, in the folder.
 */
const { readFileSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { Script } = require('node:vm')

/** @typedef {typeof import('./entry.ts')} Writer */

/**
 * Runs the code in the folder, compiled already if it says so.
 * @param {string} folder
 * @param {boolean} isCompiled
 */
function load(folder, isCompiled) {
  const file = join(folder, 'code.cjs')
  const cachedData = isCompiled ? readFileSync(join(folder, 'code.bin')) : undefined
  const source = `(function (exports, require, __filename) {${readFileSync(file, 'utf8')}\n})`
  const script = new Script(source, { filename: file, cachedData })
  /** @type {Partial<Writer>} */
  const exported = {}
  script.runInThisContext()(exported, createRequire(file), file)
  const writer = /** @type {Writer} */ (exported)
  return { writer, script }
}

/**
 * The writer prepared in the folder.
 * @param {string} folder
 */
function loadWriter(folder) {
  const { writer } = load(folder, true)
  writer.useLanguage(readFileSync(join(folder, 'language.bin')))
  return writer
}

/**
 * @param {string} folder
 * @param {string} text
 */
function tryOn(folder, text) {
  const { writer, script } = load(folder, false)
  const { document, title } = JSON.parse(readFileSync(text, 'utf8'))
  writer.generateMaterial(document, { title })
  writeFileSync(join(folder, 'code.bin'), script.createCachedData())
  writeFileSync(join(folder, 'language.bin'), writer.prepareLanguage())
}

module.exports = { loadWriter }

if (require.main === module) {
  const [, , folder = '', text] = process.argv
  if (text === undefined) loadWriter(folder).serveWriter()
  else tryOn(folder, text)
}
