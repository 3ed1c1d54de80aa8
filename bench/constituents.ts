/**
 * Checks the facts of the generator against a treebank in CoNLL-U (Porttinari, CC BY 4.0), every sentence by itself:
 *   node bench/constituents.ts path/to/file.conllu [--show]
 * By the tree, an answer is one constituent with all that belongs to it; a question keeps the whole subject and object
 * of its verb, and what denies it. `--show` lists the facts that do not. A sign, no proof: an answer may rightly stop
 * before a relative clause.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentOf } from '@capivira/generation/document/typeset'
import type { Fact } from '@capivira/generation/families/fact'
import { draftMaterial } from '@capivira/generation/generate'

/** A word of the tree; `surface` is the written word it is part of ('nas' is two words and one surface). */
type Node = { id: number; form: string; lemma: string; tag: string; head: number; role: string; surface: number }
type Tree = { text: string; nodes: readonly Node[]; surfaces: readonly string[] }
type Flaw = 'answer cut' | 'answer of two' | 'subject cut' | 'object cut' | 'negation lost'

/** What cannot be left out behind its head. */
const NEEDED = /^(?:nmod|amod|nummod|flat|fixed|compound|obj|iobj|xcomp|ccomp|conj)/
/** What of a subject or object may be missing from a question. */
const CORE = /^(?:nmod|amod|nummod|flat|fixed|compound|conj)/
const FUNCTION = /^(?:case|cc|mark|det|punct|advmod|cop|aux)/

const { values, positionals } = parseArgs({
  options: { show: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [path] = positionals
if (!path) throw new Error('usage: node bench/constituents.ts file.conllu [--show]')

const counts = new Map<string, number>()
let facts = 0
let amiss = 0
for (const tree of readTrees(readFileSync(path, 'utf8'))) {
  for (const fact of factsOf(tree)) {
    const flaws = flawsOf(tree, fact)
    facts++
    if (flaws.length > 0) amiss++
    for (const [flaw] of flaws) counts.set(flaw, (counts.get(flaw) ?? 0) + 1)
    if (values.show && flaws.length > 0)
      console.log(
        `${tree.text}\n  ${fact.pattern}: ${fact.question} → ${fact.answer}\n  ` +
          `${flaws.map(([flaw, words]) => `${flaw}: ${words}`).join('; ')}`,
      )
  }
}
for (const [flaw, count] of [...counts].sort()) console.log(`${flaw.padEnd(16)} ${count}`)
console.log(`${facts} facts, ${facts - amiss} as the tree has them`)

function factsOf({ text }: Tree): readonly Fact[] {
  if (!/\s.*[.!?]$/.test(text)) return []
  const found = new Map<string, Fact>()
  for (const fact of draftMaterial(documentOf(`# Texto\n\n${text}`), { title: '' }).facts)
    if (!fact.pattern.startsWith('cloze/')) found.set(`${fact.question} ${fact.answer}`, fact)
  return [...found.values()]
}

function flawsOf(tree: Tree, { question, answer }: Fact): readonly (readonly [Flaw, string])[] {
  return [...answerFlaws(tree, answer), ...questionFlaws(tree, question, answer)]
}

function answerFlaws({ nodes, surfaces }: Tree, answer: string): (readonly [Flaw, string])[] {
  const span = longestRun(surfaces, wordsOf(answer))
  const inside = nodes.filter(node => span.has(node.surface) && node.tag !== 'PUNCT')
  const ids = new Set(inside.map(({ id }) => id))
  const cut = nodes.filter(node => ids.has(node.head) && !ids.has(node.id) && NEEDED.test(node.role))
  const roots = inside.filter(node => !ids.has(node.head) && !FUNCTION.test(node.role))
  return [
    ...(cut.length > 0 ? [['answer cut', forms(cut)] as const] : []),
    ...(new Set(roots.map(({ head }) => head)).size > 1 ? [['answer of two', forms(roots)] as const] : []),
  ]
}

function questionFlaws({ nodes }: Tree, question: string, answer: string): (readonly [Flaw, string])[] {
  const said = new Set(wordsOf(`${question} ${answer}`))
  const asked = new Set(wordsOf(question))
  const flaws: (readonly [Flaw, string])[] = []
  for (const node of nodes) {
    if (!asked.has(node.form.toLowerCase())) continue
    const flaw: Flaw | null = node.role.startsWith('nsubj') ? 'subject cut' : node.role === 'obj' ? 'object cut' : null
    const lost = flaw === null ? [] : coreOf(nodes, node).filter(({ form }) => !said.has(form.toLowerCase()))
    if (flaw !== null && lost.length > 0) flaws.push([flaw, forms(lost)])
    const denied = node.tag === 'VERB' && nodes.some(({ head, lemma }) => head === node.id && lemma === 'não')
    if (denied && !said.has('não')) flaws.push(['negation lost', node.form])
  }
  return flaws
}

/** Names, nouns, adjectives and numbers that belong to a noun, up to a comma's aside. */
function coreOf(nodes: readonly Node[], { id }: Node): Node[] {
  return nodes
    .filter(({ head, role }) => head === id && CORE.test(role))
    .flatMap(node => [...(/^(?:NOUN|PROPN|ADJ|NUM)$/.test(node.tag) ? [node] : []), ...coreOf(nodes, node)])
}

/** The surfaces of the longest stretch of the sentence that a text repeats. */
function longestRun(surfaces: readonly string[], words: readonly string[]): ReadonlySet<number> {
  const written = surfaces.flatMap((text, index) => wordsOf(text).map(word => ({ word, index })))
  let best: readonly number[] = []
  for (let from = 0; from < written.length; from++)
    for (let at = 0; at < words.length; at++) {
      let length = 0
      while (words[at + length] !== undefined && written[from + length]?.word === words[at + length]) length++
      if (length > best.length) best = written.slice(from, from + length).map(({ index }) => index)
    }
  return new Set(best)
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:[-.,/:º°ª%’'][\p{L}\p{N}]+)*/gu) ?? []).map(word => word.toLowerCase())
}

function forms(nodes: readonly Node[]): string {
  return nodes.map(({ form }) => form).join(', ')
}

function readTrees(text: string): Tree[] {
  return text.split('\n\n').flatMap(block => {
    const sentence = /^# text = (.*)$/m.exec(block)?.[1]
    return sentence === undefined ? [] : [{ text: sentence, ...readNodes(block) }]
  })
}

function readNodes(block: string): { nodes: Node[]; surfaces: string[] } {
  const nodes: Node[] = []
  const surfaces: string[] = []
  let joinedUntil = 0
  for (const line of block.split('\n')) {
    const [id = '', form = '', lemma = '', tag = '', , , head = '', role = ''] = line.split('\t')
    const joined = /^\d+-(\d+)$/.exec(id)?.[1]
    if (joined === undefined && !/^\d+$/.test(id)) continue
    if (joined !== undefined) joinedUntil = Number(joined)
    if (joined !== undefined || Number(id) > joinedUntil) surfaces.push(form)
    if (joined === undefined)
      nodes.push({ id: Number(id), form, lemma, tag, head: Number(head), role, surface: surfaces.length - 1 })
  }
  return { nodes, surfaces }
}
