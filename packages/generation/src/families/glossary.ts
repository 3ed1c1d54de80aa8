import { analyse, canBeFiniteVerb } from '@capivira/portuguese/morphology'
import { readSubject } from '../analysis/nouns.ts'
import { pageAt } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import { tagWords, type Word } from '../analysis/tagging.ts'
import type { Block } from '../document/model.ts'
import { isAspect, OF_A_THING } from './aspects.ts'
import type { Fact } from './fact.ts'
import { settle } from './fact.ts'
import { enumeration } from './list.ts'
import { isNominal } from './meaning.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from './phrasing.ts'
import { sortOf } from './sortOf.ts'

const NOT_A_TERM =
  /^(?:obs|pacote|nota|notas|dica|dicas|atenção|importante|cuidado|exemplos?|ex|observaç|lembrete|curiosidade|aprenda|saiba|veja|extra|resumo|objetivo|vantage|desvantage|figura|tabela|quadro|fonte|passo|etapa|questão|resposta|pergunta|autor|data|professor|disciplina|aluno|nível|conclusão|introdução|definição|sintaxe|resultado|saída|código|palavras-chave|tipo|tipos|características?|principa(?:l|is)|melhorias?|origem|saída|entrada|em |no |na |para |por |com |se |quando |e |ou )/iu

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
    const terms = section.blocks.flatMap(block => entryOf(block)?.term ?? [])
    for (const block of section.blocks) {
      if (block.kind !== 'paragraph' && block.kind !== 'list-item') continue
      const entry = entryOf(block)
      // 'Estrutura: …' under one heading after the other is what each of them has.
      if (!entry || isAspect(entry.term, study)) continue
      const sort = sortOf(entry.term, terms, section.title)
      if (sort === null && isOnlyAdjective(entry.term)) continue
      const term = sort ?? entry.term
      const small = SMALL_FIRST.test(term)
      const subject = readSubject(small ? term.toUpperCase() : term, study.use)
      const asWord = (text: string) => (small ? term : isOneOfWords(entry.term, terms) ? text.toLowerCase() : text)
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
        (!/^\p{Ll}{0,3}[\p{Lu}\d]{2,8}$/u.test(entry.term) && isOfOtherNumber(subject.phrase.number, answer)) ||
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
            question: ask('o que', subject.phrase.number === 'p' ? 'são' : 'é', asWord(subject.display)),
            quizQuestion: ask('qual é a melhor definição de', asWord(subject.phrase.core)),
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

/** 'Destaque para a costa', 'uso como adubo': notes on a thing, not what it is. */
const NOTE = /^(?:destaques?|ênfase|atenção|foco|uso|utilização)\s(?:para|em|n[oa]s?|como|com)\s/iu

/** So many of the terms set beside a word have to be plain words for it to be one. */
const PLAIN = { least: 2, share: 0.6 } as const

/** 'Assíndeto', which no dictionary has, between 'Elipse' and 'Pleonasmo': a word written with a capital as all of them. */
function isOneOfWords(term: string, terms: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(term) || analyse(term.toLowerCase()).length > 0) return false
  const others = terms.filter(other => other !== term)
  const plain = others.filter(other =>
    analyse(other.split(' ')[0]?.toLowerCase() ?? '').some(a => a.category === 'noun'),
  ).length
  return plain >= PLAIN.least && plain >= others.length * PLAIN.share
}

/** 'Novos materiais: …', 'Bancos e indústrias: …': headings of what follows, names of nothing. */
const NO_NAME =
  /^(?:nov[oa]s?|outr[oa]s|divers[oa]s|vári[oa]s|principais|mai(?:s|or|ores)|melhor|menor|seu|sua|grandes?)\s|^(?:alt|baix|elevad|fort)\p{L}*\s\p{L}+(?:dade|ência|ância|ção)(?![\p{L}])|^(?:importância|relevância)(?![\p{L}])|\s(?:e|ou)\s/iu

/** 'Habitação: Bairros operários insalubres': one thing is not several others. */
function isOfOtherNumber(number: 's' | 'p', definition: string): boolean {
  const [first = '', second = ''] = definition.toLowerCase().split(' ')
  const head = /^(?:os|as|uns|umas|principais|grandes|pequen[oa]s)$/.test(first) ? second : first
  const readings = analyse(head).filter(a => a.category === 'noun')
  return number === 's' && readings.length > 0 && readings.every(a => a.number === 'p')
}

function isSingular(definition: string): boolean {
  const readings = analyse(definition.toLowerCase().split(' ')[0] ?? '').filter(a => a.category === 'noun')
  return readings.length > 0 && readings.every(a => a.number === 's')
}

/** 'Vector, matrix e array' lists examples; it says what nothing is. */
function isBareList(answer: string): boolean {
  const plain = answer.replace(/\s\([^()]*\)/g, '')
  const items = plain.split(/[,;]\s/)
  if (items.length >= 3 && items.every(item => wordsIn(item) <= 3)) return true
  return enumeration(plain)?.every(item => wordsIn(item) <= 2) === true
}

