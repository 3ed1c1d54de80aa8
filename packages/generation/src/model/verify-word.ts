import { wordOf } from '../assistant/judge-answer.ts'
import type { Draft } from '../generate.ts'
import type { Word } from '../items.ts'
import { judge } from '../proof/judge.ts'
import { knownOf } from '../proof/knowledge.ts'
import { type Finding, reject } from '../quality/finding.ts'
import type { Chunk } from './chunks.ts'
import { evidenceOf } from './evidence.ts'
import type { ModelItem } from './schema.ts'

/** A word with its hint as the model wrote it, judged as one of a pasted answer is, by the part that it was shown. */
export function verifyWord(item: ModelItem, chunk: Chunk, draft: Draft): Word | { findings: readonly Finding[] } {
  const evidence = evidenceOf(item, chunk)
  const page = evidence?.sentences[0]?.sentence.page
  if (!evidence || page === undefined)
    return { findings: [reject('G1', 'A citação não está no trecho: copie a frase letra por letra.')] }
  const claimed = { kind: 'word' as const, question: item.question, answer: item.answer, wrong: [], explanation: '' }
  const verdict = judge({ ...claimed, quote: evidence.quote, page }, knownOf(draft.study, draft.read))
  if (verdict.outcome === 'refused') return { findings: [reject('G5', verdict.reason)] }
  return wordOf(verdict.usable, verdict.outcome === 'published')
}
