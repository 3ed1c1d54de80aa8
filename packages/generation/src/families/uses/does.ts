import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { isPlainThing } from '../../analysis/references/known.ts'
import { kindAndName } from '../../analysis/terms/named-kinds.ts'
import { isOneOf, wordsOf } from '../../lexicon/words.ts'
import { saysAsWhat } from '../definitions/seen-as.ts'
import type { FactDraft, Place } from '../fact.ts'
import { ask, focusKey, subjectOf, tidyAnswer, withArticle, wordsIn } from '../wording/phrasing.ts'
import { readsAsSubject, whichOfKind } from './which-of-kind.ts'

/** Verbs that say what a thing does in the world; states and relations are left to other families. */
const ACTS: ReadonlySet<string> = wordsOf('verb of acting')

/**
 * What these tell or measure is asked for by name: 'O que o ângulo horário indica?', not 'O que faz o ângulo horário?'
 */
const TELLS: ReadonlySet<string> = wordsOf('verb of telling')
/** Tools and the like, of which one asks what they do: 'O que faz o comando…?' */
const TOOL = wordsOf('tool')

/** These also happen to a thing by itself: 'diminui aos poucos'. */
const BY_ITSELF: ReadonlySet<string> = new Set('diminuir acelerar retardar intensificar ampliar'.split(' '))

/** 'executa algumas de suas instruções' */
const SOME = /^(?:algu(?:m|ns|mas?)|vári[oa]s|divers[oa]s|muit[oa]s?)\s/u

/** 'O getter devolve o valor de uma propriedade' → 'O que faz o getter?' */
export function does(place: Place): FactDraft[] {
  const { clause } = place
  if (clause.negated || clause.lead !== '' || /\s|-/.test(clause.verb)) return []
  if (saysAsWhat(clause.verb, clause.rest)) return []
  const present = analyse(clause.verb.toLowerCase()).find(
    a => a.category === 'verb' && a.mood === 'indicative' && a.tense === 'present' && a.person === 3,
  )
  if (!present || !ACTS.has(present.lemma) || /^(?:o nome|a denominação)\s/.test(clause.rest)) return []
  const subject = subjectOf(place)
  if (!subject || (subject.phrase.number === 'p' && subject.phrase.proper)) return []
  // 'O que plantas exibem?': the page left the article out.
  if (subject.phrase.determiner === '' && !subject.phrase.proper && subject.phrase.words.length < 2) return []
  if (!verbAgrees(clause.verb, subject.phrase.number)) return []
  if (
    !place.study.isKeyTerm(subject.phrase.core) &&
    !place.study.isKeyTerm(subject.phrase.head) &&
    subject.phrase.words.length < 2
  )
    return []
  const bare = isPlainThing(subject.phrase, place.study) && kindAndName(subject.display) === null
  const answer = tidyAnswer(`${clause.verb} ${clause.rest}`)
  if (BY_ITSELF.has(present.lemma) && !/^(?:os?|as?|uma?)\s/u.test(clause.rest)) return []
  // 'aumenta quando chove': what happens to it.
  if (SOME.test(clause.rest) || /^(?:quando|se|conforme)\s/u.test(clause.rest)) return []
  if (wordsIn(answer) < 4 || wordsIn(answer) > 20) return []
  // 'O que faz a Amazônia?': places do nothing.
  const isPlace = subject.phrase.proper && nameClass(subject.phrase.core) === 'place'
  if (isPlace || bare || isBroad(subject, place)) return whatDoes(place, subject, answer)
  const tells = TELLS.has(present.lemma) && !TOOL.has(subject.phrase.head)
  const told = tells ? tidyAnswer(clause.rest) : ''
  if (tells && (wordsIn(told) < 3 || told.startsWith('Que'))) return whatDoes(place, subject, answer)
  // 'Emissão de moeda reduz…': with the article the page left out, where it is sure.
  const name = withArticle(subject)
  if (name === null) return []
  // 'Atuam de dentro para fora': without an object there is little they do.
  if (!tells && !/^(?:os?|as?|uns|umas?|\p{Ll}{4,})(?:\s|$)/u.test(clause.rest)) return whatDoes(place, subject, answer)
  return [
    tells
      ? purposeDraft(
          'function/tells',
          ask('o que', name, clause.verb.toLowerCase()),
          told,
          focusKey(subject.phrase.core),
          0.76,
        )
      : {
          ...purposeDraft(
            'function/does',
            ask('o que', subject.phrase.number === 'p' ? 'fazem' : 'faz', name),
            answer,
            focusKey(subject.phrase.core),
            0.74,
          ),
          // What others do stands out beside what these do.
          quiz:
            subject.phrase.number === 's' ||
            subject.phrase.proper ||
            place.study.termOf(subject.phrase.core)?.bold === true,
        },
    ...whatDoes(place, subject, answer),
  ]
}

/** Sentences about one thing from which on 'what does it do?' has too many answers. */
const TOO_MANY = 4

export function isBroad(subject: Subject, { study }: Place): boolean {
  return study.headed(subject.phrase.core) >= TOO_MANY
}

/** The other way round: 'O que garante que todas as comunicações sigam um padrão?' → 'Um protocolo' */
export function whatDoes(place: Place, subject: Subject, answer: string): FactDraft[] {
  const { clause } = place
  if (subject.phrase.number === 'p' || clause.lead !== '') return []
  const rest = answer.toLowerCase().startsWith(`${clause.verb.toLowerCase()} `)
    ? answer.slice(clause.verb.length).trim()
    : answer.charAt(0).toLowerCase() + answer.slice(1)
  if (wordsIn(rest) < 5 || wordsIn(rest) > 16) return []
  const also = clause.text.slice(clause.subject.length, clause.subject.length + 10)
  if (/^\stambém(?![\p{L}])/u.test(also)) return []
  // 'O que possibilitou o envio? → A empresa Netscape'
  if (isOneOf('company or government', subject.phrase.head)) return []
  const which = whichOfKind(subject, place)
  if (which && readsAsSubject(rest, which.wh)) return []
  const wh = which?.wh ?? (meansPerson(subject.phrase.head) ? 'quem' : 'o que')
  const fact = purposeDraft(
    'function/what-does',
    ask(wh, clause.verb.toLowerCase(), rest),
    which?.answer ?? subject.display.charAt(0).toUpperCase() + subject.display.slice(1),
    `${focusKey(rest)} que`,
    0.76,
  )
  const rivals = which?.rivals
  if (rivals) return [{ ...fact, answerType: 'term', rivals, quiz: rivals.length > 1, load: 0.6 }]
  if (wh === 'quem') return [{ ...fact, answerType: 'person', agreement: subject.phrase, load: 0.6 }]
  const acronym = /^[\p{Lu}\d]{2,8}$/u.test(subject.phrase.core)
  return [{ ...fact, answerType: acronym ? 'acronym' : 'term', agreement: subject.phrase, load: 0.6 }]
}

/** The draft of a fact on what something is for or does. */
export function purposeDraft(
  pattern: string,
  question: string,
  answer: string,
  focus: string,
  strength: number,
): FactDraft {
  return {
    family: 'function',
    pattern,
    focus: `${focus} função`,
    question,
    answer,
    answerType: 'purpose',
    strength,
    load: 0.55,
  }
}
