import { type FirstCard, generateMaterial } from '@capivira/generation/generate'
import type { GeneratedMaterial } from '@capivira/generation/items'
import type { AskStructured, ModelAnswer, NoAnswer } from '@capivira/generation/model/ask'
import { shippedReader } from '@capivira/generation/reading/parsed'
import type { ChildAnswer, ChildMessage, ChildOrder } from './messages.ts'

const parent = process.ppid
const tell = (message: ChildMessage) => process.send?.(message)

function onProgress(share: number): void {
  // Nobody waits for the result of a child whose parent is gone.
  if (process.ppid !== parent) process.exit()
  tell({ share })
}

async function write({ document, title, seed, model, lesson }: ChildOrder): Promise<GeneratedMaterial> {
  const read = shippedReader(treeless => tell({ treeless }))
  const options = { title, seed, onProgress, read }
  const onFirst = (first: readonly FirstCard[]) => tell({ first: [...first] })
  if (!model) return generateMaterial(document, { ...options, onFirst })
  const { generateWithModel } = await import('@capivira/generation/model/generate')
  const onPart = (part: number, of: number) => tell({ part, of })
  return generateWithModel(document, { ...options, ...model, lesson, onPart }, askParent())
}

/** Asks the parent, which has a network, to ask the model. */
function askParent(): AskStructured {
  const waiting = new Map<number, (answer: ModelAnswer | NoAnswer) => void>()
  let asked = 0
  process.on('message', ({ id, answer }: ChildAnswer) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  })
  return question =>
    new Promise(resolve => {
      asked += 1
      waiting.set(asked, resolve)
      tell({ ask: question, id: asked })
    })
}

/** Writes the items of the document that this process is sent, tells how far it is, and waits to be ended. */
export function serveWriter(): void {
  process.once('message', (order: ChildOrder) => {
    write(order).then(
      generated => tell({ generated }),
      error => tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
}
