import path from 'node:path'
import { parseArguments } from '../../apps/server/src/platform/launcher/arguments.ts'
import { start } from '../../apps/server/src/start.ts'
import { PROJECT } from './project.mjs'
import { runTied } from './tied.mjs'
import { buildWeb } from './web-build.ts'

/** `npm start`: everything a fresh machine lacks is there by now except the pages. */
export async function run(args: readonly string[]): Promise<number> {
  const roles = parseArguments(args)
  if (roles?.server) await buildWeb(PROJECT, say, () => askFirst(args))
  return start(args, process.env, () => {
    // Until it is done, or where it fails, texts are written from the sources, which only takes longer.
    if (roles?.worker)
      void runTied(process.execPath, [path.join(PROJECT, 'apps/server/src/writer/prepare-child.ts')], {})
  })
}

async function askFirst(args: readonly string[]): Promise<void> {
  // Once built, the start itself asks, and soon enough.
  const { askBeforeBuilding } = await import('../../apps/server/src/before-building.ts')
  await askBeforeBuilding(args, process.env, say)
}

function say(sentence: string): void {
  console.log(sentence)
}
