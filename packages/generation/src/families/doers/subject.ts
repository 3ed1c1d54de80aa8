import { thirdPerson } from '@capivira/portuguese/inflection'
import { isParticiple } from '@capivira/portuguese/morphology'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { classOfRole, nameClass, plainRole } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { isSituational } from '../../analysis/references/situations.ts'
import { kindAndName, nameAsAnswer, othersOfKind } from '../../analysis/terms/namedKinds.ts'
import { listed } from '../../items/kinds/lists.ts'
import type { AnswerType } from '../../items.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { cutTime } from '../wording/clipping.ts'
import {
  ask,
  focusKey,
  inSentence,
  isBackground,
  limitingLead,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'
import { type Action, actionOf, BROAD, HAVING } from './object.ts'

/** Points back at the subject that the question leaves out: 'seu território', 'a si mesmo'. */
const BACK = /(?<![\p{L}])(?:seus?|suas?|si|[dn]?el[ea]s?|próprio|própria|se)(?![\p{L}])/iu

/** 'O que vai encontrar o Servidor DNS?': a name after the verb reads as its subject. */
const NAMED_OBJECT = /^(?:[oa]\s)?(?:\p{Ll}+\s)?\p{Lu}/u
/** 'agrega vários autores famosos': which?, not what does. */
const SEVERAL = /^(?:vári[oa]s|divers[oa]s|algu(?:ns|mas)|muit[oa]s|diferentes|com (?:divers|vári)[oa]s)\s/u
/** 'cerca de dois a três bilhões de instruções': how many is worth asking, not who. */
const APPROXIMATE =
  /^(?:cerca|mais|menos|aproximadamente|quase|até|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)\s/u

/** Words of a subject too long for a noun phrase that may still be an answer. */
const LONG = { least: 8, most: 18 } as const

/** 'A falta de chuva, o vento forte e a poeira': several, each with its article. */
const EACH_NAMED = /^(?:O|A|Os|As)\s[^,]+(?:,\s(?:o|a|os|as)\s[^,]+)*\se\s(?:o|a|os|as)\s[^,]+$/u

/** 'O aumento de acessos e a necessidade de uma rede mais veloz levaram a investimentos' → 'O que levou a investimentos?' */
function longDoer(place: Place): FactDraft[] {
  const { clause } = place
  const words = wordsIn(clause.subject)
  if (words < LONG.least || words > LONG.most || !/^(?:O|A|Os|As)\s\p{Ll}/u.test(clause.subject)) return []
  // 'Os experimentos de inibição… produziram apenas resultados moderados': what one study found.
  if (/^(?:O|A|Os|As)\s(?:experimento|resultado|estudo|teste|ensaio|anális|pesquisa)/u.test(clause.subject)) return []
  const verb = /^lev(?:a|am|ou|aram)$/.test(clause.verb)
    ? ({ levam: 'leva', levaram: 'levou' }[clause.verb] ?? clause.verb)
    : null
  const action = verb === null ? actionOf(clause.verb) : null
  const singular = verb ?? (action && (action.number === 's' ? clause.verb : singularOf(clause.verb, action)))
  const subject = tagWords(clause.subject)
  const said = inSentence(tidyAnswer(clause.rest), clause.rest)
  if (
    !singular ||
    /\s/.test(clause.verb) ||
    clause.negated ||
    limitingLead(clause) !== '' ||
    wordsIn(said) < 5 ||
    wordsIn(said) > 12
  )
    return []
  if (subject.some(word => word.tag === 'verb' || word.tag === 'relative' || word.tag === 'pronoun')) return []
  if (clause.subject.includes(',') && !EACH_NAMED.test(clause.subject)) return []
  // 'variou de 32,60 ± 0,53 a 184,8': measurements of one study.
  if (/\d/.test(said)) return []
  if (BACK.test(said) || BACK.test(clause.subject) || isParticiple(said.split(' ')[0] ?? '')) return []
  return [
    {
      family: 'cause',
      pattern: 'cause/long-doer',
      focus: `${focusKey(said)} quem`,
      question: ask('o que', singular, said),
      answer: clause.subject,
      answerType: 'cause',
      strength: 0.76,
      load: 0.6,
      quiz: false,
    },
  ]
}

const ALSO = /\stambém(?![\p{L}])/u

/** 'A Marinha dos Estados Unidos desenvolveu o computador Mark I' → 'Quem desenvolveu o computador Mark I?' */
export const doer: ClauseFamily = place => {
  const { clause } = place
  const action = actionOf(clause.verb)
  if (!action) return longDoer(place)
  if (clause.negated || clause.subject.includes(',') || tagWords(clause.subject)[0]?.tag === 'gerund') return []
  // 'surgiram e desapareceram, tendo deixado pinturas': nothing is said to be done to anything.
  if (/^\s*,/u.test(clause.rest)) return []
  // 'A POO também possibilita…': so does what the page has named before.
  if (ALSO.test(`${clause.subject.slice(-8)} ${clause.text.slice(clause.subject.length, clause.subject.length + 10)}`))
    return []
  const lead = limitingLead(clause)
  const subject = subjectOf(place)
  if (!subject) return longDoer(place)
  if (isBackground(place, subject)) return []
  // 'Plantas interagem com diversos organismos': so do others.
  if (subject.phrase.determiner === '' && !subject.phrase.proper && subject.phrase.words.length < 2) return []
  if (lead === null || subject.phrase.words.length > 6) return []
  if ((subject.phrase.number === 'p') !== (action.number === 'p')) return []
  if (
    /^(?:(?:o|a|os|as|uma?)\s)?(?:milhares|milhões|dezenas|centenas|parte|maioria|metade|multidão|pessoas?)(?![\p{L}])/iu.test(
      subject.display,
    )
  )
    return []
  const asked = whoOf(subject, place)
  const whole = withoutNextVerb(inSentence(tidyAnswer(cutPurpose(clause.rest.split(': ')[0] ?? '')), clause.rest))
  // '…no formato FASTA (formato de PAUP*)': what is only explained.
  const said = whole.replace(/\s\([^()]*\)$/u, '')
  if (BACK.test(lead)) return []
  if (!asked || wordsIn(said) < 3 || wordsIn(said) > 14 || BACK.test(said)) return []
  if (asked.wh === 'o que' && (SEVERAL.test(said) || NAMED_OBJECT.test(said) || APPROXIMATE.test(said))) return []
  if (readsAsSubject(said, asked.wh) || (asked.wh === 'o que' && HAVING.has(action.lemma))) return []
  if (
    /^(?:\p{L}+\s){0,2}\d|^\p{Ll}+mente\s|^\p{Ll}+\s\p{Ll}+[aei]ndo\s/u.test(said) ||
    /^(?:que|se|quando|como|a|ao|aos|à|às|bem|mal|muito|mais|menos)[\s,]/u.test(said) ||
    isParticiple(said.split(' ')[0] ?? '')
  )
    return []
  const verb = action.number === 's' ? clause.verb : singularOf(clause.verb, action)
  if (!verb) return []
  return [
    {
      family: 'agent',
      pattern: 'agent/doer',
      focus: `${focusKey(said)} quem`,
      question: ask(lead === '' ? '' : `${lead},`, asked.wh, verb, said),
      answer: asked.answer,
      answerType: asked.type,
      ...(asked.rivals
        ? { rivals: asked.rivals, quiz: asked.rivals.length > 1 }
        : subject.phrase.proper
          ? { proper: true }
          : { agreement: subject.phrase }),
      // 'O que permite desenhar o layout?': much may.
      strength:
        (subject.phrase.proper || asked.rivals ? 0.76 : 0.7) -
        ((!asked.rivals && BROAD.has(action.lemma) && wordsIn(said) < 6) || /^vai\s/.test(verb) ? 0.2 : 0),
      load: 0.45,
      spare: !subject.phrase.proper && !asked.rivals,
    },
  ]
}

/** 'possui uma limitação e sofrem com interferências' → 'possui uma limitação': the next verb is in the plural of the subject left out. */
function withoutNextVerb(said: string): string {
  const words = tagWords(said)
  const at = words.findIndex((word, index) => word.lower === 'e' && words[index + 1]?.tag === 'verb')
  // 'a presa inteira, mas não mastigam a carne'
  const kept = at < 0 ? said : said.slice(0, words[at]?.start).trim()
  return kept.replace(/,\smas\s(?:também\s)?não\s\p{Ll}+m\s.*$/u, '')
}

const AUXILIARIES: Readonly<Record<string, string>> = {
  podem: 'pode',
  devem: 'deve',
  vão: 'vai',
  poderão: 'poderá',
  deverão: 'deverá',
  conseguem: 'consegue',
  costumam: 'costuma',
  precisam: 'precisa',
  têm: 'tem',
  tinham: 'tinha',
  haviam: 'havia',
}

/** 'absorvem' → 'absorve', 'podem causar' → 'pode causar': 'o que' and 'quem' are singular, whatever answers them. */
function singularOf(verb: string, { lemma, tense }: Action): string | null {
  const [auxiliary = '', ...infinitive] = verb.split(' ')
  if (infinitive.length > 0) {
    const singular = AUXILIARIES[auxiliary.toLowerCase()]
    return singular === undefined ? null : [singular, ...infinitive].join(' ')
  }
  // 'facilitavam' → 'facilitava', 'farão' → 'fará'
  if (tense === 'imperfect') return /[aí]vam$|iam$/u.test(verb) ? verb.replace(/m$/u, '') : null
  if (tense === 'future') return /rão$/u.test(verb) ? verb.replace(/ão$/u, 'á') : null
  return thirdPerson(lemma, tense, 's')
}

/** Many people as one. */
const OF_PEOPLE = /^(?:família|tripulação|população|corte|nobreza|burguesia|elite|comitiva|multidão|torcida|tropa)$/u

/** 'Ross e Robert': people by their first names. */
const TWO_NAMES = /^\p{Lu}\p{Ll}+(?:,\s\p{Lu}\p{Ll}+)*\se\s\p{Lu}\p{Ll}+$/u

export type Asked = { wh: string; answer: string; type: AnswerType; rivals?: readonly string[] }

/** 'O pacote float' answers 'Que pacote…?': of the others of its kind that the document names, none will do. */
export function whichOfKind({ phrase, display }: Subject, { study }: Place): Asked | null {
  const one = phrase.number === 's' ? kindAndName(display) : null
  // 'o mantenedor Debian': whoever keeps it, not one of its name.
  if (!one || meansPerson(one.kind)) return null
  return {
    wh: `que ${one.kind}`,
    answer: nameAsAnswer(one.kind, one.name),
    type: 'term',
    rivals: othersOfKind(one, study).map(name => nameAsAnswer(one.kind, name)),
  }
}

/** 'os Fenícios', 'os bandeirantes' */
const isPeople = (name: string): boolean =>
  listed(name)?.sorts.has('people') === true || /^\p{Ll}+istas$|^\p{Lu}\p{Ll}+(?:istas|ianos)$/u.test(name)

/** The interrogative for a subject, and how the subject answers it; null where none fits well. */
function whoOf(subject: Subject, place: Place): Asked | null {
  const { phrase, display } = subject
  const role = /^(?:O|A)\s(\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+)?)\s(\p{Lu}.*)$/u.exec(place.clause.subject)
  if (role && !/\s(?:d[aeo]s?|e|em)$/.test(role[1] ?? '')) {
    const named = classOfRole(role[1] ?? '')
    if (named === 'other' || named === 'event') return whichOfKind(subject, place)
    return { wh: `que ${plainRole(role[1] ?? '')}`, answer: role[2] ?? '', type: named }
  }
  const which = whichOfKind(subject, place)
  if (which) return which
  if (phrase.determiner === 'os' && isPeople(phrase.core))
    return { wh: 'quem', answer: upperFirst(display), type: 'person' }
  if (phrase.proper) {
    const named = nameClass(phrase.core)
    const acronym = /^[\p{Lu}\d-]{2,}$/u.test(phrase.core)
    const answer =
      /^[oa]$/.test(phrase.determiner) && named !== 'person' ? upperFirst(display) : upperFirst(phrase.core)
    if (named === 'person' || TWO_NAMES.test(phrase.core)) return { wh: 'quem', answer, type: 'person' }
    if (named === 'organization') return { wh: 'quem', answer, type: 'organization' }
    // 'Nefertari caminhou até o palácio': a name without article that may be a person's.
    if (named === 'place' || (!acronym && phrase.determiner === '' && phrase.words.length < 2)) return null
    return { wh: 'o que', answer, type: acronym ? 'acronym' : 'term' }
  }
  // 'O filho usa os métodos da classe pai': whose?
  if (
    meansPerson(phrase.head) &&
    phrase.words.length < 2 &&
    /^[oa]$/.test(phrase.determiner) &&
    isSituational(phrase.head)
  )
    return null
  if (meansPerson(phrase.head)) return { wh: 'quem', answer: upperFirst(display), type: 'person' }
  if (phrase.words.length < 2 && (!place.study.isKeyTerm(phrase.core) || isSituational(phrase.head))) return null
  if (OF_PEOPLE.test(phrase.head)) return { wh: 'quem', answer: upperFirst(display), type: 'person' }
  return { wh: 'o que', answer: upperFirst(display), type: 'term' }
}

/** 'O que ilustra | o uso da tabela?', 'Que classe carrega | o pacote hyperref?': what stands after the verb may be what does it. */
export function readsAsSubject(said: string, wh: string): boolean {
  if (wh === 'o que') return /^(?:o|a)\s/u.test(said) && wordsIn(said) < 4
  const one = /^(?:o|a)\s\p{L}+\s[\p{L}\d_.+-]+/u.exec(said)?.[0]
  return wh.startsWith('que ') && one !== undefined && wordsIn(said) < 6 && kindAndName(one) !== null
}

function cutPurpose(rest: string): string {
  const cut = cutTime(rest)
  return wordsIn(cut) >= 3 ? cut : rest
}
