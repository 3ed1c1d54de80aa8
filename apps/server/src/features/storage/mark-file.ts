import { z } from 'zod'
import type { Claim, Mark } from '../../platform/files/claim.ts'
import type { StoragePlace } from '../../platform/files/file-store.ts'
import { markKey } from '../../platform/files/own-names.ts'
import { keepBytes, readBytes } from '../../platform/files/small-files.ts'
import type { BareStore } from '../../platform/files.ts'
import { folderIdentity } from '../../platform/folder-identity.ts'

/** What stands for the id of a mark that somebody has changed so that it cannot be read. */
const unreadable = 'ilegivel'

const markSchema = z.object({
  installation: z.string(),
  number: z.number(),
  nonce: z.string(),
  place: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('folder'), folder: folderIdentity }),
    z.object({ kind: z.literal('s3'), bucket: z.string(), prefix: z.string() }),
  ]),
})

const about =
  'Este arquivo diz a quem pertence este armazenamento. Não o apague nem o copie para o armazenamento de outra ' +
  'instalação da Capivira.'

/** The mark of a storage; null where there is none. */
export async function readMark(store: BareStore): Promise<Mark | null> {
  const bytes = await readBytes(store, markKey)
  return bytes && parseMark(bytes, store.place())
}

/** What a mark says; one that somebody has changed so that it says nothing is another's. */
export function parseMark(bytes: Uint8Array, place: StoragePlace): Mark {
  try {
    return markSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return { installation: unreadable, number: 0, nonce: '', place }
  }
}

/** Writes the mark, whole. */
export function writeMark(store: BareStore, { installation, number, nonce }: Claim): Promise<void> {
  const mark = { about, installation, number, nonce, place: store.place() }
  return keepBytes(store, markKey, `${JSON.stringify(mark, null, 2)}\n`)
}
