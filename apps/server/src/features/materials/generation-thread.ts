/** Runs in a thread: writes the items of the document it was given, tells how far it is, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ExtractedDocument } from '@capivira/core/materials/document'
import { generateMaterial } from '@capivira/generation/generate'
import type { GeneratedMaterial } from '@capivira/generation/items'

export type ThreadOrder = { document: ExtractedDocument; title: string; seed: string }
export type ThreadMessage = { share: number } | { generated: GeneratedMaterial }

const { document, title, seed } = workerData as ThreadOrder
const tell = (message: ThreadMessage) => parentPort?.postMessage(message)
const generated = await generateMaterial(document, { title, seed, onProgress: share => tell({ share }) })
tell({ generated })
