import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, genderOf, genderOfDeterminer, lemma, numberOf } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { isCleanName, nameClassIn } from '../../analysis/people/names.ts'
import type { Study } from '../../analysis/study.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import type { Term } from '../../analysis/terms/terms.ts'
import type { Section } from '../../document/model.ts'
import type { Fact } from '../../families/fact.ts'
import { upperFirst } from '../../families/wording/phrasing.ts'
import type { AnswerType } from '../../items.ts'
import { pattern } from '../../lexicon/words.ts'
import { VAGUE } from '../kinds/general.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { listedArticle } from '../kinds/lists.ts'
import type { Candidate } from './candidate.ts'
import { isChancePhrase } from './chance-phrase.ts'
import { type Genera, generaOf } from './genera.ts'
import { phrasesOf } from './phrases.ts'
import { doerIn } from './related.ts'
import { type Sorts, sortsOf } from './sort-of-key.ts'

export type { Candidate } from './candidate.ts'

export type Pools = {
  /** Answers of other facts, by type. */
  answers: ReadonlyMap<AnswerType, readonly (Candidate & { focus: string })[]>
  /** Terms of the document, by kind. */
  terms: Readonly<Record<'acronym' | 'name' | 'common', readonly Candidate[]>>
  /** Short items of the document's lists: what has the head noun of an answer stands well beside it. */
  items: readonly Candidate[]
  years: readonly number[]
  latestYear: number
  /** What the document says its terms are. */
  genera: Genera
  /** What it takes them for, word by word. */
  sorts: Sorts
}

/** Patterns that ask which thing it is, not what it is. */
const SAYS_WHICH = /^definition\/(?:which-is|only-one|one-of)$/

/** 'Metros de altitude', 'graus de latitude': a measure names no thing. */
const MEASURE = pattern('iu')`^${'measure'}\s`

/** Terms beyond the most important so many are too marginal to be plausible. */
const MOST = 250

/** Collects what wrong options can be made of. */
export function poolsOf(study: Study, facts: readonly Fact[]): Pools {
  const sectionIndex = new Map(study.document.sections.map((section, index) => [section, index]))
  const answers = new Map<AnswerType, (Candidate & { focus: string })[]>()
  for (const fact of facts) {
    if (fact.family === 'cloze') continue
    // What somebody does or has is worded like a definition, but defines nothing.
    if (fact.answerType === 'definition' && (fact.family !== 'definition' || SAYS_WHICH.test(fact.pattern))) continue
    const list = answers.get(fact.answerType) ?? []
    list.push({
      text: fact.answer,
      focus: fact.focus,
      asked: fact.question,
      ...subjectOfFact(fact),
      ...inflectionOfAnswer(fact, study),
      ...(fact.human && { human: true }),
      ...(fact.proper || fact.answerType === 'person'
        ? { named: fact.answerType === 'person' ? ('person' as const) : nameClassIn(fact.answer, study) }
        : {}),
      sectionIndex: sectionIndex.get(fact.sentence.section) ?? 0,
      score: fact.strength,
    })
    answers.set(fact.answerType, list)
  }
  const firstSection = new Map<string, number>()
  const surfaces = new Map<string, Set<string>>()
  for (const [index, list] of study.mentions.entries()) {
    const section = sectionIndex.get(study.sentences[index]?.section ?? study.document.sections[0] ?? neverSection) ?? 0
    for (const { term, surface } of list) {
      if (!firstSection.has(term.key)) firstSection.set(term.key, section)
      if (!term.proper && !term.acronym) surfaces.set(term.key, (surfaces.get(term.key) ?? new Set()).add(surface))
    }
  }
  const terms = { acronym: [] as Candidate[], name: [] as Candidate[], common: [] as Candidate[] }
  for (const term of study.terms) {
    if (terms.common.length >= MOST && terms.name.length >= MOST) break
    if (term.common || term.words > 4 || (!term.sureGender && !term.proper && !term.acronym)) continue
    if (!isCleanName(term.text) || !isBait(term, study)) continue
    const kind = term.acronym ? 'acronym' : term.proper ? 'name' : 'common'
    const candidate = {
      text: upperFirst(term.text),
      ...inflectionIn(term, study),
      sectionIndex: firstSection.get(term.key) ?? 0,
      score: term.score,
      ...(kind === 'name' && { named: nameClassIn(term.text, study) }),
    }
    const other = kind === 'common' ? inOtherNumber(term, surfaces.get(term.key) ?? []) : null
    terms[kind].push(candidate, ...(other ? [{ ...candidate, ...other }] : []))
  }
  for (const [type, list] of phrasesOf(study)) {
    answers.set(type, [
      ...(answers.get(type) ?? []),
      ...list.map(({ text, section, subject }) => ({
        text,
        ...(subject !== undefined && { subject }),
        focus: '',
        sectionIndex: sectionIndex.get(section) ?? 0,
        score: 0.4,
      })),
    ])
  }
  const years = [
    ...new Set(
      study.sentences.flatMap(sentence =>
        (sentence.text.match(/(?<![\d.,])(?:1[1-9]\d{2}|20[0-4]\d)(?![\d.,]?\d)/g) ?? []).map(Number),
      ),
    ),
  ]
  return {
    answers,
    terms,
    items: listItemsOf(study, sectionIndex),
    years,
    latestYear: Math.max(0, ...years),
    genera: generaOf(facts),
    sorts: sortsOf(facts),
  }
}

