import { analyse } from '@capivira/portuguese/morphology'
import type { NounPhrase } from '@capivira/portuguese/noun-phrase'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { lineOver } from '../../analysis/labels/item-kinds.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { enumeration } from '../parts/enumeration.ts'
import { isAspect } from '../topics/aspects.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { entryOf, tellsOfALife } from './glossary-entry.ts'
import { isOfOtherNumber } from './meaning.ts'
import { sortOf } from './sort-of.ts'

/** 'Amensalismo', which no dictionary has. */
const IS_A_DOCTRINE = /^\p{Lu}\p{Ll}+ismo$/u

/** 'mRNA', 'eDNA': an abbreviation that begins with small letters. */
const SMALL_FIRST = /^\p{Ll}{1,3}\p{Lu}{2,}$/u

/** 'Biosfera: conjunto das regiões da Terra onde há vida' — glossary lines and items that begin with a bold term. */
export function glossaryFacts(study: Study): Fact[] {
  const facts: Fact[] = []
  const sentenceOf = new Map(
    study.sentences.map(sentence => [`${sentence.block.text}\u0000${sentence.text}`, sentence]),
  )
  for (const section of study.document.sections) {
    if (section.kind !== 'content') continue
    const terms = section.blocks.flatMap(block => entryOf(block, section)?.term ?? [])
    for (const block of section.blocks) {
      if (block.kind !== 'paragraph' && block.kind !== 'list-item') continue
      const entry = entryOf(block, section)
      // 'Estrutura: …' under one heading after the other is what each of them has.
      if (!entry || isAspect(entry.term, study) || isOnlyRole(entry, lineOver(block, section))) continue
      const sort = sortOf(entry.term, terms, section.title)
      if (sort === null && isOnlyAdjective(entry.term) && !OF_A_BEING.test(entry.definition)) continue
      const term = sort ?? entry.term
      const small = SMALL_FIRST.test(term)
      const subject = readSubject(small ? term.toUpperCase() : term, study.use)
      const word = isOneOfWords(entry.term, terms) || (IS_A_DOCTRINE.test(entry.term) && !study.use.isName(entry.term))
      const asWord = (text: string) => (small ? term : word ? text.toLowerCase() : text)
      if (!subject || subject.phrase.words.length > 5) continue
      const first = study.sentences.find(sentence => sentence.block === block)
      const source = first ?? sentenceOf.get(`${block.text}\u0000${block.text}`)
      if (!source) continue
      const answer = tidyAnswer(entry.definition)
      // 'Um dos mais poderosos…' praises.
      if (
        wordsIn(answer.replace(/\s\([^()]*\)/gu, '')) < 4 ||
        isBareList(answer) ||
        NOTE.test(answer) ||
        (!/^\p{Ll}{0,3}[\p{Lu}\d]{2,8}$/u.test(entry.term) &&
          !tellsOfALife(block.text) &&
          isOfOtherNumber(subject.phrase.number, answer)) ||
        // 'Provas: encaixe entre as costas; fósseis iguais…': the first of several.
        (subject.phrase.number === 'p' && /;\s/u.test(entry.definition) && isSingular(answer)) ||
        /^Uma? (?:d[oa]s|\p{L}+ (?:importante|essencial|fundamental|útil|poderos[oa]))\s/u.test(answer)
      )
        continue
      facts.push(
        settle(
          {
            family: 'definition',
            pattern: 'definition/glossary',
            focus: focusKey(subject.phrase.core),
            ...(tellsOfALife(block.text)
              ? { question: ask('quem foi', subject.phrase.core), human: true }
              : {
                  question: ask('o que', isPlural(subject.phrase, answer) ? 'são' : 'é', asWord(subject.display)),
                  quizQuestion: ask('qual é a melhor definição de', asWord(subject.phrase.core)),
                }),
            answer,
            answerType: 'definition',
            strength: entry.bold ? 0.92 : 0.8,
            load: 0.1,
            quote: source.quote,
            page: pageAt(block, 0),
          },
          source,
        ),
      )
    }
  }
  return facts
}

