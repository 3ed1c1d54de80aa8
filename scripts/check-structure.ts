/** Checks that every file is where docs/architecture.md says: `node scripts/check-structure.ts`, part of `npm test`. */
import { PROJECT } from './lib/project.mjs'
import { checkStructure } from './lib/structure/check.ts'
import { readTree } from './lib/structure/tree.ts'

const tree = readTree(PROJECT, ['apps', 'packages', 'scripts', 'e2e', 'bench'])
const violations = checkStructure(tree)
for (const { file, message } of violations) console.error(`${file}\n  ${message}`)
console.log(`${tree.size} files, ${violations.length} out of place`)
process.exitCode = violations.length > 0 ? 1 : 0
