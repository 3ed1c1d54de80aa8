import { describe, expect, test } from 'vitest'
import { hyphenJudge, joinedLines, joinLines, settleInnerHyphens } from './line-ends.ts'
import { isKnown } from './morphology.ts'

const judge = hyphenJudge(isKnown, new Set(['pré-histórico', 'fitoquímica']))

describe('words cut at a line end', () => {
  test.each([
    ['a plan-', 'ta cresce', 'a planta cresce'],
    ['a plan\u00AD', 'ta cresce', 'a planta cresce'],
    ['o homem pré-', 'histórico caçava', 'o homem pré-histórico caçava'],
    ['a triagem fito-', 'química', 'a triagem fitoquímica'],
    ['é preciso torná-', 'lo público', 'é preciso torná-lo público'],
    ['ao fazê-', 'la passar', 'ao fazê-la passar'],
    ['antes de pô-', 'lo na água', 'antes de pô-lo na água'],
    ['o guarda-', 'chuva', 'o guarda-chuva'],
    ['a região Centro-', 'Oeste', 'a região Centro-Oeste'],
    ['a planta', 'cresce', 'a planta cresce'],
    ['de 1808 -', 'data da chegada', 'de 1808 - data da chegada'],
  ])('%s | %s', (before, after, joined) => {
    expect(joinLines(before, after, judge)).toBe(joined)
  })

  test('inside a line already joined', () => {
    expect(settleInnerHyphens('a vege\u00AD tação e a plan\u00ADta', judge)).toBe('a vegetação e a planta')
    expect(settleInnerHyphens('ele tornou\u00AD -se e o covid\u00AD 19\u00AD', judge)).toBe(
      'ele tornou-se e o covid-19\u00AD',
    )
  })
})

describe('a hyphen that the next line repeats', () => {
  test.each([
    ['o país tornou-', '-se livre', 'o país tornou-se livre'],
    ['nós conservá-los-', 'emos aqui', 'nós conservá-los-emos aqui'],
    ['ele dir-se-', 'ia um rei', 'ele dir-se-ia um rei'],
    ['a professora deu\u00AD', '-lhe um livro', 'a professora deu-lhe um livro'],
    ['o vice-', '-almirante', 'o vice-almirante'],
    ['um auto-', '-ônibus', 'um auto-ônibus'],
    ['o bem\u00AD', '-te-vi', 'o bem-te-vi'],
    ['entre 1939-', '-1945', 'entre 1939-1945'],
  ])('%s | %s', (before, after, joined) => {
    expect(joinLines(before, after, judge)).toBe(joined)
  })
})

describe('numbers and dashes at a line end', () => {
  test.each([
    ['a guerra de 1939-', '1945 acabou', 'a guerra de 1939-1945 acabou'],
    ['de 10-', '15 graus', 'de 10-15 graus'],
    ['a covid\u00AD', '19 é', 'a covid-19 é'],
    ['a missão Apollo\u00AD', '11 desceu', 'a missão Apollo-11 desceu'],
    ['a rota São Paulo–', 'Rio', 'a rota São Paulo–Rio'],
    ['a rota São Paulo-', 'Brasília', 'a rota São Paulo-Brasília'],
    ['o rio —', 'que é largo', 'o rio — que é largo'],
  ])('%s | %s', (before, after, joined) => {
    expect(joinLines(before, after, judge)).toBe(joined)
  })
})

describe('prefixes by the spelling of 1990', () => {
  test.each([
    ['o anti-', 'inflamatório', 'o anti-inflamatório'],
    ['o micro-', 'organismo', 'o micro-organismo'],
    ['o micro-', 'ondas', 'o micro-ondas'],
    ['o tempo semi-', 'integral', 'o tempo semi-integral'],
    ['o anti-', 'higiênico', 'o anti-higiênico'],
    ['o jogo inter-', 'regional', 'o jogo inter-regional'],
    ['é super-', 'resistente', 'é super-resistente'],
    ['a sub-', 'região', 'a sub-região'],
    ['é neo-', 'ortodoxo', 'é neo-ortodoxo'],
    ['vão co-', 'ordenar', 'vão coordenar'],
    ['vão re-', 'eleger', 'vão reeleger'],
    ['vão pre-', 'encher', 'vão preencher'],
    ['vão inter-', 'rogar', 'vão interrogar'],
    ['vão sub-', 'meter', 'vão submeter'],
    ['o super-', 'mercado', 'o supermercado'],
    ['a semi-', 'nua', 'a seminua'],
    ['a auto-', 'estrada', 'a autoestrada'],
    ['o anti-', 'go nome', 'o antigo nome'],
    ['o ex-', 'presidente', 'o ex-presidente'],
    ['a ex-', 'pressão', 'a expressão'],
    ['o vice-', 'almirante', 'o vice-almirante'],
  ])('%s | %s', (before, after, joined) => {
    expect(joinLines(before, after, judge)).toBe(joined)
  })

  test.each([
    ['no pré\u00AD', 'e pós-guerra', 'no pré- e pós-guerra'],
    ['as forças anti-', 'ou pró-governo', 'as forças anti- ou pró-governo'],
    ['ele cri-', 'ou guarda-chuvas', 'ele criou guarda-chuvas'],
  ])('%s | %s', (before, after, joined) => {
    expect(joinLines(before, after, judge)).toBe(joined)
  })
})

test('lines of a page are one text with its words whole', () => {
  const lines = ['O guarda\u00AD', 'chuva e a plan\u00AD', 'ta do bem\u00AD', '-te-vi', 'de 1808-', '1815']
  expect(joinedLines(lines, '\n', isKnown)).toBe('O guarda-chuva e a planta do bem-te-vi\nde 1808-\n1815')
  expect(joinedLines([], '\n', isKnown)).toBe('')
})
