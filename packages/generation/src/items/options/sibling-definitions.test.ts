import { expect, test } from 'vitest'
import { draftMaterial, generateMaterial } from '../../generate.ts'
import { documentOf } from '../../testing/document.ts'

const TEXT = documentOf(`# O movimento das marés

**Amplitude**: diferença de altura entre a maré alta e a maré baixa.

**Período**: tempo entre duas marés altas seguidas.

**Estofo**: momento em que a corrente fica parada.

**Sizígia**: maré mais forte da lua cheia.`)

test('definitions of one lesson are options of one another, however little their first nouns have in common', () => {
  const { questions } = generateMaterial(TEXT, { title: 'Marés' })
  const period = questions.find(({ question }) => question.includes('período'))
  expect(period?.options.length).toBeGreaterThan(2)
  expect(period?.options).toContain('Tempo entre duas marés altas seguidas')
  expect(period?.options).toContain('Momento em que a corrente fica parada')
})

test('not of another number or class', () => {
  const { candidates } = draftMaterial(
    documentOf(`# O céu

**Gnômon**: haste que marca as horas pela sombra no chão.

**Nônio**: escala que divide em partes iguais a medida do limbo.

**Almucântaras**: círculos da esfera paralelos ao horizonte.

**Sizígia**: momento em que três astros ficam em linha reta.

**Nutação**: balanço do eixo da Terra em torno do seu giro.`),
    { title: 'O céu' },
  )
  expect(candidates.filter(({ kind }) => kind === 'card')).toHaveLength(5)
  expect(candidates.filter(({ question }) => question.startsWith('Qual é a melhor')).map(c => c.distractors)).toEqual(
    [],
  )
})
