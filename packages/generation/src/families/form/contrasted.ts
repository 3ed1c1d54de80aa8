import { singular } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { normalize } from '@capivira/portuguese/tokens'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { ATTRIBUTE } from '../../analysis/references/known.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Section } from '../../document/model.ts'
import { lemmaSet } from '../../quality/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { ASPECT, type Entry, labelledLines, REMARK } from './sideBySide.ts'
import { contentBlocks, type Placed, sourceAt } from './structure.ts'
import { kindOf } from './tableSubject.ts'

/** A sort of things with members the page names: 'substantivo concreto' with 'cadeira' and 'lua'. */
type Group = { sort: string; members: readonly string[]; quote: string; placed: Placed }

/** Sorts of one noun are told apart by two of them; of others it takes so many to see that they are set against one another. */
const OF_ONE_NOUN = 2
const OF_ANY = 3

/**
 * 'Primitivos: não vêm de outra palavra, como “pedra”. | Derivados: vêm de outra palavra, como “pedreiro” e “pedreira”.' → 'Qual
 * alternativa traz um exemplo de substantivo primitivo?': what the page gives for one sort is false of the sorts beside it.
 */
export function contrastedFacts(study: Study): Fact[] {
  const blocks = contentBlocks(study)
  const runs = [...labelledLines(blocks).map(lines => lines.flatMap(groupOf)), ...listedGroups(blocks)]
  return runs.flatMap(groups => {
    const apart = withoutShared(groups)
    const heads = new Set(apart.map(({ sort }) => sort.split(' ')[0]))
    if (apart.length < (heads.size === 1 ? OF_ONE_NOUN : OF_ANY)) return []
    return apart.flatMap(group => factOf(group, apart, study))
  })
}

function groupOf(entry: Entry): Group[] {
  const sort = sortOf(entry.label, entry.placed.section)
  const members = sort === null ? [] : membersIn(entry.whole.slice(entry.label.length))
  return sort === null || members.length === 0 ? [] : [{ sort, members, quote: entry.whole, placed: entry.placed }]
}

/** Lists under lines 'Dispositivos de entrada:' of one section, and under headings of one level that name their sort. */
function listedGroups(blocks: readonly Placed[]): Group[][] {
  const runs = new Map<string, Group[]>()
  for (const [at, { block, section }] of blocks.entries()) {
    const first = block.kind === 'list-item' && section.blocks[0] === block
    const line = block.kind === 'paragraph' ? /^(?:[OA]s\s)?(.{4,50}?)(?:\ssão)?:$/u.exec(block.text)?.[1] : undefined
    const label = first ? section.title : line
    const sort = label === undefined ? null : sortOf(label, section)
    if (sort === null) continue
    const items = itemsFrom(blocks.slice(first ? at : at + 1), section)
    const members = items.flatMap(({ block: { text } }) => memberOf(text) ?? [])
    const [opening] = items
    if (!opening || members.length < 2 || members.length < items.length) continue
    const quote = [...(first ? [] : [block.text]), ...items.map(item => item.block.text)].join(' ')
    const key = `${first ? 'heading' : 'line'}|${section.path.slice(0, -1).join('|')}|${section.level}`
    runs.set(key, [...(runs.get(key) ?? []), { sort, members, quote, placed: opening }])
  }
  return [...runs.values()]
}

function itemsFrom(blocks: readonly Placed[], section: Section): Placed[] {
  const end = blocks.findIndex(placed => placed.section !== section || placed.block.kind !== 'list-item')
  return blocks.slice(0, end < 0 ? blocks.length : end)
}

/** The sort a label names, in the singular: 'Concretos' under 'Substantivos concretos e abstratos' → 'substantivo concreto'. */
function sortOf(label: string, { title }: Section): string | null {
  const low = label.toLowerCase()
  const [head = '', ...others] = title.toLowerCase().replace(/[,()]/gu, ' ').split(/\s+/)
  if (!low.includes(' ') && others.includes(low) && analyse(head).some(a => a.number === 'p')) {
    const both = [head, low].map(word => singular(word) ?? (/[aeiou]res$/u.test(word) ? word.slice(0, -2) : null))
    return both.includes(null) ? null : both.join(' ')
  }
  const [first = ''] = low.split(' ')
  const readings = analyse(first)
  if (!readings.some(a => a.category === 'noun') || !isPlural(first)) return null
  if (ASPECT.test(first) || REMARK.test(first) || ATTRIBUTE.test(first) || SETS_NO_SORT.test(first)) return null
  if (readings.some(a => a.category === 'adjective' || a.mood === 'participle') && !low.includes(' ')) return null
  return kindOf(label)
}

