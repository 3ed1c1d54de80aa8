/**
 * Fails when the built pages weigh more than a cheap phone on a slow network can bear. Reads `apps/web/dist` as it was
 * built; sizes are gzip level 9, in KB of 1000 bytes.
 *   node scripts/check-budgets.ts [folder]
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure } from './lib/budgets.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const rows = measure(process.argv[2] ?? path.join(project, 'apps/web/dist'))

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
console.log('     KB   limite  o quê')
for (const { what, bytes, limit } of rows) {
  console.log(`${bytes > limit ? '✗' : '✓'} ${kb(bytes)}   ${kb(limit)}  ${what}`)
}
const over = rows.filter(({ bytes, limit }) => bytes > limit)
if (over.length > 0) {
  console.error(
    `\nAcima do limite: ${over.map(({ what }) => what).join('; ')}.\n` +
      'Carregue mais tarde o que a primeira vista não mostra; os limites estão em scripts/lib/budgets.ts.',
  )
  process.exitCode = 1
}
