/** Runs as a process: writes the items of the document it is sent. */
import { serveWriter } from './serve-writer.ts'

serveWriter()
