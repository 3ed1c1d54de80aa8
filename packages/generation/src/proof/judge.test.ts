import { describe, expect, test } from 'vitest'
import { extracted, line, page } from '../testing/document.ts'
import { type Claimed, judge } from './judge.ts'
import { knowledgeOf } from './knowledge.ts'

/** A lesson of grammar, mathematics and computing, whose sentences are full of letters, formulas and small words. */
const lesson = [
  'A crase marca o encontro da preposição “a” com o artigo “a”.',
  'A palavra “sofá” é uma oxítona terminada em “a”.',
  'A sinonímia, isto é, a semelhança de sentido entre palavras, evita repetições no texto.',
  'A área de um círculo de raio r é dada por A = πr².',
  'O teorema de Pitágoras diz que a² = b² + c² em um triângulo retângulo.',
  'A função f(x) = 2x + 3 é crescente porque o coeficiente de x é positivo.',
  'A norma ABNT NBR 6023 trata da apresentação de referências.',
  'Três grandezas descrevem o movimento: posição, velocidade e aceleração; a velocidade é a única destas que o ' +
    'velocímetro mostra.',
  'O comando git push envia as mudanças para o servidor.',
  'A expressão “à toa” leva crase porque é uma locução feminina.',
  'Em Python, o comando len(nomes) + 1 conta os elementos da lista e soma um.',
  'Os fungos decompõem a matéria morta e devolvem nutrientes ao solo.',
  'A tag <ol> delimita uma lista ordenada.',
  'A metade mais um dos membros forma o quórum da reunião.',
  'A empresa foi vendida em 2018 por 7.5 bilhões de dólares.',
]
const lines = lesson.map((text, i) => line(text, { top: 70 + i * 26 }))
const knowledge = knowledgeOf(extracted([page(1, lines)]), 'Linguagens')

const item = (sentence: number, question: string, answer: string, wrong: string[] = []): Claimed => ({
  kind: wrong.length > 0 ? 'question' : 'card',
  question,
  answer,
  wrong,
  explanation: '',
  quote: lesson[sentence - 1] ?? '',
  page: 1,
})
const judged = (...[sentence, question, answer, wrong]: Parameters<typeof item>) => {
  const { outcome, reason } = judge(item(sentence, question, answer, wrong), knowledge)
  return [outcome, reason]
}

describe('what looks like a fault and is none is not refused', () => {
  test.each([
    ['a letter at the end of a question', 2, 'Que palavra é uma oxítona terminada em “a”?', 'Sofá'],
    ['a letter at the end, without its marks', 2, 'Como se classifica a palavra “sofá”, terminada em a?', 'Oxítona'],
    ['a small word as the answer', 1, 'Com que artigo a preposição “a” se encontra na crase?', 'O artigo “a”'],
    ['a tag that the passage speaks of', 13, 'Que tag delimita uma lista ordenada?', '<ol>'],
    ['an amount that ends with one', 14, 'Quantos membros formam o quórum da reunião?', 'A metade mais um'],
    ['a decimal point', 15, 'Por quanto a empresa foi vendida?', 'Por 7,5 bilhões de dólares'],
    ['a decimal point as it stands', 15, 'Por quanto a empresa foi vendida?', 'Por 7.5 bilhões de dólares'],
    ['isto é', 3, 'O que é a sinonímia?', 'A semelhança de sentido entre palavras'],
    [
      'isto é in the answer',
      3,
      'O que evita repetições no texto?',
      'A sinonímia, isto é, a semelhança de sentido entre palavras',
    ],
    ['a formula as the answer', 4, 'Qual é a fórmula da área de um círculo de raio r?', 'A = πr²'],
    ['a formula in two letters', 5, 'O que diz o teorema de Pitágoras sobre o triângulo retângulo?', 'a² = b² + c²'],
    [
      'a formula in the question',
      6,
      'Por que a função f(x) = 2x + 3 é crescente?',
      'Porque o coeficiente de x é positivo',
    ],
    ['the name of a standard', 7, 'Que norma trata da apresentação de referências?', 'ABNT NBR 6023'],
    [
      'destas, of what the question names',
      8,
      'Entre posição, velocidade e aceleração, qual destas o velocímetro mostra?',
      'A velocidade',
    ],
    ['a command', 9, 'Que comando envia as mudanças para o servidor?', 'git push'],
    ['a locution with crase', 10, 'Por que a expressão “à toa” leva crase?', 'Porque é uma locução feminina'],
    ['a call of a function', 11, 'Em Python, o que o comando len(nomes) + 1 conta?', 'Os elementos da lista'],
  ])('%s', (_, sentence, question, answer) => {
    expect(judged(sentence, question, answer)[0]).not.toBe('refused')
  })
})

