import { expect, test } from 'vitest'
import { findFacts } from '../../families/index.ts'
import { studyFrom } from '../../testing/document.ts'
import { ranker } from './rank.ts'

/** The worth of the first fact of a pattern in a text. */
function worth(markdown: string, pattern: string): number {
  const study = studyFrom(markdown)
  const fact = findFacts(study).find(candidate => candidate.pattern === pattern)
  if (!fact) throw new Error(`no ${pattern}`)
  return ranker(study)(fact)
}

const RULE = 'Se um recibo for perdido, a secretaria deverá emitir outro documento assinado.'

test('the verb of a condition is no English word', () => {
  expect(worth(RULE, 'cause/condition')).toBeGreaterThan(0.6)
})

test('what is so of any thing costs less as an example than what is so of one', () => {
  const example = `Por exemplo, ${RULE.charAt(0).toLowerCase()}${RULE.slice(1)}`
  expect(worth(RULE, 'cause/condition') - worth(example, 'cause/condition')).toBeCloseTo(0.25, 1)
})

test('a chapter on methods of a language is none on how a study was made', () => {
  const text = (title: string) => `# Apostila\n\nO livro ensina a programar com clareza.\n\n## ${title}\n\n${RULE}`
  const methods = worth(text('Métodos estáticos da classe'), 'cause/condition')
  expect(methods).toBeCloseTo(worth(text('Regras da classe'), 'cause/condition'), 1)
  expect(worth(text('Materiais e métodos'), 'cause/condition')).toBeLessThan(methods - 0.3)
})

const PAPER = (said: string) => `# Métodos\n\n${said}`

test('what a thing is counts as much in the methods of a study as elsewhere', () => {
  const said = 'A germinação é definida como a saída da raiz de dentro da semente.'
  expect(worth(PAPER(said), 'definition/defined')).toBeCloseTo(worth(`# Sementes\n\n${said}`, 'definition/defined'), 1)
})