const OF_ITS_ROLE = pattern('iu')`^(?:\p{Ll}+\s)?${'role of what stands in a list'}(?:\sd[eoa]s?\s.{2,40})?:?$`
/** 'Medicina: aparelho que mede a pressão': what serves there. */
const IS_A_FIELD = pattern('iu')`^(?:${'field of bodies'}|${'field of knowledge or life'})$`
const EXAMPLES = /^(?:\p{Ll}+\s)?exemplos?(?:\sd[eoa]s?\s.{2,40})?:?$/iu
const TELLS_KIND = /que|cuj[oa]s?|onde|com|entre|de\s(?:uma?|palavras|sons|termos|sentidos)|\p{Ll}+[aiu]d[oa]/u
/** 'processo que separa', 'sal de ácido graxo obtido', 'rede privada criada': a genus, and what tells the kind. */
const OF_A_GENUS = pattern('iu')`
  ^(?:uma?\s)?(?:${'genus of a definition'}|${'genus under a role'})\s(?:[\p{Ll}-]+\s){0,4}?(?:${TELLS_KIND})\s`

/**
 * Whether under 'Aplicações:' 'Agricultura: o desenvolvimento de sementes' tells what it does there, not what it is.
 * An example is told what it is, but where an article opens.
 */
function isOnlyRole({ term, definition }: { term: string; definition: string }, over: string): boolean {
  if (EXAMPLES.test(over)) return /^[oa]s?\s/iu.test(definition)
  return OF_ITS_ROLE.test(over) && (IS_A_FIELD.test(term) || !OF_A_GENUS.test(definition))
}

/** 'Destaque para a costa', 'uso como adubo': notes on a thing, not what it is. */
const NOTE = /^(?:destaques?|ênfase|atenção|foco|uso|utilização)\s(?:para|em|n[oa]s?|como|com)\s/iu

/** So many of the terms set beside a word have to be plain words for it to be one. */
const PLAIN = { least: 2, share: 0.6 } as const

/**
 * 'Assíndeto', which no dictionary has, between 'Elipse' and 'Pleonasmo': a word written with a capital as all of them.
 */
function isOneOfWords(term: string, terms: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(term) || analyse(term.toLowerCase()).length > 0) return false
  const others = terms.filter(other => other !== term)
  const plain = others.filter(other =>
    analyse(other.split(' ')[0]?.toLowerCase() ?? '').some(a => a.category === 'noun'),
  ).length
  return plain >= PLAIN.least && plain >= others.length * PLAIN.share
}

/** 'Utilitas: funcionalidade dos espaços': the s of a word that no dictionary has may be no plural. */
function isPlural({ number, head }: NounPhrase, answer: string): boolean {
  return number === 'p' && (analyse(head.toLowerCase()).length > 0 || !isSingular(answer))
}

function isSingular(definition: string): boolean {
  const readings = analyse(definition.toLowerCase().split(' ')[0] ?? '').filter(a => a.category === 'noun')
  return readings.length > 0 && readings.every(a => a.number === 's')
}

/** 'Vector, matrix e array' lists examples; it says what nothing is. */
function isBareList(answer: string): boolean {
  const plain = answer.replace(/\s\([^()]*\)/g, '')
  // 'Bélgica e Países Baixos, Luxemburgo': members, not a meaning.
  if (/^\p{Lu}[\p{L}-]+(?:,|\se)\s\p{Lu}/u.test(plain)) return true
  const items = plain.split(/[,;]\s/)
  if (items.length >= 3 && items.every(item => wordsIn(item) <= 3)) return true
  return enumeration(plain)?.every(item => wordsIn(item) <= 2) === true
}

/** 'Predador: animal que caça outros': whoever is so is called so. */
const OF_A_BEING = pattern('iu')`^(?:uma?\s)?${'being'}\s(?:vivos?\s)?que\s`

/** 'Urbana: …', 'Simples: …' of a heading's noun: by itself it names nothing. */
function isOnlyAdjective(term: string): boolean {
  const readings = analyse(term.toLowerCase())
  return readings.length > 0 && readings.every(a => a.category === 'adjective' || a.mood === 'participle')
}
