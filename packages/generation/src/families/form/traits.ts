import { definiteArticle } from '@capivira/portuguese/agreement'
import { agreementOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { contentBlocks, sourceAt } from './structure.ts'

const LABELLED = /^(?:\d+[.)]\s)?(\p{L}[^:;.–—?!]{1,45}?)(?::|\s[–—])\s+(.{8,})$/u
const USED = /^((?:usad|utilizad|empregad)[oa]s?)\s((?:para|em|n[oa]s?)\s.+)$/u

/** What a line says the term before its colon is used for: 'Hidróxido de sódio: usado na fabricação de sabão'. */
export function traitFacts(study: Study): Fact[] {
  return contentBlocks(study).flatMap(placed => {
    const { block } = placed
    const match = block.kind === 'list-item' || block.kind === 'paragraph' ? LABELLED.exec(block.text) : null
    if (!match) return []
    const term = (match[1] ?? '').replace(/\s\([^()]*\)$/u, '')
    const subject = readSubject(term, study.use)
    if (!subject || wordsIn(term) > 5 || /[,/]|\se\s/u.test(term)) return []
    const { phrase } = subject
    const { sure } = agreementOf(phrase.core, study.use)
    if (!phrase.proper && !sure) return []
    const display =
      phrase.determiner !== '' || phrase.proper ? subject.display : `${definiteArticle(phrase)} ${phrase.core}`
    const parts = (match[2] ?? '').split(/(?<=[.!?])\s/u)[0]?.split(/;\s/u) ?? []
    return parts.flatMap(part => {
      const draft = traitOf(part.replace(/[.;]$/, ''), display, phrase.number === 'p')
      return draft === null
        ? []
        : [
            settle(
              {
                ...draft,
                focus: `${focusKey(phrase.core)} ${draft.focus}`,
                load: 0.3,
                quote: block.text,
                page: pageAt(block, 0),
              },
              sourceAt(placed, block.text),
            ),
          ]
    })
  })
}

type Trait = Pick<
  FactDraft,
  'family' | 'pattern' | 'focus' | 'question' | 'answer' | 'answerType' | 'strength' | 'quiz'
>

function traitOf(said: string, display: string, plural: boolean): Trait | null {
  const low = said.charAt(0).toLowerCase() + said.slice(1)
  const [, used = '', what = ''] = USED.exec(low) ?? []
  const forDoing = what.startsWith('para')
  if (used === '' || (forDoing && tagWords(what)[1]?.tag !== 'infinitive')) return null
  const answer = tidyAnswer(what)
  if (answer === '' || wordsIn(answer) > 14) return null
  return {
    family: 'function',
    pattern: 'function/trait',
    focus: 'uso',
    question: ask(forDoing ? 'para que' : 'em que', plural ? 'são' : 'é', used, display),
    answer,
    answerType: 'purpose',
    strength: 0.82,
    quiz: false,
  }
}
