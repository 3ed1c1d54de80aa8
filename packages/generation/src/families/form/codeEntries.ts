import { analyse } from '@capivira/portuguese/morphology'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { lemmaSet, share } from '../../quality/words.ts'
import { isNominal } from '../definitions/meaning.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { contentBlocks, type Placed, sourceAt } from './structure.ts'

/** '$_GET', 'garli.conf', 'part1.log': what only a machine is called. */
const CODE = String.raw`\$_?[A-Za-z]\w*|\w+(?:\.\w+)+|\w+_\w+`
/** '$_GET: Contém uma lista…', run on one after the other in a block. */
const ENTRY = new RegExp(String.raw`(?:^|\s)(${CODE}):\s(\p{Lu}[^:]{8,200}?)(?=\.(?:\s|$)|\s(?:${CODE}):|$)`, 'gu')
/** '\textwidth Largura da linha.' */
const COMMAND = /^(\\[A-Za-z]{3,})\s(\p{Lu}\p{Ll}+\s[^\\]{4,80}?)\.$/u
/** 'O arquivo medias.csv contém uma tabela…', said in a sentence of its own. */
const FILE_HOLDS =
  /(?<![\p{L}])[Oo] arquivo (\w+\.\p{Ll}{2,4}) ((?:contém|detalha|guarda|lista|registra|descreve|armazena)\s[^;]{8,160}?)\.(?=\s|$)/gu
/** 'cujo resultado é apresentado na Tabela 3', 'resultado da busca': where it is shown, and of what it came. */
const SHOWN_THERE =
  /,?\s(?:cuj[oa]s?\s[^,]*\s)?(?:é\s|são\s)?(?:apresentad|mostrad|exibid|list)[oa]s?\sn[oa]\s(?:tabela|figura|quadro)\s.*$|,?\sresultados?\sd[aeo]s?\s\p{L}+$/iu
/** So many of one form in a section make a list of what its names mean. */
const A_LIST = 3

type Entry = { name: string; meaning: string; quote: string; placed: Placed }

/**
 * Lists of names of a program with what each means: '$_COOKIE: Contém uma lista dos cookies…' → 'O que contém $_COOKIE?',
 * '\textwidth Largura da linha.' → 'O que indica o comando \textwidth?'
 */
export function codeEntryFacts(study: Study): Fact[] {
  const entries = contentBlocks(study).flatMap(entriesOf)
  return entries.flatMap(entry => {
    const kin = entries.filter(
      other => other.placed.section === entry.placed.section && formOf(other) === formOf(entry),
    )
    const fact = kin.length < A_LIST ? null : factOf(entry, kin)
    return fact ? [fact, ...reversed(fact, entry, kin, entries)] : []
  })
}

function entriesOf(placed: Placed): Entry[] {
  const { text, kind } = placed.block
  if (kind !== 'paragraph' && kind !== 'list-item') return []
  const command = COMMAND.exec(text)
  if (command) return [{ name: command[1] ?? '', meaning: command[2] ?? '', quote: text, placed }]
  const told = [...text.matchAll(FILE_HOLDS)].map(([quote, name = '', said = '']) => ({
    name,
    meaning: upperFirst(said.replace(SHOWN_THERE, '')),
    quote,
    placed,
  }))
  const listed = [...text.matchAll(ENTRY)].map(([quote, name = '', meaning = '']) => ({
    name,
    meaning,
    quote: quote.trim(),
    placed,
  }))
  return [...told, ...listed]
}

/** Names of commands, and names followed by what they do. */
function formOf({ name }: Entry): string {
  return name.startsWith('\\') ? 'command' : 'entry'
}

