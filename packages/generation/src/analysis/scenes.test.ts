import { expect, test } from 'vitest'
import { findFacts } from '../families/index.ts'
import { studyFrom } from '../testing/document.ts'

const found = (text: string) => findFacts(studyFrom(text)).map(fact => `${fact.question} → ${fact.answer}`)

test('what follows an imagined thing in its paragraph is said of that thing alone', () => {
  const asked = found(
    'A condução ocorre nos sólidos. Imagine uma barra metálica com uma ponta em uma chama. O calor fluiu do ' +
      'ponto mais quente para o mais frio da barra em razão da diferença de temperatura entre as duas pontas.',
  )
  expect(asked.filter(item => /barra/.test(item))).toEqual([])
})

test('what somebody did in a story is not asked, what is so in it is', () => {
  const story =
    'O Egito Antigo era uma civilização que dependia das cheias do Rio Nilo. Nefertari despertou antes do ' +
    'nascer do sol e caminhou até o palácio real de Tebas.\n\n— Nefertari! — chamou uma voz conhecida no ' +
    'palácio.'
  const asked = found(story)
  expect(asked.some(item => /despertou|caminhou/.test(item))).toBe(false)
  expect(asked.some(item => /Egito/.test(item))).toBe(true)
})

test('what a thing is called in a scene is asked, what goes on there is not', () => {
  const asked = found(
    'Imagine um barco que desce um rio. O barco leva sal. A margem que fica à direita de quem desce é ' +
      'denominada margem direita.',
  )
  expect(asked.filter(item => /sal/.test(item))).toEqual([])
  expect(asked.some(item => /Margem direita/.test(item))).toBe(true)
})
