/**
 * How often the gates refuse what people wrote: a set of questions in SQuAD format, such as FaQuAD (CC BY 4.0).
 *   node bench/gates.ts path/to/questions.json [--show C1]
 * Every paragraph is a page; the quote is the sentence with the answer. A human question refused is a false alarm.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkCard } from '@capivira/generation/quality/check'
import type { CheckedCard } from '@capivira/generation/quality/checked'
import { qualityContext } from '@capivira/generation/quality/context'
import type { GateId } from '@capivira/generation/quality/finding'
import { splitSentences } from '@capivira/portuguese/sentences'
import { contentWords } from '@capivira/portuguese/tokens'

type Dataset = {
  data: {
    title: string
    paragraphs: { context: string; qas: { question: string; answers: { text: string; answer_start: number }[] }[] }[]
  }[]
}

const { values, positionals } = parseArgs({ options: { show: { type: 'string' } }, allowPositionals: true })
const [path] = positionals
if (!path) throw new Error('usage: node bench/gates.ts questions.json [--show GATE]')

/** Pass rates published with the thresholds, where they were measured on human questions. */
const EXPECTED: Partial<Record<GateId, string>> = { C1: '99.4%', F1: '99.9%', F4: '99.6% / 98.9%', L1: '90.0%' }

const dataset: Dataset = JSON.parse(readFileSync(path, 'utf8'))
const rejected = new Map<GateId, number>()
const warned = new Map<GateId, number>()
let [total, clean, questionClean] = [0, 0, 0]
const started = performance.now()

for (const { title, paragraphs } of dataset.data) {
  const context = qualityContext({
    pages: paragraphs.map(p => p.context),
    keyTerms: [title, ...frequentTerms(paragraphs)],
  })
  for (const [i, { context: text, qas }] of paragraphs.entries()) {
    for (const { question, answers } of qas) {
      const [answer] = answers
      if (!answer) continue
      const end = answer.answer_start + answer.text.length
      const touched = splitSentences(text).filter(s => s.start < end && s.end > answer.answer_start)
      const quote = text.slice(touched[0]?.start ?? 0, touched.at(-1)?.end ?? text.length)
      const card: CheckedCard = { question, answer: answer.text, source: { page: i + 1, quote } }
      const findings = checkCard(card, context)
      total++
      const rejects = findings.filter(f => f.severity === 'reject')
      if (rejects.length === 0) clean++
      if (!rejects.some(f => /^[CF]/.test(f.gate))) questionClean++
      for (const { gate, severity, detail } of findings) {
        const counts = severity === 'reject' ? rejected : warned
        counts.set(gate, (counts.get(gate) ?? 0) + 1)
        if (values.show === gate) console.log(`${severity}: ${question} → ${answer.text.slice(0, 100)}\n    ${detail}`)
      }
    }
  }
}

const percent = (n: number) => `${((n / total) * 100).toFixed(1)}%`
console.log(`${path}: ${total} questions, ${((performance.now() - started) / total).toFixed(2)} ms each\n`)
console.log('gate    passed   warned   expected')
for (const gate of [...new Set([...rejected.keys(), ...warned.keys()])].sort()) {
  const passed = percent(total - (rejected.get(gate) ?? 0))
  console.log(
    gate.padEnd(6),
    passed.padStart(8),
    percent(warned.get(gate) ?? 0).padStart(8),
    ` ${EXPECTED[gate] ?? ''}`,
  )
}
console.log(`\nno C or F gate refuses  ${percent(questionClean)}\nno gate refuses         ${percent(clean)}`)

/** Content words that return at least five times, as a stand-in for the key terms of the generator. */
function frequentTerms(paragraphs: readonly { context: string }[]): string[] {
  const counts = new Map<string, number>()
  for (const word of paragraphs.flatMap(p => contentWords(p.context))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= 5).map(([word]) => word)
}
