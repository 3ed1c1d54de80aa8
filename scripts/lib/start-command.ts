import { start } from '../../apps/server/src/start.ts'
import { prepareWriter } from '../../apps/server/src/writer/prepare.ts'
import { PROJECT } from './project.mjs'
import { buildWeb } from './web-build.ts'

/** `npm start`: everything a fresh machine lacks is there by now except the pages. */
export async function run(args: readonly string[]): Promise<number> {
  const servesPages = !args.includes('--worker') || args.includes('--server')
  const helps = args.includes('--help') || args.includes('-h')
  const works = !args.includes('--server') || args.includes('--worker')
  if (servesPages && !helps) await buildWeb(PROJECT, sentence => console.log(sentence))
  // Without it texts are written from the sources, which only takes longer.
  if (works && !helps) await prepareWriter().catch(() => {})
  return start(args, process.env)
}
