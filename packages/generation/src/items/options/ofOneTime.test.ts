import { describe, expect, test } from 'vitest'
import { plainRole } from '../../analysis/people/names.ts'
import { contextOf } from '../../context.ts'
import type { Fact } from '../../families/fact.ts'
import { findFacts } from '../../families/index.ts'
import { studyFrom } from '../../testing/document.ts'
import { questionCandidate } from '../candidates.ts'
import { poolsOf } from './pools.ts'

/** The options of every question of a text whose answer is this. */
function optionsOf(text: string, answer: string): string[][] {
  const study = studyFrom(text)
  const facts = findFacts(study)
  const made = (fact: Fact) => questionCandidate(fact, 1, study, poolsOf(study, facts), contextOf(study), 'a')
  return facts
    .filter(fact => fact.answer === answer)
    .flatMap(fact => [...(made(fact)?.distractors ?? [])].map(o => [o]))
}

describe('people stand beside those of their time and role', () => {
  test('an impressionist beside no painter of the Renaissance', () => {
    const options = optionsOf(
      '# Pintura\n\nClaude Monet pintou o quadro Impressão, nascer do sol em 1872.',
      'Claude Monet',
    )
    expect(options.length).toBeGreaterThan(0)
    expect(options.flat()).not.toContain('Leonardo da Vinci')
  })

  test('a president of the first republic beside others of them', () => {
    const text =
      '# Canudos\n\nO presidente Prudente de Morais ordenou a quarta expedição. O escritor Euclides da Cunha publicou Os Sertões.'
    const options = optionsOf(text, 'Prudente de Morais').flat()
    expect(options.length).toBeGreaterThan(0)
    expect(options).not.toContain('Euclides da Cunha')
  })

  test('no man where the sentence speaks of a woman', () => {
    const text = `# Voto

Em 1933, a médica paulista Carlota Queirós foi a primeira deputada federal do Brasil. A professora Celina Viana votou em Mossoró. O
presidente Getúlio Vargas assinou o código em 1932. Alzira Soriano venceu a eleição em Lajes.`
    const gaps = optionsOf(text, 'Carlota Queirós').flat()
    expect(gaps).not.toContain('Getúlio Vargas')
  })
})

test('where somebody is from is not said beside others who are not', () => {
  expect(['cientista inglês', 'físico neozelandês', 'poeta italiano', 'rei persa'].map(plainRole)).toEqual([
    'cientista',
    'físico',
    'poeta',
    'rei',
  ])
  expect(['empresa norte-americana', 'ministro militar', 'rei'].map(plainRole)).toEqual([
    'empresa norte-americana',
    'ministro militar',
    'rei',
  ])
})
