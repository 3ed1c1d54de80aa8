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
export function whichIs(place: Place): FactDraft[] {
  const { clause } = place
  const lead = limitingLead(clause)
  if (!COPULA.test(clause.verb) || clause.negated || lead === null) return []
  // 'O princípio da vida social são as trocas': of what is one, what it is.
  const turned = /^[OA]\s\p{Ll}+\s(?!.*(?:\se\s|,))/u.test(clause.subject) && /^[oa]s\s/u.test(clause.rest)
  // 'A parte principal de um endereço' → 'A principal parte…'
  const told = clause.subject.replace(/^([OA])\s(parte|peça)\sprincipal\s(?=d[aeo]s?\s)/u, '$1 principal $2 ')
  const bare = told.replace(/^(?:O|A|Os|As)\s/, '')
  // 'O formato PNG é um formato compactado': what it is, not which.
  if (isKindByName(bare) && /^uma?s?\s/u.test(clause.rest)) return []
  if (
    bare === told ||
    !(
      WHICH.test(bare) ||
      (turned && clause.verb.toLowerCase() in ONE) ||
      CENTRAL.test(bare) ||
      fillsRole(bare, clause.rest) ||
      isPlaceOfOne(`o ${bare}`) ||
      (!bare.includes(',') && RANKED.test(bare)) ||
      (!bare.includes(',') && /\smais\s\p{L}+(?:\s|$)/u.test(bare))
    ) ||
    wordsIn(bare) < 2
  )
    return []
  // 'o exemplo mais notável': of what?
  if (/^\p{Ll}+\smais\s\p{Ll}+$/u.test(bare)) return []
  const subject = readSubject(told, place.study.use, true)
  if (!subject || subject.phrase.proper || wordsIn(subject.display) < 3) return []
  // 'O maior produtor são os Estados Unidos'; but 'a única notícia são boatos'.
  const said = clause.verb.toLowerCase()
  const verb = (turned && subject.phrase.number === 's' ? ONE[said] : undefined) ?? said
  if (!verbAgrees(verb, subject.phrase.number)) return []
  // 'a única coisa que precisaríamos saber': the reader's, not the thing's.
  // 'o pacote de cores mais recomendados'
  const described = /\smais\s(\p{L}+)/u.exec(bare)?.[1]
  if (described !== undefined && !agrees(described, subject.phrase)) return []
  if (/(?<![\p{L}])coisas?(?![\p{L}])|\p{L}{3,}[aei]mos(?![\p{L}])/iu.test(subject.display)) return []
  const predicate = agreeingWithOwner(clause.rest, /\sd[aeo](s?)\s/u.exec(subject.display)?.[1] === 's')
  if (predicate === null) return []
  if (NO_ANSWER_TO_QUAL_BEGINS_SO.test(predicate)) return []
  const answer = tidyAnswer(predicate)
  const opening = tagWords(predicate)[0]?.tag
  // 'A principal vantagem das fibras é que não se oxidam': what follows is a clause of its own.
  const clausal = /^que\s\p{L}+\s\p{L}+\s\p{L}/u.test(predicate)
  if (
    clausal &&
    (ANSWERS_NOTHING_ITS_BEGINNING.test(`${predicate} ${bare.replace(CENTRAL, '')}`) || wordsIn(answer) > 16)
  )
    return []
  const nominal =
    clausal ||
    opening === 'article' ||
    opening === 'noun' ||
    opening === 'proper' ||
    opening === 'number' ||
    opening === 'infinitive'
  // 'A primeira máquina foi perdida': what befell it.
  if (wordsIn(answer) < 1 || !nominal || isParticiple(predicate.split(' ')[0] ?? '')) return []
  const plural = /^(?:são|eram|foram)$/i.test(verb)
  return [
    {
      family: 'definition',
      pattern: 'definition/which-is',
      focus: focusKey(subject.phrase.core),
      question: ask(
        lead === '' ? '' : `${lead},`,
        plural ? 'quais' : isOfPeople(bare) ? 'quem' : 'qual',
        verb,
        named(subject),
      ),
      answer,
      answerType: /^(?:[oa]\s)?(?:função|objetivo|finalidade|papel|missão)/i.test(bare)
        ? 'purpose'
        : wordsIn(answer) <= 4
          ? 'term'
          : 'definition',
      strength: 0.85,
      load: 0.3,
      // Beside a list no one thing is believed.
      quiz: wordsIn(answer) <= 4 && !/,\s.*\se\s/u.test(answer),
    },
  ]
}

/** 'primeira prefeita da vila', '1º militar a governar' */
function isOfPeople(bare: string): boolean {
  return meansPerson(tagWords(bare).find(word => word.tag === 'noun')?.lower ?? '')
}
