import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { contextOf } from '../../context.ts'
import type { Fact } from '../../families/fact.ts'
import { findFacts } from '../../families/index.ts'
import { treeFacts } from '../../patterns/find.ts'
import { treeReader } from '../../reading/parsed.ts'
import { studyFrom } from '../../testing/document.ts'
import { questionCandidate } from '../candidates.ts'
import { poolsOf } from './pools.ts'

/** The options of every question of a text whose answer is this. */
function optionsOf(text: string, answer: string): string[][] {
  const study = studyFrom(text)
  const facts = [...findFacts(study), ...treeFacts(study, treeReader(parser()))]
  const made = (fact: Fact) => questionCandidate(fact, 1, study, poolsOf(study, facts), contextOf(study), 'a')
  return facts
    .filter(fact => fact.answer === answer)
    .flatMap(fact => [...(made(fact)?.distractors ?? [])].map(o => [o]))
}

describe('people stand beside those of their time and role', () => {
  test('a president of the first republic beside others of them', () => {
    const text =
      '# Canudos\n\nO presidente Prudente de Morais ordenou a quarta expedição contra o arraial. ' +
      'O escritor Euclides da Cunha ' +
      'publicou Os Sertões.'
    const options = optionsOf(text, 'Prudente de Morais').flat()
    expect(options.length).toBeGreaterThan(0)
    expect(options).not.toContain('Euclides da Cunha')
  })

  test('no man where the sentence speaks of a woman', () => {
    const text = `# Voto

Em 1933, a médica paulista Carlota Queirós foi a primeira deputada federal do Brasil. A professora Celina Viana votou \
em Mossoró. O
presidente Getúlio Vargas assinou o código em 1932. Alzira Soriano venceu a eleição em Lajes.`
    const gaps = optionsOf(text, 'Carlota Queirós').flat()
    expect(gaps).not.toContain('Getúlio Vargas')
  })
})
