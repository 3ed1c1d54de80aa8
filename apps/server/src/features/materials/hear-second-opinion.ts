import { standingOf } from '@capivira/core/review/standing'
import type { Assurance, Card, Engine, GeneratedMaterial, Question, Source } from '@capivira/generation/items'
import type { AskStructured } from '@capivira/generation/model/ask'
import { secondOpinions, withOpinion } from '@capivira/generation/model/second-opinion'
import type { Database } from '../../platform/database.ts'
import { readRule } from '../review/read-rule.ts'

/**
 * What was written, the certainty of each suggestion of the pattern families weighed by what a model says that sees its
 * passage alone. What would be published as it stands is not asked about, nor what another model wrote, nor what has no
 * certainty; no word is changed. A model that wrote nothing of it is not asked for an opinion either: it has just kept
 * the teacher waiting.
 */
export async function hearSecondOpinion(
  db: Database,
  materialId: number,
  { ask, generated, onAsk }: { ask: AskStructured; generated: GeneratedMaterial; onAsk?: () => void },
): Promise<GeneratedMaterial> {
  const rule = await readRule(db, materialId)
  const waits = (item: Assurance & { engine: Engine; source: Source }) => {
    if (item.engine !== 'extractive' || item.certainty == null) return false
    const { reason } = standingOf({ ...item, doubtful: rule.doubtfulPages.has(item.source.page) }, rule)
    return reason === 'uncertain' || reason === 'policy'
  }
  const doubted = [...generated.cards.filter(waits), ...generated.questions.filter(waits)]
  if (doubted.length === 0 || generated.notices.some(({ code }) => code === 'model-unused')) return generated
  onAsk?.()
  const opinions = await secondOpinions(doubted, ask)
  const weighed = <Item extends Card | Question>(item: Item): Item => {
    const opinion = opinions.get(item)
    return opinion && item.certainty != null ? { ...item, certainty: withOpinion(item.certainty, opinion) } : item
  }
  return { ...generated, cards: generated.cards.map(weighed), questions: generated.questions.map(weighed) }
}
