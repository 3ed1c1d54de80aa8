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
const FOUND = /^(?:presente|encontrad[oa]|localizad[oa]|situad[oa])s?\s((?:em|n[oa]s?|entre)\s.+)$/u
const CALLED =
  /^(?:também\s|mais\s)?(?:conhecid|chamad|denominad)[oa]s?\s(?:como|de|por|pelo nome de)\s(?:[oa]s?\s)?(.{3,45})$/u
const USED = /^((?:usad|utilizad|empregad)[oa]s?)\s((?:para|em|n[oa]s?)\s.+)$/u

/**
 * What a line says of the term before its colon by a describing word: 'IgA – presente no leite materno' → 'Onde se encontra a IgA?';
 * 'Hidróxido de sódio: conhecido como soda cáustica; usado na fabricação de sabão' → by which name it is known, what it is used in.
 */
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
  const found = FOUND.exec(low)?.[1]
  if (found !== undefined)
    return trait('place/trait', 'onde', ask('onde se', plural ? 'encontram' : 'encontra', display), found)
  const name = CALLED.exec(low)?.[1]
  const verb = plural ? 'são' : 'é'
  const known = /^(?:também\s|mais\s)?(\p{L}+)/u.exec(low)?.[1] ?? ''
  const ending = /[oa]s?$/u.exec(known)?.[0] ?? 'o'
  if (name !== undefined && wordsIn(name) <= 4)
    return trait('naming/trait', 'nome', ask('por qual outro nome', verb, `conhecid${ending}`, display), name)
  const [, used = '', what = ''] = USED.exec(low) ?? []
  if (used === '') return null
  const first = tagWords(what)[1]
  if (what.startsWith('para'))
    return first?.tag === 'infinitive'
      ? trait('function/trait', 'uso', ask('para que', verb, used, display), what)
      : null
  return trait('function/trait', 'uso', ask('em que', verb, used, display), what)
}

function trait(pattern: string, focus: string, question: string, said: string): Trait | null {
  const answer = tidyAnswer(said)
  if (answer === '' || wordsIn(answer) > 14) return null
  const [family = ''] = pattern.split('/')
  const shared = { pattern, focus, question, answer, strength: 0.82, quiz: false }
  if (family === 'place') return { ...shared, family: 'place', answerType: 'place' }
  if (family === 'naming') return { ...shared, family: 'naming', answerType: 'term' }
  return { ...shared, family: 'function', answerType: 'purpose' }
}