/** 'mares internos' as the text says it of one: 'Mar interno'. */
function inOtherNumber(
  { gender, number }: Term,
  surfaces: Iterable<string>,
): Pick<Candidate, 'text' | 'agreement'> | null {
  const wanted = number === 'p' ? 's' : 'p'
  const found = [...surfaces].find(surface => numberOf(surface.split(' ')[0]?.toLowerCase() ?? '') === wanted)
  return found === undefined ? null : { text: upperFirst(found.toLowerCase()), agreement: { gender, number: wanted } }
}

/** 'Servidor de arquivos', 'Servidor de e-mail': items that name something, of two to four words. */
function listItemsOf(study: Study, sectionIndex: ReadonlyMap<Section, number>): Candidate[] {
  return study.document.sections.flatMap(section =>
    section.kind !== 'content'
      ? []
      : section.blocks.flatMap(({ kind, text }) => {
          const item = text.replace(/\s\([^()]*\)/gu, '').replace(/[.;,]$/u, '')
          const words = item.split(' ')
          if (kind !== 'list-item' || words.length < 2 || words.length > 4 || !/^\p{Lu}\p{Ll}[^,.;:?!]+$/u.test(item))
            return []
          const { gender, number, sure } = agreementOf(item.toLowerCase(), study.use)
          return sure
            ? [{ text: item, agreement: { gender, number }, sectionIndex: sectionIndex.get(section) ?? 0, score: 0.3 }]
            : []
        }),
  )
}

function subjectOfFact({ question }: Fact): Pick<Candidate, 'subject'> {
  const subject = doerIn(question)
  return subject === undefined ? {} : { subject }
}

/** The inflection of an answer, by its fact or by its head where that is sure. */
function inflectionOfAnswer(fact: Fact, study: Study): Pick<Candidate, 'agreement'> {
  if (fact.agreement) return { agreement: fact.agreement }
  if (fact.answerType !== 'term') return {}
  const { gender, number, sure } = agreementOf(
    fact.answer.replace(/^(?:O|A|Os|As|Um|Uma)\s/, '').toLowerCase(),
    study.use,
  )
  return sure ? { agreement: { gender, number } } : {}
}

