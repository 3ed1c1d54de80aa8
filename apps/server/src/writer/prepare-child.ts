/** Prepares the writer in a process of its own: `npm start` would keep for ever the memory that bundling takes. */
import { prepareWriter } from './prepare.ts'

await prepareWriter()