function factOf({ name, meaning, quote, placed }: Entry, kin: readonly Entry[]): Fact | null {
  const asked = questionOf(name, meaning)
  if (asked === null || pointsElsewhere(asked.answer) || wordsIn(asked.answer) < 2 || wordsIn(asked.answer) > 22)
    return null
  return settle(
    {
      family: 'table',
      pattern: 'table/code-entry',
      focus: focusKey(name),
      question: asked.question,
      answer: asked.answer,
      answerType: 'definition',
      strength: 0.84,
      load: 0.25,
      rivals: kin.flatMap(other => {
        const its = other.name === name ? null : questionOf(other.name, other.meaning)
        return its && its.form === asked.form ? [its.answer] : []
      }),
      quote,
      page: pageAt(placed.block, Math.max(0, placed.block.text.indexOf(quote))),
    },
    sourceAt(placed, quote),
  )
}

/** 'Que arquivo contém o log da execução? → saida.log', beside the other files of the list. */
function reversed(fact: Fact, { name }: Entry, kin: readonly Entry[], all: readonly Entry[]): Fact[] {
  const what = /\.\p{Ll}{2,4}$/u.test(name) ? 'arquivo' : name.startsWith('$') ? 'variável' : null
  const verb = /(?<![\p{L}])(contém|detalha|guarda|lista|registra|descreve|armazena)(?![\p{L}])/u.exec(
    fact.question,
  )?.[1]
  if (what === null || verb === undefined || wordsIn(fact.answer) < 4) return []
  // 'o registro da execução → registro.txt', 'o err.txt do programa': told by a part of the name, or by another.
  const said = fact.answer.toLowerCase().split(/[^\p{L}\d.]+/u)
  if (said.some(word => word.includes('.') || (word.length > 2 && name.toLowerCase().includes(word)))) return []
  // A list of three leaves two: files of another list that hold something else.
  const elsewhere =
    what === 'arquivo' && kin.length < 4
      ? all.filter(other => !kin.includes(other) && share(lemmaSet(fact.answer), lemmaSet(other.meaning)) === 0)
      : []
  return [
    {
      ...fact,
      pattern: 'table/code-name',
      focus: `${focusKey(name)} nome`,
      question: ask('que', what, verb, fact.answer.charAt(0).toLowerCase() + fact.answer.slice(1)),
      answer: name,
      answerType: 'term',
      proper: true,
      strength: 0.82,
      load: 0.4,
      rivals: [...kin, ...elsewhere].flatMap(other => (other.name === name ? [] : [other.name])),
    },
  ]
}

/** Verbs of a file, which are asked with what it holds as the answer. */
const OF_FILES: ReadonlySet<string> = new Set('conter detalhar guardar listar registrar descrever armazenar'.split(' '))
/** 'Contém o err.txt do programa, ou seja, as mensagens…': the second says it in words. */
const IN_WORDS = /^(\p{L}+)\s[^,]*\w\.\w[^,]*,\s(?:ou seja|isto é),\s(.+)$/u

function questionOf(name: string, given: string): { question: string; answer: string; form: string } | null {
  const meaning = given.replace(IN_WORDS, '$1 $2')
  const answer = tidyAnswer(meaning)
  if (name.startsWith('\\'))
    return isNominal(answer) ? { question: ask('o que indica o comando', name), answer, form: 'is' } : null
  const [verb = '', ...rest] = answer.split(' ')
  const reading = analyse(verb.toLowerCase()).find(
    a =>
      a.category === 'verb' && a.mood === 'indicative' && a.tense === 'present' && a.person === 3 && a.number === 's',
  )
  if (!reading) return null
  return OF_FILES.has(reading.lemma) && (reading.lemma === 'conter' || /\.\p{Ll}{2,4}$/u.test(name))
    ? {
        // 'O que detalha modelo.txt?' might ask for what describes the file.
        question: /\.\p{Ll}{2,4}$/u.test(name)
          ? ask('o que o arquivo', name, verb.toLowerCase())
          : ask('o que contém', name),
        answer: upperFirst(rest.join(' ')),
        form: 'holds',
      }
    : { question: ask('o que faz', name), answer, form: 'does' }
}
