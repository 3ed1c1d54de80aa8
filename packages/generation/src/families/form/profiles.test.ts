import { expect, test } from 'vitest'
import { generateMaterial } from '../../generate.ts'
import { documentOf, found } from '../../testing/document.ts'

const DISEASES = [
  '# Doenças',
  '## Malária',
  '- Transmissão: picada do mosquito-prego infectado.',
  '## Tétano',
  '- Transmissão: contato de ferimentos com terra suja.',
  '## Sarampo',
  '- Transmissão: gotas de saliva de pessoas doentes.',
].join('\n\n')

test('what sections of one form tell of each thing is asked back to the thing', () => {
  expect(found(DISEASES, 'table/profile')).toEqual([
    'A que se refere a descrição “transmissão: picada do mosquito-prego infectado”? → Malária',
    'A que se refere a descrição “transmissão: contato de ferimentos com terra suja”? → Tétano',
    'A que se refere a descrição “transmissão: gotas de saliva de pessoas doentes”? → Sarampo',
  ])
})

test('the other headings are its wrong options, though the line names none of them', () => {
  const { questions } = generateMaterial(documentOf(DISEASES), { title: 'Doenças' })
  const asked = questions.find(({ question }) => question.includes('mosquito-prego'))
  expect(asked && [...asked.options].sort()).toEqual(['Malária', 'Sarampo', 'Tétano'])
  expect(asked?.options[asked.correctAnswer]).toBe('Malária')
})

test('labels that say no more than that it is said are left out', () => {
  expect(
    found(
      '# Leis\n\n## Lei de Hooke\n\n- Enunciado: a força da mola cresce com o alongamento.\n\n## Lei de Boyle\n\n- Enunciado: a pressão de um gás cai quando o volume aumenta.\n\n## Lei de Ohm\n\n- Enunciado: a corrente cresce com a tensão aplicada.',
      'table/profile',
    )[0],
  ).toBe('A que se refere a descrição “a força da mola cresce com o alongamento”? → Lei de Hooke')
})

test('what is said of two sections only, or the same of all, is not asked', () => {
  expect(found(DISEASES.replace(/## Sarampo[\s\S]*$/u, ''), 'table/profile')).toEqual([])
  expect(
    found(DISEASES.replace(/Transmissão: .*\./gu, 'Transmissão: água e alimentos sem tratamento.'), 'table/profile'),
  ).toEqual([])
})

test('what lines say of the lesson is not asked', () => {
  expect(found(DISEASES.replace(/Transmissão:/gu, 'Objetivo: estudar'), 'table/profile')).toEqual([])
})

test('names keep their capitals, labels in capitals lose them', () => {
  const text = DISEASES.replaceAll('Transmissão', 'ORIGEM')
    .replace('picada do mosquito-prego infectado', 'Vale do Rio Preto e arredores')
    .replace('contato de ferimentos com terra suja', 'Ferimentos com terra suja')
  expect(found(text, 'table/profile').slice(0, 2)).toEqual([
    'A que se refere a descrição “origem: Vale do Rio Preto e arredores”? → Malária',
    'A que se refere a descrição “origem: ferimentos com terra suja”? → Tétano',
  ])
})
