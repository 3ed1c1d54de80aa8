import { analyse } from '@capivira/portuguese/morphology'
import { clausesOf } from '../../analysis/grammar/clauses.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import type { Section } from '../../document/model.ts'
import { SECOND_SUBJECT } from '../../families/wording/clipping.ts'
import { tidyAnswer, wordsIn } from '../../families/wording/phrasing.ts'
import type { AnswerType } from '../../items.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'

/** A phrase of the text that has the form of an answer, for use as a wrong option. */
export type Phrase = {
  text: string
  section: Section
  /** Of what somebody or something does: who or what. */
  subject?: string
}

const DEICTIC = pattern('iu')`(?<![\p{L}])${'deictic'}(?![\p{L}])`

const TIES_A_PHRASE = pattern('u')`^${'ties a phrase'}$|^\p{Lu}.*,$`

/**
 * Phrases of the document in the form of definitions ('uma rede que interliga…'), purposes ('para medir…',
 * 'transporta…') and places ('no litoral do Nordeste'): each true of something else.
 */
export function phrasesOf(study: Study): Map<AnswerType, Phrase[]> {
  const definitions: Phrase[] = []
  const purposes: Phrase[] = []
  const places: Phrase[] = []
  for (const { core, dependence, section } of study.sentences) {
    if (dependence === 'debris' || dependence === 'unbalanced' || dependence === 'question') continue
    for (const match of core.matchAll(/(?<=(\p{L}+,?)\s)((?:um|uma)\s[^,.;:()“”"]{18,150})/gu))
      if (!TIES_A_PHRASE.test(match[1] ?? '') && tellsApart(match[2] ?? ''))
        add(definitions, match[2] ?? '', section, 5, 22)
    for (const match of core.matchAll(/\s(para\s\p{L}+r\s[^,.;:()“”"]{8,110})/gu)) {
      if (tagWords((match[1] ?? '').slice(5))[0]?.tag === 'infinitive')
        add(purposes, beforeNextClause(match[1] ?? ''), section, 3, 20)
    }
    for (const match of core.matchAll(
      /\s((?:em|no|na|nos|nas)\s(?:\p{Lu}[\p{L}-]+)(?:\s(?:d[aeo]s?|e|\p{Lu}[\p{L}-]+))*)/gu,
    ))
      add(places, match[1] ?? '', section, 2, 8)
    if (dependence !== null) continue
    for (const clause of clausesOf(core)) {
      if (
        clause.negated ||
        clause.subject === '' ||
        clause.lead !== '' ||
        isOneOf('main verb right after a noun', clause.verb.toLowerCase())
      )
        continue
      if (saysNow(clause.verb) && !hasSecondVerb(clause.rest) && !SECOND_SUBJECT.test(clause.rest))
        add(purposes, `${clause.verb} ${clause.rest}`, section, 4, 20, clause.subject)
    }
  }
  return new Map([
    ['definition', definitions],
    ['purpose', purposes],
    ['place', places],
  ])
}

/**
 * 'para ligar o motor | e costumam ficar no painel', '| e onde fica a chave': what goes on with another verb is no part
 * of the purpose.
 */
function beforeNextClause(purpose: string): string {
  const words = tagWords(purpose)
  const joint = words.findIndex(({ lower }, at) => {
    const next = words[at + 1]
    return lower === 'e' && (next?.tag === 'verb' || isOneOf('joint before another verb', next?.lower ?? ''))
  })
  return joint < 0 ? purpose : purpose.slice(0, words[joint]?.start).trim()
}

const PARTICIPLE_WITH_COMPLEMENT = /\p{L}{3,}[ai]d[oa] (?:por|pel[oa]s?|em|n[oa]s?|para|de|com)/u
const TELLS_APART = pattern('u')`
  (?<![\p{L}])(?:que|onde|cuj[oa]s?|qual|quais|capaz|capazes|${PARTICIPLE_WITH_COMPLEMENT})(?![\p{L}])`

/** A definition says what is particular: a relative clause or a participle, no subjunctive ('que cobrisse'). */
function tellsApart(phrase: string): boolean {
  if (/\p{L}ss(?:e|em)(?![\p{L}])|(?<![\p{L}])(?:mesm[oa]s?|outr[oa]s?)(?![\p{L}])/u.test(phrase)) return false
  return TELLS_APART.test(phrase)
}

/** 'Processa dados está ligada…': a verb that no relative or 'e' leads in belongs to another clause. */
function hasSecondVerb(rest: string): boolean {
  const words = tagWords(rest)
  const verb = words.findIndex(word => word.tag === 'verb')
  return (
    verb >= 0 && !words.slice(0, verb).some(word => word.tag === 'relative' || word.lower === 'e' || word.lower === ',')
  )
}

/** 'absorve', 'transportam': the present, third person; not 'verifique' nor 'apresentaram'. */
function saysNow(verb: string): boolean {
  const readings = analyse(verb.toLowerCase()).filter(a => a.category === 'verb' && a.person === 3)
  return readings.length > 0 && readings.every(a => a.mood === 'indicative' && a.tense === 'present')
}

const OPENING_OF_NO_DEFINITION_CAPITAL = pattern('u')`^${'opening of no definition, capital'}(?![\p{L}])|\s,`

function add(list: Phrase[], raw: string, section: Section, least: number, most: number, subject?: string): void {
  const text = tidyAnswer(raw)
  if (!isWholePhrase(text)) return
  const words = wordsIn(text)
  if (OPENING_OF_NO_DEFINITION_CAPITAL.test(text)) return
  if (/\p{L}-l[oa]s?(?![\p{L}])/u.test(text)) return
  if (words < least || words > most || DEICTIC.test(text) || /\d{3}|[<>=|{}]/.test(text)) return
  list.push({ text, section, ...(subject !== undefined && { subject }) })
}

const WHAT_WOULD_BE_OR_HAD_TO_BE = pattern('u')`(?<![\p{L}])${'what would be or had to be'}(?![\p{L}])`

/**
 * A noun right after its article, and no verb but inside a relative clause: 'um aparelho que mede', not 'um mito usar'.
 */
function isWholePhrase(text: string): boolean {
  // 'Uma linguagem mas sim um paradigma…', 'Um conceito importante e que ajuda…': a clause cut in two, and praise.
  if (
    /(?<![\p{L}])mas sim(?![\p{L}])|^Uma? \p{L}+ (?:mais )?(?:importante|complicad[oa]|interessante)(?![\p{L}])/u.test(
      text,
    )
  )
    return false
  if (WHAT_WOULD_BE_OR_HAD_TO_BE.test(text)) return false
  if (!/^Uma?\s/.test(text)) return true
  const words = tagWords(text)
  const noun = words[1]
  if (!noun || (noun.tag !== 'noun' && noun.tag !== 'proper')) return false
  const verb = words.findIndex(word => word.tag === 'verb')
  return verb < 0 || words.slice(0, verb).some(word => word.tag === 'relative')
}
