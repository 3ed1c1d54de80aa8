import { expect, test } from 'vitest'
import { draftMaterial } from '../generate.ts'
import { documentOf } from '../testing/document.ts'
import { matchedQuestions } from './matched.ts'

/** What is asked of a text whose definitions nothing else in the quiz asks. */
function matched(text: string) {
  const { candidates, study, context } = draftMaterial(documentOf(text), { title: 'Aula' })
  return matchedQuestions(
    { cards: candidates.filter(({ kind }) => kind === 'card'), questions: [] },
    study,
    context,
    '1',
  )
}

const FARM = `# A horta

A enxada é a ferramenta que corta e revira a terra dura.

O canteiro é o espaço onde as mudas crescem em fileiras.

A compostagem é o processo pelo qual restos de comida viram adubo.

O espantalho é um boneco que afasta os pássaros das plantas.`

test('terms stand with their own definition once and with one another’s else', () => {
  const [question] = matched(FARM)
  expect(question?.question).toMatch(/^Sobre .+, .+, .+ e .+, qual afirmação está certa\?$/u)
  const own = [
    'A enxada é a ferramenta que corta e revira a terra dura',
    'O canteiro é o espaço onde as mudas crescem em fileiras',
    'A compostagem é o processo pelo qual restos de comida viram adubo',
    'O espantalho é um boneco que afasta os pássaros das plantas',
  ]
  expect(own).toContain(question?.answer)
  const definitionOf = (statement: string) => statement.replace(/^\S+ \S+ é /u, '')
  expect(question?.distractors.filter(option => own.includes(option))).toEqual([])
  expect([question?.answer ?? '', ...(question?.distractors ?? [])].map(definitionOf).sort()).toEqual(
    own.map(definitionOf).sort(),
  )
})

test('definitions of one kind stay apart, for the one may be true of the other', () => {
  expect(
    matched(`# Os barcos

A jangada é um barco que leva pescadores para longe da praia.

O saveiro é um barco que leva mercadorias de um porto a outro.

A canoa é um barco que anda com a força de dois remos.`),
  ).toEqual([])
})

test('what lives stays apart from what does not', () => {
  const [question] = matched(`# A roça

A enxada é a ferramenta que corta e revira a terra dura.

O canteiro é o espaço onde as mudas crescem em fileiras.

A compostagem é o processo pelo qual restos de comida viram adubo.

O joão-de-barro é a ave que constrói o ninho de lama.`)
  expect(question?.question).not.toContain('joão-de-barro')
  expect(question?.distractors).toHaveLength(2)
})

test('a glossary’s definitions follow a colon', () => {
  const [question] = matched(`# A feira

**Barraca**: estrutura de madeira onde se expõem as frutas.

**Freguês**: pessoa que compra toda semana no mesmo lugar.

**Xepa**: momento em que os preços caem no fim da manhã.

**Balança**: instrumento que mede o peso dos alimentos.`)
  expect(question?.answer).toMatch(/^(?:Barraca: estrutura|Freguês: pessoa|Xepa: momento|Balança: instrumento) /u)
})

test('a definition that the quiz asks for already is not asked for once more', () => {
  const { candidates, study, context } = draftMaterial(documentOf(FARM), { title: 'Aula' })
  const cards = candidates.filter(({ kind }) => kind === 'card')
  const questions = cards.map(card => ({ ...card, kind: 'question' as const }))
  expect(matchedQuestions({ cards, questions }, study, context, '1')).toEqual([])
})