describe('what the text denies or does not say is not', () => {
  test.each([
    ['roles swapped', 12, 'O que a matéria morta decompõe?', 'Os fungos', 'refused'],
    // By words alone: a tree that sees it said of the same thing refuses it.
    ['a denial', 12, 'Que seres não devolvem nutrientes ao solo?', 'Os fungos', 'suggested'],
    ['more than it says', 12, 'Que seres sempre decompõem a matéria morta?', 'Os fungos', 'refused'],
    ['another thing', 12, 'O que os fungos devolvem ao solo?', 'Oxigênio', 'refused'],
    ['another number', 5, 'O que diz o teorema de Pitágoras sobre o triângulo retângulo?', 'a³ = b² + c²', 'refused'],
    [
      'another cause',
      6,
      'Por que a função f(x) = 2x + 3 é decrescente?',
      'Porque o coeficiente de x é positivo',
      'refused',
    ],
  ])('%s', (_, sentence, question, answer, outcome) => {
    expect(judged(sentence, question, answer)[0]).toBe(outcome)
  })

  test('a sentence that is not there', () => {
    const written = {
      ...item(12, 'O que os fungos devolvem ao solo?', 'Nutrientes'),
      quote: 'Os fungos dão sombra às plantas do jardim.',
    }
    expect(judge(written, knowledge)).toMatchObject({
      outcome: 'refused',
      reason: 'A frase citada não está no texto: copie-a letra por letra.',
    })
  })
})

describe('wrong options', () => {
  const asks = 'O que os fungos devolvem ao solo?'
  test('a sibling of the answer that the text names is a good one', () => {
    const verdict = judge(
      item(9, 'Que comando envia as mudanças para o servidor?', 'git push', ['git pull', 'git clone', 'git commit']),
      knowledge,
    )
    expect(verdict).toMatchObject({ outcome: 'published', usable: { kind: 'question' } })
  })

  test('a question whose options are no good stays as a card, with the reason', () => {
    const verdict = judge(item(12, asks, 'Nutrientes', ['Nutriente', 'Os nutrientes']), knowledge)
    expect(verdict).toMatchObject({ outcome: 'published', usable: { kind: 'card', wrong: [] } })
    expect(verdict.reason).toMatch(/^Ficou como cartão, sem alternativas\. /)
  })

  const sends = 'Que comando envia as mudanças para o servidor?'
  test('that one is left out is said, of a published item, too', () => {
    const verdict = judge(item(9, sends, 'git push', ['git pull', 'git clone', 'Depende dela']), knowledge)
    expect(verdict).toMatchObject({
      outcome: 'published',
      usable: { kind: 'question', wrong: ['Git pull', 'Git clone'] },
    })
    expect(verdict.reason).toMatch(/^Alternativa de fora: .*“Depende dela”/)
  })

  test('of four that are good the fourth is said to be left out', () => {
    const verdict = judge(item(9, sends, 'git push', ['git pull', 'git clone', 'git commit', 'git merge']), knowledge)
    expect(verdict).toMatchObject({
      outcome: 'published',
      reason: 'Alternativa de fora, “Git merge”: Três alternativas erradas bastam.',
    })
  })

  test('of a card that was a question every option has its reason', () => {
    const verdict = judge(item(12, asks, 'Nutrientes', ['Nutriente', 'Os nutrientes', 'Depende dela']), knowledge)
    expect(verdict).toMatchObject({ outcome: 'published', usable: { kind: 'card' } })
    for (const option of ['Nutriente', 'Os nutrientes', 'Depende dela']) expect(verdict.reason).toContain(`“${option}”`)
  })
})
