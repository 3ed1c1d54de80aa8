import { contract } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'
import { takeApart } from '../../analysis/grammar/clauses.ts'
import { agreementOf, readSubject, type Subject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Block, Section } from '../../document/model.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { saysSomething } from '../definitions/glossary-entry.ts'
import { isNominal, isOfOtherNumber, opensLikeADefinition } from '../definitions/meaning.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { itemsAfter } from '../parts/list-items.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { contentBlocks, type Placed, sourceAt } from './structure.ts'

/** Titles that say what part of a text this is, not what it is about. */
export const FUNCTIONAL = pattern('iu')`^${'title of a part of a text'}`
/** 'Estrutura' over what another heading's thing is made of. */
const OF_PART = wordsOf('made of or for, in a heading')
const MAX_LIST_WORDS = 30

/** What headings ask: what their term is, and which items stand under them. */
export function headingFacts(study: Study): Fact[] {
  const blocks = contentBlocks(study)
  const placed = new Map(blocks.map(entry => [entry.block, entry]))
  const items = blocks.filter(({ block }) => block.kind === 'list-item')
  const pointed = items.filter(({ block }) => /[.;]$/.test(block.text)).length > items.length / 2
  const sections = study.document.sections.filter(({ kind, title }) => kind === 'content' && title !== '')
  const lists = sections.map(section => listsUnder(section, placed, study))
  const all = lists.flat()
  return sections.flatMap((section, at) => [
    ...[definitionUnder(section, placed, study, pointed)].flatMap(fact => fact ?? []),
    ...(lists[at] ?? []).map(list => besideItsLike(list, all)),
  ])
}

/** A list with the line above it ('Características'), '' where it stands right under its heading. */
type Labelled = { fact: Fact; label: string }

/**
 * What one thing has beside what others have under the same label: 'Usos: …' of a metal beside the 'Usos' of two
 * others.
 */
function besideItsLike({ fact, label }: Labelled, all: readonly Labelled[]): Fact {
  const rivals = all.flatMap(other => (other.fact !== fact && other.label === label ? [other.fact.answer] : []))
  return label === '' || rivals.length < 2 ? fact : { ...fact, rivals }
}

/**
 * The heading 'Vetor' over 'Agrupamento de valores do mesmo tipo.': a term and its definition, as slides have them.
 * @param pointed whether the items of the document end in points
 */
function definitionUnder(
  section: Section,
  placed: ReadonlyMap<Block, Placed>,
  study: Study,
  pointed: boolean,
): Fact | null {
  const title = section.title.replace(/\s*\([^()]*\)$/, '')
  const named = isProgramName(title)
  // The address of a program stands between its name and what it is.
  const block = section.blocks.find(({ kind }) => !named || kind !== 'code')
  const at = block ? placed.get(block) : undefined
  if (!block || !at || (block.kind !== 'list-item' && block.kind !== 'paragraph')) return null
  if (wordsIn(title) > 3 || OF_PART.has(title.toLowerCase()) || FUNCTIONAL.test(title) || /[?:;,/\d]/.test(title))
    return null
  const [sentence, ...others] = splitSentences(block.text)
  // 'Ônibus BRT' over 'Porta com degrau BRT': a part of it, or what it takes.
  const mark = /\s([\p{Lu}\d]{2,8})$/u.exec(title)?.[1]
  if (mark !== undefined && new RegExp(`(?<![\\p{L}])${mark}(?![\\p{L}])`, 'u').test(sentence?.text ?? '')) return null
  // Where items end in a point, one without is cut off.
  if (!sentence || (pointed && !/[.;]$/.test(sentence.text))) return null
  if (block.kind === 'paragraph' && others.length > 0 && !(named && sentence.text.endsWith('.'))) return null
  const text = sentence.text.replace(/[.;]$/, '')
  if (
    !/^\p{Lu}/u.test(text) ||
    !(opensLikeADefinition(text) || isNominal(text)) ||
    isStatement(text) ||
    wordsIn(text) < 4 ||
    wordsIn(text) > 24 ||
    // 'Dialeto – variedade de uma língua' under 'A língua': what it says is of its label.
    /[:?!]|^[^,;]{2,40}\s[–—-]\s/u.test(text)
  )
    return null
  const subject = readSubject(title, study.use)
  if (!named && (!subject || subject.phrase.genderFrom === 'default')) return null
  if (!subject || tagWords(title).some(word => word.tag === 'verb')) return null
  const [genus = ''] = text.toLowerCase().split(' ')
  // 'Exceções' over 'O processador salva a causa': what happens; 'MIPS' over 'Tratadores de exceção': what comes next.
  if (/^(?:[oa]s?)$/u.test(genus) && saysSomething(tagWords(text).slice(1))) return null
  if (isOfOtherNumber(subject.phrase.number, text)) return null
  // 'Bases' over 'Sabor adstringente…': the first of what they have.
  if (block.kind === 'list-item' && subject.phrase.number === 'p' && isOnlySingular(genus)) return null
  // 'Oficina Livre de Cerâmica' under the title of its booklet: whose it is.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text) && !/[.;]$/.test(sentence.text)) return null
  if (title.toLowerCase().includes(genus.slice(0, 6)) || isPicture(genus, text, subject.phrase.core)) return null
  // 'Acúleos' over 'Projeções da casca': several of a kind bear no name, whether the dictionary knows them or not.
  const many = /^\p{Lu}\p{Ll}+s$/u.test(title) && analyse(genus).some(a => a.category === 'noun' && a.number === 'p')
  const display = many ? title.toLowerCase() : withOwnArticle(subject, study)
  return settle(
    {
      family: 'definition',
      pattern: 'heading/definition',
      focus: focusKey(subject.phrase.core),
      question: named ? ask('o que é', title) : ask('o que', subject.phrase.number === 'p' ? 'são' : 'é', display),
      quizQuestion: ask('qual é a melhor definição de', many ? display : subject.phrase.core),
      answer: tidyAnswer(text),
      answerType: 'definition',
      strength: 0.85,
      load: 0.1,
      quote: sentence.text,
      page: pageAt(block, sentence.start),
    },
    sourceAt(at, sentence.text),
  )
}

