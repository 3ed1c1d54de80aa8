import path from 'node:path'
import { parseArguments } from '../../apps/server/src/platform/launcher/arguments.ts'
import { start } from '../../apps/server/src/start.ts'
import { PROJECT } from './project.mjs'
import { runTied } from './tied.mjs'

/**
 * `npm start`: everything a fresh machine lacks is there by now except the pages.
 * @param pages done once they are built, where they are being built; the server alone waits for them
 */
export async function run(args: readonly string[], pages?: Promise<void>): Promise<number> {
  const roles = parseArguments(args)
  // Whoever mistyped a setting waits a second for the sentence, not for the pages.
  if (pages) await askFirst(args)
  return start(args, process.env, {
    pages,
    whenUp() {
      void prepareMore(roles?.worker === true)
    },
  })
}

/** What can wait until the school is open. Where it fails, texts take longer to be written, or the disk is fuller. */
async function prepareMore(writes: boolean): Promise<void> {
  if (writes) await runTied(process.execPath, [path.join(PROJECT, 'apps/server/src/writer/prepare-child.ts')], {})
  await runTied(process.execPath, [path.join(PROJECT, 'scripts/lib/spare-child.mjs')], {})
}

async function askFirst(args: readonly string[]): Promise<void> {
  // Once built, the start itself asks, and soon enough.
  const { askBeforeBuilding } = await import('../../apps/server/src/before-building.ts')
  await askBeforeBuilding(args, process.env, say)
}

function say(sentence: string): void {
  console.log(sentence)
}
