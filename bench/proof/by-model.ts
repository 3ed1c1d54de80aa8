import type { ExtractedDocument } from '@capivira/core/materials/document'
import type { WrittenItem } from '@capivira/generation/assistant/written'
import { draftMaterial } from '@capivira/generation/generate'
import { ranker } from '@capivira/generation/items/choice/rank'
import { chunksOf } from '@capivira/generation/model/chunks'
import { evidenceOf } from '@capivira/generation/model/evidence'
import { type ModelItem, readItem } from '@capivira/generation/model/schema'
import { verify } from '@capivira/generation/model/verify'
import { verifyWord } from '@capivira/generation/model/verify-word'
import type { TreeReader } from '@capivira/generation/reading/parsed'

type Outcome = { outcome: 'published' | 'suggested' | 'refused'; reason: string | null }

/**
 * Judges items as those of a language model's answer about the part that holds their sentence, before anything is
 * mended.
 */
export function judgeOfModel(
  document: ExtractedDocument,
  title: string,
  read: TreeReader | null,
): (item: WrittenItem) => Outcome {
  const draft = draftMaterial(document, { title, seed: title, read })
  const { chunks } = chunksOf(draft.study)
  const rank = ranker(draft.study)
  return written => {
    const item = asAnswered(written)
    const chunk = (item && chunks.find(part => evidenceOf(item, part) !== null)) ?? chunks[0]
    if (!item || !chunk) return { outcome: 'refused', reason: 'O item está incompleto.' }
    if (item.kind === 'word') {
      const word = verifyWord(item, chunk, draft)
      return 'findings' in word ? refused(word.findings) : { outcome: outcomeOf(word.proved), reason: null }
    }
    const verdict = verify(item, chunk, draft, rank, title)
    if ('findings' in verdict) return refused(verdict.findings)
    return { outcome: outcomeOf(verdict.candidate.proved), reason: verdict.optionFaults[0]?.detail ?? null }
  }
}

const outcomeOf = (proved: boolean | undefined) => (proved ? 'published' : 'suggested')

const refused = (findings: readonly { detail: string }[]): Outcome => ({
  outcome: 'refused',
  reason: findings[0]?.detail ?? null,
})

const KINDS = { card: 'cartao', question: 'quiz', word: 'palavra' } as const

/** An item in the form in which a model answers. */
function asAnswered({ kind, page, question, answer, wrong, explanation, quote }: WrittenItem): ModelItem | null {
  return readItem({
    tipo: KINDS[kind],
    ancora: page === null ? '' : `p${page} s1`,
    citacao: quote,
    pergunta: question,
    resposta: answer,
    distratores: wrong,
    explicacao: explanation,
    dificuldade: 'médio',
  })
}
