/** What the file of all code offers to `start.cjs`. */
export { generateMaterial } from '@capivira/generation/generate'
export { prepareLanguage, useLanguage } from '@capivira/generation/prepared'
export { serveWriter } from './serve-writer.ts'