/** 'Guerra da Cisplatina' → 'a Guerra da Cisplatina': a name of several words, with the article the text gives it. */
function withOwnArticle({ display, phrase }: Subject, { use }: Study): string {
  if (!phrase.proper || phrase.words.length < 2) return display
  const noun = phrase.words.find(word => analyse(word.toLowerCase()).some(a => a.category === 'noun'))
  const article = use.determinersOf(noun ?? phrase.head).find(word => /^[oa]s?$/u.test(word))
  return article === undefined ? display : `${article} ${phrase.core}`
}

/** 'Outro conceito importante é a demanda', which says something of another thing. */
function isStatement(text: string): boolean {
  const clause = takeApart(text)
  return clause !== null && isOneOf('copula form', clause.verb.toLowerCase())
}

const PICTURE = pattern('u')`^${'picture'}$`

/** 'Mapa das terras do Império' under 'Império': what a picture there shows. */
function isPicture(genus: string, text: string, core: string): boolean {
  const picture = PICTURE
  return picture.test(genus) && text.toLowerCase().includes(core.toLowerCase())
}

function isOnlySingular(noun: string): boolean {
  const readings = analyse(noun).filter(a => a.category === 'noun')
  return readings.length > 0 && readings.every(a => a.number === 's')
}

/** 'LaTeX Draw', 'TikZit': a name the dictionary does not know, with a capital inside one of its words. */
function isProgramName(title: string): boolean {
  return /^\p{L}[\p{L}\d+-]*(?:\s\p{Lu}[\p{L}\d+-]*){0,2}$/u.test(title) && /\p{Ll}\p{Lu}|\p{L}\d\p{L}/u.test(title)
}

/** Lists right under the heading, and lists under a line that is a noun phrase: 'Principais vantagens:'. */
function listsUnder(section: Section, placed: ReadonlyMap<Block, Placed>, study: Study): Labelled[] {
  const { blocks, title } = section
  const lists: Labelled[] = []
  const add = (question: string | null, index: number, label: string) => {
    const fact = listFact(question, blocks, index, placed)
    if (fact) lists.push({ fact, label })
  }
  if (blocks[0]?.kind === 'list-item') add(titleQuestion(title, study), -1, '')
  for (const [index, block] of blocks.entries()) {
    const opens = block.kind === 'paragraph' || block.kind === 'list-item'
    if (!opens || !block.text.endsWith(':') || blocks[index + 1]?.kind !== 'list-item') continue
    const label = block.text.slice(0, -1)
    add(introQuestion(label, section, study), index, label.toLowerCase())
  }
  return lists
}

