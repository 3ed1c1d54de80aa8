import { describe, expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { isChancePhrase } from './chance-phrase.ts'

const study = studyFrom(`# Mares

A corrente marinha leva uma areia gigantesca para a praia. O barco tem luzes conectadas. As ondas independentes batem \
no cais. A maré
alta cobre o recife costeiro. O mar aberto, o mar fechado e o mar interior são formas do mar. A água tranquila e a \
água visível brilham. A água
visível volta ao fundo.`)

const isChance = (text: string) => {
  const term = study.termOf(text)
  if (!term) throw new Error(`no term ${text}`)
  return isChancePhrase(term, study)
}

describe('a chance meeting of words is no term', () => {
  test.each(['areia gigantesca', 'luzes conectadas', 'ondas independentes'])('%s', text => {
    expect(isChance(text)).toBe(true)
  })
})

describe('a term is one whatever its words', () => {
  test.each(['corrente marinha', 'recife costeiro', 'mar fechado', 'água visível'])('%s', text => {
    expect(isChance(text)).toBe(false)
  })
})

test('what draws a conclusion defines nothing', () => {
  const said = studyFrom('# Mar\n\nUma maré parada significa que o barco espera. A vazante significa a descida do mar.')
  expect(['maré parada', 'vazante'].map(said.isDefined)).toEqual([false, true])
})
