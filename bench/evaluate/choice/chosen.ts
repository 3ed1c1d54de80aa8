/** What the choice takes of open documents when every certainty is foretold without their marks. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { draftMaterial } from '@capivira/generation/generate'
import type { Candidate } from '@capivira/generation/items/candidates'
import { isOffered, weighedBy } from '@capivira/generation/items/choice/certainty/certainty'
import { select } from '@capivira/generation/items/choice/select'
import { pdfSamples } from '../documents.ts'
import type { Judged } from './published.ts'

/** The name under which a candidate of a document is marked. */
export function idOf(document: string, { kind, question, answer, fact }: Candidate): string {
  const [folder = '', file = ''] = document.split('/')
  const parts = [folder, file, kind, question, answer, fact.quote]
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 12)
}

type Foretold = ReadonlyMap<string, { certainty: number; kept: boolean }>

/**
 * The marked items that the choice takes of the documents of a folder (a folder for each kind of document), and how
 * many it takes that nobody marked. A candidate without a mark keeps the certainty of the fitted weights.
 */
export async function chosenOf(
  folder: string,
  known: Foretold,
  cache?: string,
): Promise<{ judged: Judged[]; unmarked: number }> {
  const judged: Judged[] = []
  let unmarked = 0
  for (const kind of readdirSync(folder).sort())
    for (const file of readdirSync(join(folder, kind)).sort()) {
      const document = `${kind}/${file}`
      const [sample] = await pdfSamples([join(folder, document)], cache)
      if (!sample) continue
      const draft = draftMaterial(sample.document, { title: sample.title })
      const candidates = draft.found
        .map(candidate => {
          const found = known.get(idOf(document, candidate))
          return found ? weighedBy(found.certainty, candidate) : candidate
        })
        .filter(isOffered)
      const { cards, questions } = select(candidates, draft.caps, draft.wordsOf)
      for (const item of [...cards, ...questions]) {
        const found = known.get(idOf(document, item))
        if (found) judged.push({ document, kind: item.kind, factKind: item.fact.family, ...found })
        else unmarked++
      }
    }
  return { judged, unmarked }
}