function listFact(
  question: string | null,
  blocks: readonly Block[],
  index: number,
  placed: ReadonlyMap<Block, Placed>,
): Fact | null {
  const first = blocks[index + 1]
  const at = first ? placed.get(first) : undefined
  const found = question === null ? null : itemsAfter(blocks, index)
  if (question === null || !first || !at || !found) return null
  const answer = upperFirst(found.labels.join('; '))
  // 'Características de barcos' over 'Tipos de barcos; Medidas de barcos': what the next slides are about.
  const of = /\s(d[aeo]s?\s\p{L}+)\?$/u.exec(question)?.[1]?.toLowerCase()
  if (of !== undefined && found.labels.every(label => label.toLowerCase().endsWith(` ${of}`))) return null
  const intro = blocks[index]
  const quote = [...(intro ? [intro.text] : []), ...found.passage].join(' ')
  if (wordsIn(answer) > MAX_LIST_WORDS || quote.length > 700) return null
  return settle(
    {
      family: 'list',
      pattern: 'heading/list',
      focus: `${focusKey(question)} lista`,
      question,
      answer,
      answerType: 'list',
      strength: 0.82,
      load: 0.6,
      quote,
      page: pageAt(intro ?? first, 0),
    },
    sourceAt({ ...at, block: intro ?? first }, quote),
  )
}

const ASKING = pattern('iu')`^${'question word of a heading'}\s`

/** 'Porque usar R' → 'Por que usar R?'; 'Tipos de rocha' → 'Quais são os tipos de rocha?'. */
function titleQuestion(title: string, study: Study): string | null {
  if (wordsIn(title) > 10) return null
  if (ASKING.test(title)) {
    const asked = title.replace(/^porque\s/i, 'Por que ').replace(/[?.:]+$/, '')
    const verb = tagWords(asked).some(word => word.tag === 'verb' || word.tag === 'infinitive')
    // 'Como criar classes?' wants an account, not the list that happens to follow.
    return verb && !/^como\s/i.test(asked) ? ask(asked) : null
  }
  return wordsIn(title) >= 3 ? setQuestion(title, study) : null
}

/** Nouns that say of something else what its parts, kinds or good sides are. */
export const SETS = pattern('iu')`^${'set that something has'}$`

/** Nouns whose members a title followed by a list sets down: 'Práticas de conservação do solo'. */
const SET_DOWN = wordsOf('set that a title sets down')

/** A plural noun phrase with what it belongs to: 'principais vantagens dos fatores'. */
function setQuestion(phrase: string, study: Study): string | null {
  const low = phrase.charAt(0).toLowerCase() + phrase.slice(1)
  const bare = low.replace(/^(?:as|os)\s/, '')
  const words = bare.split(' ')
  const noun = isOneOf('new or main, plural', words[0] ?? '') ? (words[1] ?? '') : (words[0] ?? '')
  if (
    !(SETS.test(noun) || (SET_DOWN.has(noun.toLowerCase()) && words.length > 2)) ||
    tagWords(bare).some(word => word.tag === 'verb')
  )
    return null
  const agreement = agreementOf(noun, study.use)
  if (!agreement.sure || agreement.number !== 'p') return null
  return ask('quais são', agreement.gender === 'f' ? 'as' : 'os', bare)
}

/** 'Principais vantagens' under 'Fatores' → 'Quais são as principais vantagens dos fatores?'. */
function introQuestion(line: string, section: Section, study: Study): string | null {
  const whole = line
    .replace(/\s(?:são|é)$/iu, '')
    .replace(/\sque\s(?:veremos|vamos ver|serão|estudaremos|abordaremos|vimos)(?![\p{L}]).*$/iu, '')
    .trim()
  const titled = setQuestion(section.title, study)
  if (titled !== null && section.title.toLowerCase().startsWith(`${whole.toLowerCase()} `)) return titled
  if (
    wordsIn(whole) > 10 ||
    /(?<![\p{L}])(?:seguintes?|abaixo|ess[ea]s?|est[ea]s?|veremos|vamos|vejamos)(?![\p{L}])/iu.test(whole)
  )
    return null
  const question = setQuestion(whole, study)
  if (question === null) return null
  if (/\s(?:de|d[aeo]s?|em|n[ao]s?|para)\s/u.test(whole)) return question
  const title = section.title.replace(/\s*\([^()]*\)$/, '')
  const owner = FUNCTIONAL.test(title) || /[?:;,]/.test(title) ? null : readSubject(title, study.use)
  if (!owner || owner.phrase.genderFrom === 'default' || wordsIn(title) > 5) return null
  const noun = analyse(owner.phrase.head.toLowerCase()).some(a => a.category === 'noun')
  if (!noun) return null
  // A name takes the article the text gives it: 'o Barroco', 'a Idade Média'.
  const article = owner.phrase.proper
    ? (study.use.determinersOf(owner.phrase.head).find(word => /^[oa]s?$/u.test(word)) ?? '')
    : `${owner.phrase.gender === 'f' ? 'a' : 'o'}${owner.phrase.number === 'p' ? 's' : ''}`
  return ask(question.replace(/\?$/, ''), contract('de', `${article} ${owner.phrase.core}`.trim()))
}
