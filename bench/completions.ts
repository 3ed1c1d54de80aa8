/**
 * Ten thousand completions of games, fair and hostile, beside a model that knows only the specification: node
 * bench/completions.ts [count] The same test as in `npm test`, which hands in fewer. XP must be the model's, the ledger
 * must be the XP, and nothing may answer 500.
 */
import { spawnSync } from 'node:child_process'

const [count = '10000'] = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/src/features/games/model.test.ts'],
  { stdio: 'inherit', env: { ...process.env, CAPIVIRA_COMPLETIONS: count } },
)
process.exitCode = status ?? 1