/** Gender and number where they are sure, and of a name the article it takes: by the lists, else by the document. */
function inflectionIn(term: Term, study: Study): Pick<Candidate, 'agreement' | 'article'> {
  if (!term.proper && !term.acronym) return { agreement: { gender: term.gender, number: term.number } }
  const listed = listedArticle(term.text)
  if (listed !== undefined) {
    if (listed === '') return { article: '' }
    return {
      article: listed,
      agreement: { gender: listed.startsWith('a') ? 'f' : 'm', number: listed.endsWith('s') ? 'p' : 's' },
    }
  }
  const determiners = study.use.determinersOf(term.text.split(' ')[0] ?? '')
  if (determiners.length === 0) return ofItsKind(term, study)
  const feminine = determiners.filter(word => genderOfDeterminer(word) === 'f').length * 2 > determiners.length
  const plural = determiners.filter(word => word.endsWith('s')).length * 2 > determiners.length
  const article = `${feminine ? 'a' : 'o'}${plural ? 's' : ''}`
  return { article, agreement: { gender: feminine ? 'f' : 'm', number: plural ? 'p' : 's' } }
}

const INNER_CAPITALS = /^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u
const HE = ['programa', 'software', 'aplicativo', 'editor', 'navegador', 'pacote']
const SHE = ['linguagem', 'biblioteca', 'ferramenta']

/** 'o programa RAxML' → 'o RAxML': a name made by people takes the article of what the page calls it. */
function ofItsKind({ text }: Term, study: Study): Pick<Candidate, 'agreement' | 'article'> {
  if (!INNER_CAPITALS.test(text)) return {}
  const { kinds } = kindsOf(study).of(text)
  const [he, she] = [HE, SHE].map(list => list.some(kind => kinds.has(kind)))
  if (he === she) return {}
  return { article: he ? 'o' : 'a', agreement: { gender: he ? 'm' : 'f', number: 's' } }
}

/** 'S. alata': a species with its genus shortened, the second word small by the rules of naming. */
const SPECIES = /^\p{Lu}\. \p{Ll}{4,}$/u

/** False for what hardly passes for an answer: half a name ('Estadual do Ceará'), a loose adjective ('etanólicos'). */
function isBait(term: Term, study: Study): boolean {
  const words = term.text.split(' ')
  const [first = ''] = words
  if (MEASURE.test(term.text)) return false
  const readings = analyse(first.toLowerCase())
  if (term.proper) {
    if (SPECIES.test(term.text)) return true
    const half = readings.length > 0 && readings.every(a => a.category === 'adjective')
    return !half && words.every(word => /^[\p{Lu}\d]/u.test(word) || isFunctionWord(word))
  }
  if (words.length > 1 && (disagree(first, words[1] ?? '') || VAGUE.test(term.text))) return false
  if (isChancePhrase(term, study)) return false
  if (readings.length > 0 && !readings.some(a => a.category === 'noun')) return false
  if (words.length > 1 && term.count < 2 && isCommonNoun(lemma(first)) && !study.isKeyTerm(term.text)) return false
  // 'Gases do ar', 'Grupo de capivaras': a row of words that the text happens to say once.
  if (words.length > 2 && term.count < 2 && !study.isKeyTerm(term.text)) return false
  return !/(?:ic|iv|os)[oa]s?$/.test(first) || study.use.determinersOf(first).length > 0
}

/** 'funções juntos' is no phrase. */
function disagree(noun: string, adjective: string): boolean {
  const all = analyse(adjective)
  // 'chineses' is a noun as well, but not behind one.
  const adjectives = all.filter(a => a.category === 'adjective')
  const readings = adjectives.length > 0 ? adjectives : all
  if (readings.length === 0 || readings.some(a => a.category !== 'adjective' && a.mood !== 'participle')) return false
  const [gender, number] = [genderOf(noun), numberOf(noun)]
  return readings.every(
    a =>
      (a.gender !== undefined && gender !== undefined && a.gender !== gender) ||
      (number !== undefined && a.number !== undefined && a.number !== number),
  )
}

const neverSection = { title: '', path: [], level: 0, kind: 'content', firstPage: 1, lastPage: 1, blocks: [] } as const
