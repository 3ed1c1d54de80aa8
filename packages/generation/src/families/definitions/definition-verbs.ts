import { definiteArticle, verbAgrees } from '@capivira/portuguese/agreement'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { displayOf } from '../../analysis/grammar/nouns.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, limitingLead, named, phraseOf, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { definitionDraft } from './definition-draft.ts'

/** 'A mais da metade de', 'A um terço de'. */
const SHARE = pattern('u')`^(?:Ao?|À)\s(?:\p{L}+\s){0,3}${'part of a whole'}s?\sd`

/** What a word means may be said in two others: 'vida dupla'. */
/** 'caracterizado como um período de seca' */
const CHARACTERISED = /caracterizad[oa]s? como(?=\s(?:o|a|um|uma)\s\p{Ll}+\s(?:que|em|pel[oa]|d[aeo]s?)\s)/u
const OF_A_WORD = /^(?:O termo|A palavra|A expressão|O nome|O vocábulo)\s/u

type VerbPattern = {
  verb: RegExp
  rest: RegExp
  question: (subject: Subject, verb: string, link: string) => string
  prefix: (link: string) => string
  pattern: string
  strength: number
  /** False where the answers of other verbs could not stand beside its own as options. */
  quiz: boolean
}

const VERB_PATTERNS: readonly VerbPattern[] = [
  {
    pattern: 'definition/consists',
    verb: /^consist(?:e|em|ia|iam|iu|iram|irá|irão)$/i,
    rest: /^(em|n[oa]s?)\s(.+)$/,
    question: (subject, verb) => ask('em que', verb, named(subject)),
    prefix: link => `${link} `,
    strength: 0.9,
    quiz: false,
  },
  {
    pattern: 'definition/refers',
    verb: /^refer(?:e|em)-se$/i,
    rest: /^(a|ao|à|aos|às)\s(.+)$/,
    question: subject => ask(subject.phrase.number === 'p' ? 'a que se referem' : 'a que se refere', named(subject)),
    prefix: link => `${link} `,
    strength: 0.85,
    quiz: false,
  },
  {
    pattern: 'definition/treats',
    verb: /^tratam?$/i,
    rest: /^(d[aeo]s?)\s((?!.*,\smas\s).+)$/,
    question: (subject, verb) => ask('de que', verb, withArticle(subject)),
    prefix: link => `${link} `,
    strength: 0.8,
    quiz: false,
  },
  {
    pattern: 'definition/concerns',
    verb: /^(?:diz|dizem)$/i,
    rest: /^respeito\s(a|ao|à|aos|às)\s(.+)$/,
    question: (subject, verb) => ask('a que', verb, 'respeito', withArticle(subject)),
    prefix: link => `${link} `,
    strength: 0.82,
    quiz: false,
  },
  {
    pattern: 'definition/means',
    verb: /^(?:signific(?:a|am)|design(?:a|am)|represent(?:a|am))$/i,
    rest: /^()(?!que\s|,)(.+)$/,
    question: (subject, verb) => ask('o que', verb, named(subject)),
    prefix: () => '',
    strength: 0.82,
    quiz: true,
  },
  {
    pattern: 'definition/means',
    verb: /^quer(?:em)?$/i,
    rest: /^()dizer\s(?!que\s)(.+)$/,
    question: (subject, verb) => ask('o que', verb, 'dizer', named(subject)),
    prefix: () => '',
    strength: 0.82,
    quiz: true,
  },
  {
    pattern: 'definition/indicates',
    verb: /^(?:indic|nomei|expr[ei]ss?|exprim|denot|simboliz)(?:a|am|e|em)$/i,
    rest: /^()(?!que\s|qua(?:l|is)\s)(.+)$/,
    question: (subject, verb) => ask('o que', withArticle(subject), verb),
    prefix: () => '',
    strength: 0.82,
    quiz: true,
  },
  {
    pattern: 'definition/characterised',
    // 'caraterizava-se': written so as well.
    verb: /^(?:se carac?teriz(?:am?|avam?|ou|aram)|carac?teriz(?:am?|avam?|ou|aram)-se)$/i,
    rest: /^(por|pel[oa]s?)\s(.+)$/,
    question: (subject, verb) =>
      ask(
        'o que',
        /av/.test(verb) ? 'caracterizava' : /ou|ar/.test(verb.replace('cara', '')) ? 'caracterizou' : 'caracteriza',
        named(subject),
      ),
    prefix: link => (link === 'por' ? '' : `${link.replace('pel', '')} `),
    strength: 0.85,
    quiz: false,
  },
  {
    pattern: 'definition/defined',
    verb: /^(?:é|são)$/i,
    rest: pattern('u')`^((?:definid|conceituad|entendid)[oa]s? como(?: sendo)?|${CHARACTERISED})\s(.+)$`,
    question: (subject, verb) => ask('o que', verb, named(subject)),
    prefix: () => '',
    strength: 0.9,
    quiz: true,
  },
  {
    pattern: 'definition/defines',
    verb: pattern('i')`^${'defining itself, form'}$`,
    rest: /^(como)\s(.+)$/,
    question: subject => ask('o que', subject.phrase.number === 'p' ? 'são' : 'é', named(subject)),
    prefix: () => '',
    strength: 0.9,
    quiz: true,
  },
]