const isPlural = (noun: string) => analyse(noun).some(a => a.category === 'noun' && a.number === 'p')

/** What is said of things, and what they are made of, is no sort of them. */
const SETS_NO_SORT =
  /^(?:vantagens|desvantagens|exemplos|componentes|partes|ingredientes|pontos|passos|etapas|fases|regras|dicas|dados|itens|questões|perguntas|respostas|conteúdos|objetivos|autores|obras|eventos|datas|fatos|direitos|deveres|membros|integrantes|principais|resultados|funções|usos|medidas)$/u

/** 'como “amor” e “tristeza”', 'Exemplos: cão, gato', 'teclado, mouse e scanner' as all there is. */
function membersIn(said: string): string[] {
  const plain = said.replace(/^\s?(?::|[–—-])\s/u, '').trim()
  const given =
    /(?:,\s(?:como|tais como|por exemplo:?,?|a exemplo d[eoa]s?)|(?:^|[\s(])(?:Ex|Exemplos?)[.:]{1,2})\s([^.;:()]+)/iu.exec(
      plain,
    )?.[1] ?? plain.replace(/[.;]$/u, '')
  const parts = given.split(/,\s(?:e\s|ou\s)?|\s(?:e|ou)\s|\s\/\s/u).map(part => part.trim())
  const members = parts.flatMap(part => memberOf(part) ?? [])
  const bare = given.length >= plain.length - 1
  return members.length < parts.length || (bare && members.length < 2) ? [] : members
}

/** One member as an option: 'a “lua”' → 'Lua'; null for what is no short name of a thing. */
function memberOf(text: string): string | null {
  const quoted = /^["“'‘]([^"“”'’]{2,24})["”'’][.;]?$/u.exec(text.trim())?.[1]
  const word = quoted ?? text.trim().replace(/^(?:[oa]s?|uma?)\s|[.;]+$/giu, '')
  if (wordsIn(word) > 3 || wordsIn(word) === 0 || !/^[\p{L}\s-]{2,28}$/u.test(word)) return null
  if (/^(?:etc|entre|outr[oa]s?|assim|também|demais|não|que|tod[oa]s|algun?s|algumas)(?![\p{L}])/iu.test(word))
    return null
  const [first, ...more] = tagWords(word.toLowerCase())
  const known =
    quoted !== undefined || (!more.some(({ tag }) => tag === 'verb') && /^(?:noun|proper)$/u.test(first?.tag ?? ''))
  return known ? upperFirst(word) : null
}

/** The groups without the members that two of them name, and those that are left with none. */
function withoutShared(groups: readonly Group[]): Group[] {
  const keyOf = (text: string) => [...lemmaSet(text)].sort().join(' ') || normalize(text)
  return groups.flatMap(group => {
    const elsewhere = new Set(groups.filter(other => other !== group).flatMap(({ members }) => members.map(keyOf)))
    const members = group.members.filter(member => !elsewhere.has(keyOf(member)))
    const twice = groups.some(other => other !== group && other.sort === group.sort)
    return members.length === 0 || twice ? [] : [{ ...group, members }]
  })
}

function factOf(group: Group, groups: readonly Group[], study: Study): Fact[] {
  const { sort, members, quote, placed } = group
  const rivals = groups.flatMap(other => (other === group ? [] : other.members))
  const answer = members.find(member => !recallsSort(member, sort))
  if (answer === undefined || rivals.length < 2 || quote.length > 500) return []
  return [
    settle(
      {
        family: 'table',
        pattern: 'table/member',
        focus: `${focusKey(sort)} exemplo`,
        question: ask('qual alternativa traz um exemplo de', sort),
        answer,
        answerType: 'term',
        strength: 0.88,
        load: 0.4,
        rivals,
        card: false,
        quote,
        page: pageAt(placed.block, 0),
      },
      study.sentences.find(({ block, text }) => block === placed.block && quote.startsWith(text)) ??
        sourceAt(placed, quote),
    ),
  ]
}

function recallsSort(member: string, sort: string): boolean {
  const own = lemmaSet(sort)
  return [...lemmaSet(member)].some(word => own.has(word))
}
