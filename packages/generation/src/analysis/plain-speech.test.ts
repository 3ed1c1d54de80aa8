import { expect, test } from 'vitest'
import { studyFrom } from '../testing/document.ts'
import { plainSpeech } from './plain-speech.ts'

test.each([
  // Talk before the thing itself.
  [
    'O moinho tem três partes, a saber: a pedra, a roda e o eixo.',
    'O moinho tem três partes: a pedra, a roda e o eixo.',
  ],
  ['A própria feira é uma festa da vila.', 'A feira é uma festa da vila.'],
  ['Eu sinto te informar, mas resumindo bastante aqui, o fermento só age no calor.', 'O fermento só age no calor.'],
  ['A resposta é simples: uma foz é o lugar onde um rio termina.', 'Uma foz é o lugar onde um rio termina.'],
  ['Importante deixar bem claro: as marés mudam todos os dias.', 'As marés mudam todos os dias.'],
  ['Saiba que o mel não estraga com o tempo.', 'O mel não estraga com o tempo.'],
  // What only points at the page.
  ['O motor gira devagar, como você pode ver na figura ao lado.', 'O motor gira devagar.'],
  ['O pistão, que é a peça B do nosso desenho, empurra o ar.', 'O pistão empurra o ar.'],
  ['O pistão, que é feito de metal, empurra o ar.', 'O pistão, que é feito de metal, empurra o ar.'],
  ['A bomba (veja o quadro 3) leva a água à caixa.', 'A bomba leva a água à caixa.'],
  ['A bomba (uma máquina antiga) leva a água à caixa.', 'A bomba (uma máquina antiga) leva a água à caixa.'],
  ['O comando total, linha 7, define a soma.', 'O comando total define a soma.'],
  ['A poda atua – limitando – no tamanho da copa.', 'A poda atua no tamanho da copa.'],
  ['São três partes, [inicial], [modelo#] e [final].', 'São três partes, [inicial], [modelo#] e [final].'],
  ['O sino da torre impõe, assim, um horário à vila.', 'O sino da torre impõe um horário à vila.'],
  ['O forno dá, em segundo lugar, calor à cozinha.', 'O forno dá calor à cozinha.'],
  ['O sal, portanto, não evapora com a água.', 'O sal não evapora com a água.'],
  [
    'O acrílico é um material que parece vidro, porém, que não se quebra.',
    'O acrílico é um material que parece vidro, mas que não se quebra.',
  ],
  [
    'As gaitas são de latão, entretanto, somente duas estão afinadas.',
    'As gaitas são de latão, mas somente duas estão afinadas.',
  ],
  ['A fibra é um material leve, porém, caro.', 'A fibra é um material leve, mas caro.'],
  ['O mel, porém, não estraga.', 'O mel não estraga.'],
  ['Ferro, então, e cobre conduzem calor.', 'Ferro e cobre conduzem calor.'],
  // An exclamation that states something.
  ['As abelhas visitam milhares de flores por dia!', 'As abelhas visitam milhares de flores por dia.'],
  ['Veja agora que lindo dia de sol!', 'Veja agora que lindo dia de sol!'],
])('%s', (said, plain) => {
  expect(plainSpeech(said)).toBe(plain)
})

test('what the writer says of his own makes the whole sentence talk', () => {
  const said = 'A padaria, que sempre foi nossa parceira, tem seu forno no centro.'
  expect(plainSpeech(said)).toBe(said)
})

test('code that is left in brackets keeps a sentence from being asked', () => {
  const { sentences } = studyFrom(
    'O programa devolve a árvore ("mapa",trees:(galhos)), o modelo usado e termina a execução.',
  )
  expect(sentences.map(({ dependence }) => dependence)).toEqual(['debris'])
})

test('a scene to imagine ends where the text says that so it is', () => {
  const { sentences } = studyFrom(
    'Pense na cidade como se fosse um formigueiro com muitas entradas. O guarda escolhe a entrada de cada ' +
      'formiga. Na cidade também é assim. Os guardas cuidam das ruas de cada bairro.',
  )
  expect(sentences.map(({ dependence }) => dependence === 'imagined')).toEqual([true, true, false, false])
})

test.each([
  ['É equivalente dizer que o calor passa do corpo quente ao frio.'],
  ['De modo equivalente, é equivalente dizer que o calor passa do corpo quente ao frio.'],
  ['É interessante saber que o calor passa do corpo quente ao frio.'],
  ['Dizemos de forma concisa que o calor passa do corpo quente ao frio.'],
  ['Percebemos que o calor passa do corpo quente ao frio.'],
])('%s', text => {
  expect(plainSpeech(text)).toBe('O calor passa do corpo quente ao frio.')
})