/** What a thing has; 'relevo' and 'clima' are things to define as well. */
const OF_SOMETHING =
  /^(?:localização|potencia(?:l|lidades?)|ameaças?|extensão|destaques?|pontos?|desafios?|impactos?|problemas?|benefícios?|importância|condições|usos?|utilidade|tamanho)$/iu

/** 'Localização: sertão', of the heading's thing; 'Contém: água e sais': what it has. */
function isNoTerm(term: string): boolean {
  const readings = analyse(term.toLowerCase())
  return (
    OF_SOMETHING.test(term) ||
    (readings.length > 0 &&
      readings.every(a => a.category === 'verb' && /^(?:indicative|imperative)$/.test(a.mood ?? '')))
  )
}

/** 'Reação ao Romantismo', 'ruptura com a Academia': what the thing of the heading is. */
const AGAINST_A_NAME = /^\p{L}+(?:ção|são|mento|tura)\s(?:ao?s?|às?|com\s[oa]s?)\s\p{Lu}/u

/** Term and definition of a line that starts with a term set apart: bold, or before a colon or dash. */
function entryOf(block: Block): { term: string; definition: string; bold: boolean } | null {
  const match = /^["“]?([^:.–—?!]{2,50}?)["”]?(?:\s?[:–—]|\s-)\s+(.{20,})$/u.exec(block.text)
  if (!match) return null
  const whole = (match[1] ?? '').trim()
  // 'MathMod (sucessor do k3DSurf)': what stands in brackets is not its name.
  const term = block.kind === 'list-item' ? whole.replace(/\s\([^()]*\)$/u, '') : whole
  const run = block.bold[0]?.replace(/[\s:.–—-]+$/u, '')
  const bold =
    run !== undefined && (run === term || block.text.startsWith(run)) && Math.abs(run.length - term.length) <= 3
  // Terms in lower case in a list are read with the line over them (slidesEntry.ts).
  if (block.kind === 'list-item' && !bold && /^\p{Ll}(?!\p{Ll}{0,2}\p{Lu})/u.test(term)) return null
  if (
    isNoTerm(term) ||
    OF_A_THING.test(term) ||
    AGAINST_A_NAME.test(term) ||
    NO_NAME.test(term) ||
    NOT_A_TERM.test(term) ||
    wordsIn(term) > 5 ||
    /[,;/]|\d/.test(term)
  )
    return null
  const definition = (match[2] ?? '').split(/(?<=[.!?])\s/u)[0] ?? ''
  const words = tagWords(definition)
  const first = words[0]
  if (!first || wordsIn(definition) < 4 || /[?!:]$/.test(definition)) return null
  const copula = /^(?:é|são)\s(.+)$/iu.exec(definition)
  const body = copula?.[1] ?? definition
  const opening = tagWords(body)[0]
  const low = /^\p{Ll}/u.test(definition)
  // A definition opens with a noun; a full sentence after the dash is something else.
  const nominal =
    opening !== undefined &&
    (opening.tag === 'noun' || opening.tag === 'article' || opening.tag === 'adjective' || opening.tag === 'proper')
  if (!nominal || (!low && !bold && !copula && block.kind !== 'list-item')) return null
  // 'Mares: massas de água…; possuem maior salinidade': what else is said of it stands after the definition.
  if (!copula && !isNominal(body.split(/;\s/u)[0] ?? '')) return null
  // 'Físico: a rocha se quebra…'
  if (!copula && /^[oa]s?\s\p{L}+\sse\s/iu.test(body)) return null
  // 'Desmatamento: A remoção de florestas leva à perda…': a sentence, whatever else its verb may be.
  if (!copula && /^[OA]s?\s/u.test(body) && saysSomething(words.slice(2))) return null
  return { term, definition: body, bold }
}

const JOINS: ReadonlySet<string> = new Set(['preposition', 'contraction', 'article'])

/** A verb that no relative before it asks for: 'leva' in 'a remoção de árvores que seguram o solo leva à erosão'. */
function saysSomething(words: readonly Word[]): boolean {
  const verbs = words.filter(
    ({ tag, lower }, at) =>
      canBeFiniteVerb(lower) &&
      !JOINS.has(tag) &&
      // 'a causa do movimento'
      !JOINS.has(words[at - 1]?.tag ?? 'symbol'),
  )
  const first = words.findIndex(({ lower }) => /^(?:que|qua(?:l|is)|onde)$/.test(lower))
  const before = verbs.filter(word => first < 0 || words.indexOf(word) < first)
  const surely = words.slice(Math.max(0, first)).filter(({ tag }) => tag === 'verb')
  const joined = words.filter(({ lower }) => /^(?:que|qua(?:l|is)|onde|e|ou)$/.test(lower)).length
  return before.length > 0 || (first >= 0 && surely.length > joined)
}

/** 'Urbana: …', 'Simples: …' of a heading's noun: by itself it names nothing. */
function isOnlyAdjective(term: string): boolean {
  const readings = analyse(term.toLowerCase())
  return readings.length > 0 && readings.every(a => a.category === 'adjective' || a.mood === 'participle')
}
