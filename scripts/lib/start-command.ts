import path from 'node:path'
import { start } from '../../apps/server/src/start.ts'
import { PROJECT } from './project.mjs'
import { runTied } from './tied.mjs'
import { buildWeb } from './web-build.ts'

/** `npm start`: everything a fresh machine lacks is there by now except the pages. */
export async function run(args: readonly string[]): Promise<number> {
  const servesPages = !args.includes('--worker') || args.includes('--server')
  const helps = args.includes('--help') || args.includes('-h')
  const works = !args.includes('--server') || args.includes('--worker')
  if (servesPages && !helps) await buildWeb(PROJECT, sentence => console.log(sentence))
  // Beside everything else: until it is done, or where it fails, texts are written from the sources, which only takes longer.
  if (works && !helps)
    void runTied(process.execPath, [path.join(PROJECT, 'apps/server/src/writer/prepare-child.ts')], {})
  return start(args, process.env)
}
