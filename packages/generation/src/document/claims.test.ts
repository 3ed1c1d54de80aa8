import { describe, expect, test } from 'vitest'
import { plainBlock } from '../testing/block.ts'
import { amongUntruths, isCrossed, isDenied, isDeniedSection } from './claims.ts'
import type { Block } from './model.ts'

const block = (text: string, kind: Block['kind'] = 'list-item') => plainBlock(kind, text)
const list = [block('A água gelada causa a gripe.'), block('O suor é sangue.')]

describe('headings of what the text denies', () => {
  test.each([
    'Mitos sobre a água',
    'Principais mitos sobre a vacina',
    'Fake news sobre os dentes',
    'Erros comuns sobre os dentes',
    'Erros mais comuns',
    'O que é falso a respeito do mel?',
    'O que não é verdade',
    'O que muita gente pensa',
    'O que as pessoas acham da cárie',
    'O que se pensava sobre a Terra',
    'Antes se pensava',
    'Antigamente, se acreditava',
    'Afirmações falsas',
    'Ideias erradas',
    'Mitos',
    'Mitos e verdades',
    'Mitos da alimentação',
    'Concepções alternativas dos alunos',
    'Ideias espontâneas sobre o calor',
    'Crendices populares',
    'Superstições',
  ])('%s', title => {
    expect(isDeniedSection(title, list)).toBe(true)
  })

  test.each([
    'Mitos e lendas do Brasil',
    'Mitos gregos',
    'Falsos frutos',
    'Erros de refração',
    'Fake news: o que são',
    'O que são notícias falsas?',
    'Notícias falsas na internet',
    'O que é a verdade?',
    'O que é o mito',
    'Verdades sobre a água',
    'A mentira e a verdade',
    'Ideias para a feira de ciências',
    'Superstições e festas do sertão',
    'Energias alternativas',
  ])('%s is an ordinary heading', title => {
    expect(isDeniedSection(title, list)).toBe(false)
  })

  test('a text that tells of myths, and a list that says which is which, are read', () => {
    expect(isDeniedSection('Mitos', [block('O mito é uma narrativa dos povos antigos.', 'paragraph')])).toBe(false)
    expect(isDeniedSection('Mitos e verdades', [block('Mito: o mel engorda.'), block('Verdade: o sono cura.')])).toBe(
      false,
    )
  })
})

describe('cells read as paragraphs', () => {
  const row = (...cells: string[]) => ({ ...block(cells.join(' '), 'table-row'), cells })
  const [wrong, right] = [block('O sangue das veias é azul.', 'paragraph'), block('O sangue é vermelho.', 'paragraph')]

  test('are not believed under the name of a column of untruths', () => {
    expect([...amongUntruths([row('Falso', 'Verdadeiro'), wrong, right])]).toEqual([wrong, right])
    expect([...amongUntruths([right, row('Antes se pensava', 'Hoje se sabe'), wrong])]).toEqual([wrong])
  })

  test('are believed behind a table that was read as one, and under other names', () => {
    expect([...amongUntruths([row('Mito', 'Verdade'), row('O mel engorda.', 'O mel adoça.'), right])]).toEqual([])
    expect([...amongUntruths([row('Rio', 'Foz'), right])]).toEqual([])
  })
})

describe('items marked with a cross', () => {
  const marked = (marker: string) => ({ ...block('A bala é o alimento que limpa os dentes.'), marker })

  test('are wrong where others are ticked, or by a sign that is nothing else', () => {
    expect(isCrossed(marked('✗'), [marked('✗'), marked('✓')])).toBe(true)
    expect(isCrossed(marked('❌'), [marked('❌'), marked('')])).toBe(true)
  })

  test('are plain items where all have the same sign, and ticked ones are right', () => {
    expect(isCrossed(marked('✗'), [marked('✗'), marked('✗')])).toBe(false)
    expect(isCrossed(marked('✓'), [marked('✗'), marked('✓')])).toBe(false)
  })
})

describe('sentences that the text denies', () => {
  test.each([
    'Mito: a gente usa apenas um décimo do cérebro.',
    'Mito 2: O fio dental estraga a gengiva.',
    '(F) O pulmão é a bolsa que guarda a urina.',
    '( ) O pulmão é a bolsa que guarda a urina.',
    'O pulmão é a bolsa que guarda a urina. (F)',
    'O pulmão é a bolsa que guarda a urina (falso).',
    'Frase errada: O Sol é um planeta de fogo.',
    'Afirmação falsa – A vacina é a causa da doença.',
    'Falso A vacina é a causa da doença.',
    'MITO O leite é o melhor alimento do gato.',
    '❌ A bala é o alimento que limpa os dentes.',
    'É falso que a baleia seja um peixe.',
    'É um erro pensar que a baleia é um peixe.',
    'Não é verdade que a baleia é um peixe.',
    'Muita gente pensa que a baleia é um peixe.',
    'Algumas pessoas acreditam que a baleia é um peixe.',
    'Alguns colegas disseram, sem razão, que a Lua é azul.',
    'Acreditava-se que a Terra era o centro do universo.',
    'Antigamente, pensava-se que a Terra era plana.',
    'Dizem que o sangue é azul.',
    'O leite com manga é um veneno, mas isso é mentira.',
    'A verruga é a marca de quem aponta as estrelas – isso não passa de uma crendice.',
  ])('%s', sentence => {
    expect(isDenied(sentence)).toBe(true)
  })

  test('a mark behind it says so', () => {
    expect(isDenied('O pulmão é a bolsa que guarda a urina.', ' (F) A bexiga guarda a urina. (V)')).toBe(true)
    expect(isDenied('A bexiga guarda a urina.', ' (V)')).toBe(false)
  })

  test.each([
    'Mito: narrativa que explica a origem do mundo.',
    'Erro: diferença entre o valor medido e o real.',
    'A grandeza que acelera um corpo é a força (F).',
    '(V) A bexiga é a bolsa que armazena a urina.',
    'Os cientistas acreditam que o universo se expande.',
    'Copérnico disse que a Terra gira em torno do Sol.',
    'Muitos rios nascem na serra.',
    'Frase correta: O Sol é uma estrela.',
    'Falso fruto é o que não nasce do ovário.',
    'Mito e ciência explicam o mundo.',
    '✅ A maçã é a fruta que limpa os dentes.',
    'A Iara é uma sereia, e isso é uma lenda dos rios.',
    'A lenda diz que a Iara vive nos rios.',
  ])('%s is held to be true', sentence => {
    expect(isDenied(sentence)).toBe(false)
  })
})
