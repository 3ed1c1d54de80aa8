import { analyse, lemma } from '@capivira/portuguese/morphology'
import { readNounPhrase } from '@capivira/portuguese/noun-phrase'
import { findNumbers } from '@capivira/portuguese/numbers'
import { contentWords, foldAccents, normalize } from '@capivira/portuguese/tokens'
import { pattern } from '../lexicon/words.ts'
import { aboutIn, withoutAbout } from '../wording/shown.ts'
import { isCloze } from './checked.ts'
import { sharedName } from './cognates.ts'
import { reject, warn } from './finding.ts'
import type { Gate } from './gate.ts'
import { THRESHOLDS } from './thresholds.ts'
import { containsPhrase, formSet, lemmaSet } from './words.ts'

/** L1: the question does not give its answer away. */
export const doesNotLeak: Gate = (item, context) => {
  const { question, answer } = item
  const alone = withoutAbout(question)
  if (namesBoth(alone, answer)) return null
  const within = sharedName(question, answer)
  if (within !== null && !isCloze(item))
    return reject('L1', `A pergunta entrega a resposta: “${within}” é parte de “${answer}”.`)
  const wanted = wantedLemmas(alone, answer)
  if (wanted.length === 0) return null
  const asked = formSet(question.replace(/_+/g, ' '))
  const leaked = wanted.filter(
    word =>
      (asked.has(word) && !isOtherName(word, question, answer)) ||
      (!isCloze(item) && [...asked].some(other => growsFrom(other, word))),
  )
  const advice = `A pergunta entrega a resposta: repete “${leaked.join(', ')}”.`
  if (isCloze(item)) {
    if (leaked.length > 0) return reject('L1', advice)
    const plain = normalize(question)
    const alias = context.aliasesOf(answer).find(name => containsPhrase(plain, name))
    return alias ? reject('L1', `A frase entrega a resposta: “${alias}” é outro nome dela.`) : null
  }
  if (wanted.length <= 2 && leaked.includes(wanted[0] ?? '')) return reject('L1', advice)
  const share = leaked.length / wanted.length
  if (share >= THRESHOLDS.leakage.reject) return reject('L1', advice)
  return share >= THRESHOLDS.leakage.warn ? warn('L1', advice) : null
}

/** L1: what is said before a question ('Sobre a pele: …') has no word of its answer. */
export const aboutTellsNothing: Gate = ({ question, answer }) => {
  const told = lemmaSet(answer)
  const leaked = [...lemmaSet(aboutIn(question))].filter(word => told.has(word))
  return leaked.length > 0 ? reject('L1', `A pergunta entrega a resposta: repete “${leaked.join(', ')}”.`) : null
}

/**
 * 'Zumbi' and 'Zumba' are two people, though a dictionary takes both for forms of one verb; 'Serra' and 'Serras' are
 * one word.
 */
function isOtherName(word: string, question: string, answer: string): boolean {
  const names = (text: string) =>
    (text.match(/\p{Lu}[\p{L}-]+/gu) ?? []).filter(name => lemma(name.toLowerCase()) === word)
  const [mine, theirs] = [names(answer), names(question)]
  const isForm = (name: string, other: string) => name.startsWith(other) || other.startsWith(name)
  return mine.length > 0 && theirs.length > 0 && !theirs.some(name => mine.some(own => isForm(name, own)))
}

/** 'Entre o barro e a cal, qual seca primeiro? → O barro': a choice says both, and which of them it leaves open. */
function namesBoth(question: string, answer: string): boolean {
  // 'Qual é a diferença entre o delta e o estuário?' has to be answered with both.
  if (/^(?:Qual (?:é|era) a |Que |Quais são as )(?:principa(?:l|is) )?diferenças? /u.test(question)) return true
  // 'Entre a massa, o peso e o volume, qual…?'
  const offered = /^Entre (.+), qua(?:l|is) [^?]+\?$/u.exec(question)?.[1]?.split(/,\s|\se\s/u)
  const bare = (text: string) => text.toLowerCase().replace(/^(?:o|a|os|as)\s/u, '')
  if (offered?.map(bare).includes(bare(answer)) === true) return true
  const pair = /^Entre ([oa]s? .+) e ([oa]s? .+), qua(?:l|is) [^?]+\?$/u.exec(question)?.slice(1)
  const said = answer.charAt(0).toLowerCase() + answer.slice(1)
  return pair?.includes(said) === true
}

