import { singular } from '@capivira/portuguese/inflection'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { canBeFinite, tagWords } from '../analysis/grammar/tagging.ts'
import { balanced } from '../analysis/selfContained.ts'
import { PLACE_BY_NAME } from '../families/definitions/definition.ts'
import { SHARE } from '../families/definitions/definitionDraft.ts'
import type { FactDraft } from '../families/fact.ts'
import { ask, focusKey, named, tidyAnswer, upperFirst, wordsIn } from '../families/wording/phrasing.ts'
import { endsInMany } from '../families/worth/manyThings.ts'
import { actsLikePerson } from './asking.ts'
import { fits, pointsBack, type Said } from './said.ts'

/** Nouns that say no more of what a thing is than that it is one. */
const NO_GENUS =
  /^(?:parte|exemplo|resultado|consequência|fruto|efeito|motivo|razão|causa|tema|questão|problema|fato|coisa|caso|momento|alvo|objeto|sinônimo|dos?|das?|um|uma|símbolo|fonte|palco|marco|desafio|passo|requisito|prioridade|responsável|maioria|base|ponto|tendência|início|fim|centro|principal|melhor|maior|primeir[oa]|únic[oa])s?$/

/** After a participle, not after the noun it may be besides: 'procuradas e recebem', 'procuradas por', 'procuradas, mas'. */
const DONE = /^\p{L}+(?:,|\s(?:e|ou|mas|por|pel[oa]s?|em|n[oa]s?|com|quando|se|a|à|ao|às|aos)(?![\p{L}]))/u

/** 'Os dispositivos de entrada são periféricos usados para a interação' → 'O que são os dispositivos de entrada?' */
export function whatItIs({ place, subject, lead, group, parts }: Said): FactDraft[] {
  const [first] = parts
  if (
    !first ||
    group.voice !== 'copula' ||
    !/^(?:é|são)$/.test(group.text) ||
    lead !== '' ||
    subject.phrase.number === undefined
  )
    return []
  if (
    !/^(?:um|uma|uns|umas)\s|^\p{Ll}+[sõ]/u.test(first.text) &&
    !/^(?:o|a|os|as)\s\p{Ll}+\s(?:d[aeo]s?|que|em|n[oa]s?)\s/u.test(first.text)
  )
    return []
  // 'o lago de Tucuruí': which one it is, by its name.
  if (PLACE_BY_NAME.test(first.text) && !subject.phrase.proper) return []
  const genus = first.head ?? tagWords(first.text)[0]
  // 'As parteiras ainda são procuradas e recebem…': what is done to them.
  if (isParticiple(tagWords(group.rest)[0]?.lower ?? '') && DONE.test(group.rest)) return []
  if (!genus || NO_GENUS.test(genus.lower) || !analyse(genus.lower).some(a => a.category === 'noun')) return []
  if (
    !/^(?:o|a|os|as|um|uma|uns|umas)\s/u.test(first.text) &&
    analyse(genus.lower).some(a => a.category === 'adjective') &&
    !/^\p{Ll}+s\s\p{Ll}+[ai]d[oa]s(?![\p{L}])/u.test(first.text)
  )
    return []
  if (
    (first.text.endsWith('s') || genus.lower.endsWith('s')) !== (subject.phrase.number === 'p') &&
    !subject.phrase.proper
  )
    return []
  const said = tidyAnswer(group.rest)
  if (
    /mente\s/u.test(said.split(' ').slice(0, 2).join(' ')) ||
    /(?<![\p{L}])(?:indispensáve|essencia|importante|fundamenta|excelente|ótim|interessante)/u.test(
      said.split(' ').slice(0, 5).join(' '),
    )
  )
    return []
  if (/(?<![\p{L}])mas(?![\p{L}])/u.test(said) || goesOn(said) || SHARE.test(group.rest)) return []
  if (wordsIn(said) < 5 || wordsIn(said) > 20 || pointsBack(said) || !balanced(said)) return []
  if (!place.study.isKeyTerm(subject.phrase.core) && subject.phrase.words.length < 2) return []
  const wh = actsLikePerson({ head: genus, bare: genus.text }) ? 'quem' : 'o que'
  if (wh === 'quem') return []
  // 'As rochas mais comuns são as chamadas…': which they are.
  const which = /\smais\s\p{L}/u.test(subject.phrase.core) && /^[oa]s?\s/u.test(first.text)
  return [
    {
      family: 'definition',
      pattern: 'clause/what-it-is',
      focus: focusKey(subject.phrase.core),
      question: ask(which ? (group.text === 'são' ? 'quais' : 'qual') : wh, group.text, named(subject)),
      answer: said,
      answerType: 'definition',
      strength: 0.72,
      load: 0.4,
      quiz: false,
    },
  ]
}

