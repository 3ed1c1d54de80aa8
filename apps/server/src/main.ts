/**
 * One process of Capivira: `--server` answers HTTP, `--worker` works off the queue, neither or both do both. Settings
 * come from the environment; `npm start` (start.ts) sees to the database and starts this.
 */
import { setFlagsFromString } from 'node:v8'

// V8 lets short-lived objects fill up to 96 MB before it looks which ones are garbage, and loading the program fills
// them: the server then took 330 MB for a tenth of that in use. Told before anything is loaded, it stays small.
setFlagsFromString('--semi-space-growth-factor=1')

const { run } = await import('./run.ts')
const { databaseRefusal, isDatabaseAway } = await import('./platform/database-away.ts')
const { StartupProblem } = await import('./platform/startup-problem.ts')
try {
  await run(process.argv.slice(2))
  // Requests under way then have room to end before they are looked through: a megabyte had a quarter of the processor
  // go into copying them. How far that may grow can only be told on the command line, so without a word there it stays
  // as it is.
  if (process.execArgv.some(flag => flag.startsWith('--max-semi-space-size='))) {
    setFlagsFromString('--semi-space-growth-factor=2')
  }
} catch (error) {
  // The launcher starts it again after a surprise, such as a database that is just recovering, and gives up after a
  // problem.
  if (!(error instanceof StartupProblem)) {
    console.error(databaseRefusal(error) ?? (isDatabaseAway(error) ? 'O banco de dados não está respondendo.' : error))
    process.exit(2)
  }
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
