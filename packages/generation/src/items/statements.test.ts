import { expect, test } from 'vitest'
import { draftMaterial } from '../generate.ts'
import { documentOf } from '../testing/document.ts'
import { STATEMENT } from './statements.ts'

const TEXT = `# Biologia

A mitocôndria produz a energia química usada pela célula eucarionte. O núcleo celular guarda as instruções da herança de cada organismo.

O ribossomo fabrica as proteínas necessárias à construção do tecido. O cloroplasto transforma a luz solar em alimento para o vegetal.

O complexo golgiense prepara e distribui as substâncias fabricadas em outras partes. O lisossomo digere as partículas trazidas de fora pelo alimento.`

test('offers what is said of other things, in the same number, as wrong statements', () => {
  const { candidates } = draftMaterial(documentOf(TEXT), { title: 'Biologia' })
  const statements = candidates.filter(({ fact }) => fact.pattern === STATEMENT)
  expect(statements.length).toBeGreaterThan(0)
  for (const { question, answer, distractors } of statements) {
    expect(question).toMatch(/^O que é correto afirmar sobre /)
    expect(distractors.length).toBeGreaterThanOrEqual(2)
    expect(distractors).not.toContain(answer)
    for (const text of [answer, ...distractors]) expect(text).toMatch(/^\p{Lu}\p{L}+ /u)
  }
})
