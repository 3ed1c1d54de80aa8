/** Prepares the writer in a process of its own: `npm start` would keep for ever the memory that bundling takes. */
import { isWriterPrepared } from './prepared.ts'

// The generator and the bundler are loaded only where there is something to do: after the first start there is not.
if (!isWriterPrepared()) {
  const { prepareWriter } = await import('./prepare.ts')
  await prepareWriter()
}