/** 'Herança diz respeito a…' → 'a herança': a question names a single thing with its article. */
function withArticle(subject: Subject): string {
  const { determiner, number, proper, genderFrom } = subject.phrase
  const bare =
    determiner === '' &&
    number === 's' &&
    !proper &&
    genderFrom !== 'default' &&
    !/^(?:[oa]s?|cada|tod[oa])\s/i.test(subject.display)
  return bare ? `${definiteArticle(subject.phrase)} ${named(subject)}` : named(subject)
}

const DEFINED_AS = pattern('u')`
  ^(?:Define-se|Definem-se|Definimos|Podemos definir|Conceitua-se)\s([^,;:]{3,50}?),?\scomo(?:\ssendo)?\s(.+)$`

/** 'Define-se densidade como a razão entre…', 'Definimos a botânica como o estudo…' */
function definedAs(place: Place): FactDraft | null {
  const [, name = '', told = ''] = DEFINED_AS.exec(place.clause.text) ?? []
  const subject = name === '' ? null : phraseOf(upperFirst(name), place)
  const answer = tidyAnswer(told)
  if (!subject || wordsIn(answer) < 3) return null
  const question = ask('o que', subject.phrase.number === 'p' ? 'são' : 'é', named(subject))
  return definitionDraft('definition/defined', subject, question, answer, 0.9)
}

/** 'Endemismo é quando uma espécie só vive em um lugar' */
function isWhen(place: Place): FactDraft | null {
  const { clause } = place
  const lead = limitingLead(clause)
  const told =
    /^é$/i.test(clause.verb) && lead !== null ? /^quando\s(?:um|uma|o|a|os|as|há)\s.+$/u.exec(clause.rest) : null
  const subject = told ? subjectOf(place) : null
  if (!told || !subject || lead === null || subject.phrase.number === 'p' || subject.phrase.words.length > 3)
    return null
  const answer = tidyAnswer(told[0])
  return wordsIn(answer) < 5
    ? null
    : definitionDraft('definition/when', subject, underLead(lead, ask('o que é', named(subject))), answer, 0.8)
}

/** 'pelo exagero e pelo contraste' answers 'o que': 'o exagero e o contraste'. */
function withoutLinks(link: string, said: string): string {
  return /^(?:por|pel)/.test(link)
    ? said.replace(/(?<=(?:,|\se)\s)(?:por|pel([oa]s?))(?=\s)\s?/gu, (_, article?: string) =>
        article ? `${article} ` : '',
      )
    : said
}

/** 'O que é a força?' → 'Na mecânica, o que é a força?' */
function underLead(lead: string, question: string): string {
  return lead === '' ? question : `${lead}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`
}

const ARTICLE_OR_WHOLE = pattern('u')`^(?:Entende-se|Compreende-se) por ([^,]{3,60}?),?\s(${'article or whole'}\s.+)$`

/** Definitions by another verb than 'ser': 'consiste em', 'refere-se a', 'significa', 'entende-se por'. */
export const definitionByVerb: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated) return []
  const understood = ARTICLE_OR_WHOLE.exec(clause.text)
  if (understood) {
    const subject = phraseOf(understood[1] ?? '', place)
    return subject
      ? [
          definitionDraft(
            'definition/understood',
            subject,
            ask('o que se entende por', displayOf({ determiner: '', core: subject.phrase.core })),
            tidyAnswer(understood[2] ?? ''),
            0.9,
          ),
        ]
      : []
  }
  const defined = definedAs(place) ?? isWhen(place)
  if (defined) return [defined]
  for (const pattern of VERB_PATTERNS) {
    if (!pattern.verb.test(clause.verb)) continue
    const match = pattern.rest.exec(clause.rest)
    // 'representa uma das principais características' praises, it does not define.
    if (match && /^(?:uma? d[oa]s|muito|tudo|nada)\s/i.test(match[2] ?? '')) return []
    const subject = match ? subjectOf(place) : null
    const lead = limitingLead(clause)
    if (!match || !subject || lead === null) continue
    // 'corresponde pequenos comprimentos'; 'Edwin Hubble refere-se às galáxias como…': he speaks of them.
    if (!verbAgrees(clause.verb.replace(/^se\s|-se$/g, '').toLowerCase(), subject.phrase.number)) continue
    if (subject.phrase.proper && nameClass(subject.phrase.core) === 'person') continue
    const answer = tidyAnswer(pattern.prefix(match[1] ?? '') + withoutLinks(match[1] ?? '', match[2] ?? ''))
    // 'corresponde a apenas 2,5% do total' gives an amount, no meaning; so does 'a mais da metade dos moradores'.
    const least = pattern.pattern === 'definition/means' && OF_A_WORD.test(clause.subject) ? 2 : 3
    if (
      wordsIn(answer) < least ||
      SHARE.test(answer) ||
      /\s[–—]\s/.test(answer) ||
      /^(?:\p{L}+\s){0,2}\d/u.test(answer)
    )
      continue
    const fact = definitionDraft(
      pattern.pattern,
      subject,
      underLead(lead, pattern.question(subject, clause.verb.toLowerCase(), match[1] ?? '')),
      answer,
      pattern.strength,
    )
    return [{ ...fact, quiz: pattern.quiz }]
  }
  return []
}
