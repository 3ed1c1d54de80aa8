import { expect, test } from 'vitest'
import type { Fact } from '../../families/fact.ts'
import { draftMaterial } from '../../generate.ts'
import { documentOf } from '../../testing/document.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { isRelated } from './related.ts'

const { facts, study } = draftMaterial(documentOf('# Redes\n\nO roteador é um aparelho que liga a casa à rede.'), {
  title: 'Redes',
})
const kinds = kindsOf(study)

function relates(question: string, answer: string, option: { text: string; asked?: string; subject?: string }) {
  const [fact] = facts
  if (!fact) throw new Error('no fact')
  const asked: Fact = { ...fact, question, answer }
  return isRelated({ sectionIndex: 0, score: 0, ...option }, asked, kinds)
}

test.each([
  ['things of one head', { text: 'Para dar nome a um ser', asked: 'Para que servem os pronomes próprios?' }, true],
  ['both speak of one thing', { text: 'Para ligar os pronomes do texto' }, true],
  ['one root', { text: 'Para que a pronominalização se note' }, true],
  ['another subject', { text: 'Para limpar o disco', asked: 'Para que serve a formatação?' }, false],
  ['a word every text uses says nothing', { text: 'Para ver o nome de uma coisa' }, false],
])('what something is for: %s', (_why, option, expected) => {
  expect(
    relates('Para que servem os pronomes pessoais?', 'Para dar nome a todos os seres de uma espécie', option),
  ).toBe(expected)
})

test.each([
  ['of its kind', { text: 'Guarda os arquivos da turma', subject: 'o servidor' }, true],
  ['of its name', { text: 'Escolhe o caminho', subject: 'o aparelho de rádio' }, true],
  ['of another kind', { text: 'Come os aparelhos de casa', subject: 'a capivara' }, false],
])('what something does: %s', (_why, option, expected) => {
  const doer = option.subject === 'o servidor' ? 'o roteador' : 'o aparelho de som'
  expect(relates(`O que faz ${doer}?`, 'Liga os aparelhos de casa à rede', option)).toBe(expected)
})

test('a question for what something is for has options of its subject, or none', () => {
  const { candidates } = draftMaterial(
    documentOf(`# A oficina

A lixa serve para alisar a madeira bruta. O formão serve para entalhar a madeira macia. O serrote serve para cortar a \
tábua grossa.

# O corpo

O rim serve para filtrar o sangue sujo. O pulmão serve para levar o ar ao corpo.`),
    { title: 'Oficina' },
  )
  const asked = candidates.filter(
    ({ kind, question }) => kind === 'question' && question === 'Para que serve o formão?',
  )
  expect(asked[0]?.distractors.toSorted()).toEqual(['Para alisar a madeira bruta', 'Para cortar a tábua grossa'])
})