/** 'acetilcolinesterase' has 'acetilcolina' in it, nearly whole. */
function growsFrom(longer: string, word: string): boolean {
  const stem = foldAccents(word).replace(/[aeo]s?$/u, '')
  const other = foldAccents(longer)
  return stem.length >= 8 && other.length > stem.length + 3 && other.startsWith(stem)
}

const HOW_CALLED = pattern('u')`
  Como (?:se chamam?|(?:é|são) chamad[oa]s?)|Por qual (?:outro )?nome (?:é|são) conhecid[oa]s?`
const IS_THE_FIRST = pattern('u')`
  (?:é|era|são|foi)\s[oa]s?\s(?:maior|menor|melhor|principal|primeir[oa]|únic[oa]|outr[oa])(?:es)?`
const ONE_OF_ITS_KIND = pattern('u')`${IS_THE_FIRST}|(?:tipo|espécie|classe|forma)s?\sde`
/** 'Que rio…', 'Como se chama a classe que…': the question says of what kind the answer is. */
const KIND_ASKED = pattern('iu')`
  ^${HOW_CALLED}\s(?:${'article, um only in the singular'}\s)?(\p{L}+)
  |(?<![\p{L}])(?:que|qual|quais)\s+(?:${ONE_OF_ITS_KIND}\s)?(\p{L}+)`

/** What a pupil has to find: not the unit of '206 ossos' nor the 'século' of 'século XIX', which the question names. */
function wantedLemmas(question: string, answer: string): string[] {
  const numbers = findNumbers(answer).map(number => number.text)
  if (numbers.length > 0 && /quant/i.test(question)) return [...new Set(contentWords(numbers.join(' ')).map(lemma))]
  const words = contentWords(answer)
  // The 'S.' of 'S. trachypus' is no word.
  const full = words.filter(word => word.length > 1)
  const all = [...new Set((full.length > 0 ? full : words).map(lemma))]
  const kind = KIND_ASKED.exec(question)?.slice(1).find(Boolean) ?? ''
  const rest = all.filter(word => word !== lemma(kind))
  // 'Que artigo…? O artigo “a”': what is asked for is a small word.
  if (rest.length === 0 && /[“"][^”"]+[”"]/u.test(answer)) return []
  return rest.length > 0 ? rest : all
}

const SAYS_NOTHING = pattern('u')`
  ${'says nothing of what was asked'}(?: ${'says nothing beside an empty noun'})?`
/** Answers that say nothing of what was asked. */
const EMPTY = pattern('iu')`
  ^(?:(?:é|são) )?(?:${'article'} )?(?:${'adds nothing to an empty noun'} )?${SAYS_NOTHING}s?$`

const NAMING: ReadonlySet<string> = new Set(['noun', 'properNoun', 'numeral'])

/** L2: the answer says something: not 'um processo', not a kind without its difference. */
export const isNotTrivial: Gate = ({ question, answer, family, answerType }, context) => {
  const said = answer.trim().replace(/[.;,!]+$/, '')
  if (EMPTY.test(said))
    return reject('L2', `“${said}” não explica nada: falta dizer o que é próprio do que se pergunta.`)
  if (isCloze({ question })) {
    const weak = readNounPhrase(said).rejection
    const readings = analyse(said.toLowerCase())
    const noTerm =
      !/\s/.test(said) && /^\p{L}+$/u.test(said) && readings.length > 0 && !readings.some(a => NAMING.has(a.category))
    if (weak === 'generic' || (noTerm && !context.isKeyTerm(said.toLowerCase())))
      return reject('L2', `“${said}” não é um termo que valha a pena lembrar.`)
  }
  // 'Qual é a estrutura mais fundamental…? A classe': asked for by what it is, a name is enough.
  const named = /^Qual é [oa] (?!(?:melhor )?(?:definição|significado|sentido)(?![\p{L}]))/u.test(question)
  const definition = named ? false : answerType ? answerType === 'definition' : family === 'definition'
  if (definition && family !== 'cloze' && lemmaSet(said).size < THRESHOLDS.definitionLemmas) {
    return reject('L2', 'A definição é vaga: diz de que tipo é, mas não o que a distingue.')
  }
  return null
}
