import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import { isParticiple } from '@capivira/portuguese/morphology'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { pattern } from '../../lexicon/words.ts'
import type { FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { agreeingWithOwner } from './definition-draft.ts'
import { fillsRole, isPlaceOfOne } from './fills-role.ts'

export const COPULA = /^(?:é|são|era|eram|foi|foram)$/i
/** Subjects that ask 'qual', not 'o que': 'a principal causa', 'o objetivo', 'a capital'. */
export const WHICH = pattern('iu')`
  ^(?:${'subject asked with qual'}|\d+[º°ª]
  |unidade(?=\s(?:d[aeo]s?\s|no\s(?:SI|Sistema)\s|básic|padrão|fundamental|monetária|$)))(?![\p{L}])`

/** 'regiões com as maiores taxas': a rank among others. */
const RANKED = /\s(?:com|em)\s(?:[oa]s?\s)?(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)\s\p{L}/u
/** The verb as one thing takes it. */
const ONE: Readonly<Record<string, string>> = { são: 'é', foram: 'foi', eram: 'era' }

/** 'ideia central do poema', 'característica principal dos répteis' */
const CENTRAL = /^\p{Ll}{4,}\s(?:principal|principais|central|centrais)\sd(?:e|[oa]s?)\s\p{L}/u

/** 'formato PNG', 'base Aurora': one that its name tells already. */
export const isKindByName = (bare: string) => /^\p{Ll}{3,}\s(?:\p{Lu}|“|")[\p{L}\d.-]*/u.test(bare)

const NO_ANSWER_TO_QUAL_BEGINS_SO = pattern('iu')`^${'no answer to qual begins so'}(?![\p{L}])`

const ANSWERS_NOTHING_ITS_BEGINNING = pattern('iu')`(?<![\p{L}])${'answers nothing, its beginning'}(?![\p{L}])`

/** 'A principal causa do efeito estufa é a emissão de CO₂' → 'Qual é a principal causa do efeito estufa?' */
export function whichIs({ clause, study }: Place): FactDraft[] {
  const lead = limitingLead(clause)
  if (!COPULA.test(clause.verb) || clause.negated || lead === null) return []
  // 'O princípio da vida social são as trocas': of what is one, what it is.
  const turned = /^[OA]\s\p{Ll}+\s(?!.*(?:\se\s|,))/u.test(clause.subject) && /^[oa]s\s/u.test(clause.rest)
  // 'A parte principal de um endereço' → 'A principal parte…'
  const told = clause.subject.replace(/^([OA])\s(parte|peça)\sprincipal\s(?=d[aeo]s?\s)/u, '$1 principal $2 ')
  const bare = told.replace(/^(?:O|A|Os|As)\s/, '')
  const said = clause.verb.toLowerCase()
  if (bare === told || !isOneOfItsKind(bare, clause.rest, turned && said in ONE)) return []
  const subject = readSubject(told, study.use, true)
  if (!subject || subject.phrase.proper || wordsIn(subject.display) < 3) return []
  // 'O maior produtor são os Estados Unidos'; but 'a única notícia são boatos'.
  const verb = (turned && subject.phrase.number === 's' ? ONE[said] : undefined) ?? said
  if (!verbAgrees(verb, subject.phrase.number)) return []
  // 'o pacote de cores mais recomendados'
  const described = /\smais\s(\p{L}+)/u.exec(bare)?.[1]
  if (described !== undefined && !agrees(described, subject.phrase)) return []
  // 'a única coisa que precisaríamos saber': the reader's, not the thing's.
  if (/(?<![\p{L}])coisas?(?![\p{L}])|\p{L}{3,}[aei]mos(?![\p{L}])/iu.test(subject.display)) return []
  const predicate = agreeingWithOwner(clause.rest, /\sd[aeo](s?)\s/u.exec(subject.display)?.[1] === 's')
  if (predicate === null || !answersQual(predicate, bare)) return []
  const answer = tidyAnswer(predicate)
  const short = wordsIn(answer) <= 4
  const word = /^(?:são|eram|foram)$/i.test(verb) ? 'quais' : isOfPeople(bare) ? 'quem' : 'qual'
  const purpose = /^(?:[oa]\s)?(?:função|objetivo|finalidade|papel|missão)/i.test(bare)
  return [
    {
      family: 'definition',
      pattern: 'definition/which-is',
      focus: focusKey(subject.phrase.core),
      question: ask(lead === '' ? '' : `${lead},`, word, verb, named(subject)),
      answer,
      answerType: purpose ? 'purpose' : short ? 'term' : 'definition',
      strength: 0.85,
      load: 0.3,
      // Beside a list no one thing is believed.
      quiz: short && !/,\s.*\se\s/u.test(answer),
    },
  ]
}

/** Whether a subject without its article asks for the one thing that is so: 'principal causa do efeito estufa'. */
function isOneOfItsKind(bare: string, predicate: string, turned: boolean): boolean {
  // 'O formato PNG é um formato compactado': what it is, not which.
  if (isKindByName(bare) && /^uma?s?\s/u.test(predicate)) return false
  // 'o exemplo mais notável': of what?
  if (wordsIn(bare) < 2 || /^\p{Ll}+\smais\s\p{Ll}+$/u.test(bare)) return false
  return (
    turned ||
    WHICH.test(bare) ||
    CENTRAL.test(bare) ||
    fillsRole(bare, predicate) ||
    isPlaceOfOne(`o ${bare}`) ||
    (!bare.includes(',') && (RANKED.test(bare) || /\smais\s\p{L}+(?:\s|$)/u.test(bare)))
  )
}

/** Whether a predicate names the thing asked for; 'A primeira máquina foi perdida' says what befell it. */
function answersQual(predicate: string, bare: string): boolean {
  if (NO_ANSWER_TO_QUAL_BEGINS_SO.test(predicate)) return false
  const words = wordsIn(tidyAnswer(predicate))
  // 'A principal vantagem das fibras é que não se oxidam': what follows is a clause of its own.
  if (/^que\s\p{L}+\s\p{L}+\s\p{L}/u.test(predicate))
    return words <= 16 && !ANSWERS_NOTHING_ITS_BEGINNING.test(`${predicate} ${bare.replace(CENTRAL, '')}`)
  const opening = tagWords(predicate)[0]?.tag ?? ''
  return (
    words > 0 &&
    /^(?:article|noun|proper|number|infinitive)$/.test(opening) &&
    !isParticiple(predicate.split(' ')[0] ?? '')
  )
}

/** 'primeira prefeita da vila', '1º militar a governar' */
function isOfPeople(bare: string): boolean {
  return meansPerson(tagWords(bare).find(word => word.tag === 'noun')?.lower ?? '')
}