/** 'Uma expressão semelhante e conta com recursos': what is said next of the same thing. */
function goesOn(said: string): boolean {
  const words = tagWords(said)
  return words.some(
    (word, at) => word.lower === 'e' && canBeFinite(words[at + 1]?.lower ?? '') && words[at + 2]?.lower === 'com',
  )
}

/** 'Os órgãos de tutela são responsáveis pela alocação de fundos' → 'Quem é responsável pela alocação de fundos?' */
export function whoIs({ place, subject, lead, group, parts }: Said): FactDraft[] {
  const [first, second, third] = parts
  const one = first ? (singular(first.text) ?? first.text) : ''
  if (group.voice !== 'copula' || !/^(?:é|são)$/.test(group.text) || !first || first.prep !== '' || !second) return []
  if (!/^(?:responsável|encarregad[oa])$/.test(one) || !/^(?:por|de)$/.test(second.prep)) return []
  const { phrase, display } = subject
  const person = actsLikePerson({ head: tagWords(phrase.head)[0] ?? null, bare: phrase.core })
  const said = group.rest.slice(second.start, third?.prep === 'a' && !third.apart ? third.end : second.end)
  const answer = upperFirst(display)
  // 'Os órgãos de tutela são responsáveis': several things are no 'o que é'.
  const several = !person && phrase.number === 'p' && one === 'responsável'
  const wh = several
    ? `quais são ${phrase.gender === 'f' ? 'as' : 'os'} responsáveis`
    : // 'o RNA', 'o IBGE': whether a thing or a body that acts, its name does not tell.
      `${person ? 'quem é' : phrase.proper ? `qual é ${phrase.gender === 'f' ? 'a' : 'o'}` : 'o que é'} ${one}`
  const question = ask(lead === '' ? '' : `${lead},`, wh, said)
  if (!fits(question, answer, '')) return []
  if (endsInMany(question)) return forWhat(place.sentence.core, said, ask(named(subject), group.text, first.text))
  return [
    {
      family: 'agent',
      pattern: 'clause/responsible',
      focus: focusKey(said),
      question,
      answer,
      answerType: 'definition',
      strength: 0.74,
      load: 0.45,
      quiz: false,
    },
  ]
}

/** 'são responsáveis por várias reações, incluindo a quebra do amido': of many things one asks which they are. */
function forWhat(text: string, said: string, about: string): FactDraft[] {
  const after = text.slice(text.indexOf(said) + said.length)
  const among = /^,\s(?:incluindo|como|tais como|entre el[ea]s)\s[^,.;:()]{4,80}/u.exec(after)?.[0]
  const question = `Pelo que ${about.charAt(0).toLowerCase()}${about.slice(1)}`
  if (among === undefined || !text.includes(said) || !fits(question, said + among, '')) return []
  return [
    {
      family: 'function',
      pattern: 'function/responsible',
      focus: focusKey(about),
      question,
      answer: upperFirst(said + among),
      answerType: 'definition',
      strength: 0.76,
      load: 0.45,
      quiz: false,
    },
  ]
}
