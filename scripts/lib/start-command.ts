import { start } from '../../apps/server/src/start.ts'
import { PROJECT } from './project.mjs'
import { buildWeb } from './web-build.ts'

/** `npm start`: everything a fresh machine lacks is there by now except the pages. */
export async function run(args: readonly string[]): Promise<number> {
  const servesPages = !args.includes('--worker') || args.includes('--server')
  const helps = args.includes('--help') || args.includes('-h')
  if (servesPages && !helps) await buildWeb(PROJECT, sentence => console.log(sentence))
  return start(args, process.env)
}
