/**
 * Checks that every file is where docs/architecture.md says, and that its picture is what the imports are: part of
 * `npm test`.
 * `node scripts/check-structure.ts --draw` draws the picture anew, `--lower` takes over fewer long lines and functions.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from './lib/project.mjs'
import { checkStructure } from './lib/structure/check.ts'
import { type Allowed, checkLengths, countLengths } from './lib/structure/lengths.ts'
import { readOrders } from './lib/structure/order.ts'
import { drawPicture, withPicture } from './lib/structure/picture.ts'
import { readTree } from './lib/structure/tree.ts'

const DOCUMENT = path.join(PROJECT, 'docs/architecture.md')
const ALLOWED = path.join(PROJECT, 'scripts/lib/structure/allowed-lengths.json')

const tree = readTree(PROJECT, ['apps', 'packages', 'scripts', 'e2e', 'bench'])
const document = readFileSync(DOCUMENT, 'utf8')
const orders = readOrders(document)
const drawn = withPicture(document, drawPicture(tree, orders))
if (process.argv.includes('--draw')) writeFileSync(DOCUMENT, drawn)

const before: Allowed = JSON.parse(readFileSync(ALLOWED, 'utf8'))
const allowed = process.argv.includes('--lower') ? lowered(before) : before
if (allowed !== before) writeFileSync(ALLOWED, `${JSON.stringify(allowed, null, 2)}\n`)

const violations = [...checkStructure(tree, orders), ...checkLengths(tree, allowed)]
if (drawn !== document && !process.argv.includes('--draw'))
  violations.push({
    file: 'docs/architecture.md',
    message:
      'its picture is not what the imports are: node scripts/check-structure.ts --draw, and look at what changed',
  })
for (const { file, message } of violations) console.error(`${file}\n  ${message}`)
console.log(`${tree.size} files, ${violations.length} out of place`)
process.exitCode = violations.length > 0 ? 1 : 0

/** What the parts of the project have, nowhere more than they were allowed; a part that has nothing is not named. */
function lowered(most: Allowed): Allowed {
  const counts = countLengths(tree)
  return Object.fromEntries(
    Object.entries(most).flatMap(([part, most]) => {
      const lines = Math.min(most.lines, counts[part]?.lines ?? 0)
      const functions = Math.min(most.functions, counts[part]?.functions ?? 0)
      return lines + functions > 0 ? [[part, { lines, functions }]] : []
    }),
  )
}
