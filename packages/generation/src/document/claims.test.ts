import { describe, expect, test } from 'vitest'
import { isStatement } from '../analysis/grammar/main-verb.ts'
import { plainBlock } from '../testing/block.ts'
import { amongUntruths, denialsIn, isCrossed, isDenied, isDeniedSection } from './claims.ts'
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
    'Antes se pensava diferente',
    'Antigamente se acreditava, hoje se sabe',
    'No passado se dizia: a escola dos anos 50',
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

  test('what was once thought is denied where a plain list stands below it, and no word on what is known now', () => {
    expect(isDeniedSection('Antes se pensava', [block('O átomo é um sólido.', 'paragraph')])).toBe(false)
    expect(isDeniedSection('Antes se pensava', [...list, block('Hoje se sabe que o suor é água.')])).toBe(false)
    expect(isDeniedSection('O que se pensava sobre a Terra', [block('Era plana, mas é redonda.')])).toBe(false)
    expect(isDeniedSection('Antes se pensava', [])).toBe(false)
  })

  test('a text that tells of myths, and a list that says which is which, are read', () => {
    expect(isDeniedSection('Mitos', [block('O mito é uma narrativa dos povos antigos.', 'paragraph')])).toBe(false)
    expect(isDeniedSection('Mitos e verdades', [block('Mito: o mel engorda.'), block('Verdade: o sono cura.')])).toBe(
      false,
    )
  })
})

describe('prose that is true under such a heading', () => {
  const prose = (...texts: string[]) => texts.map(text => block(text, 'paragraph'))

  test.each([
    ['Mito', prose('Mito: a palavra vem do grego e quer dizer narrativa.', 'O mito fala de deuses e de heróis.')],
    ['Mitos sobre a origem do mundo', prose('Na mitologia grega, Gaia é a deusa que representa a Terra.')],
    ['Mitos', [block('O Minotauro é um monstro com cabeça de touro.'), block('Medusa tem cobras na cabeça.')]],
    ['Erros comuns em redação', prose('O pleonasmo repete uma ideia.', 'Para evitar esses erros, releia o texto.')],
    ['Erros comuns na leitura de mapas', prose('A legenda explica as cores. Um erro comum é ignorar a escala.')],
  ])('%s', (title, blocks) => {
    expect(isDeniedSection(title, blocks)).toBe(false)
  })

  test.each([
    ['Mito', prose('A saliva é a água suja da boca.')],
    ['Mitos sobre a água', prose('A água gelada causa a gripe.', 'O suor é a gordura que sai do corpo.')],
    ['Mitos sobre a chuva', [block('Os deuses mandam a chuva.'), block('Os monstros fazem o trovão.')]],
    ['Mitos sobre a chuva', prose('Mito: Os deuses da mitologia mandam a chuva. Verdade: A nuvem se condensa.')],
    ['Erros comuns', prose('O fio dental estraga a gengiva. Esses erros são de muita gente.')],
    ['Erros comuns na higiene', [block('O fio dental estraga a gengiva.'), block('Evite cometer erros.')]],
    ['Erros comuns na higiene', prose('O fio dental estraga a gengiva.', 'Um erro comum é acreditar nisso.')],
    ['Erros comuns no uso do sabão', prose('O sabão é um veneno da pele. Muita gente comete esse erro.')],
    ['Mitos sobre as serpentes', prose('A serpente mama nas vacas. É uma das lendas do campo.', 'O herói a matou.')],
    ['Mitos', [block('Os espíritos causam a febre.'), block('A manga com leite faz mal.')]],
  ])('%s stays denied where untruths stand below it', (title, blocks) => {
    expect(isDeniedSection(title, blocks)).toBe(true)
  })

  test('what the word means is no myth', () => {
    expect(isDenied('Mito: a palavra vem do grego.', isStatement)).toBe(false)
    expect(isDenied('Mito: a água gelada causa a gripe.', isStatement)).toBe(true)
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
    expect([...amongUntruths([row('Mito', 'Lenda'), right])]).toEqual([])
  })

  test('are believed below a row of values, which is not the first of its table', () => {
    expect([...amongUntruths([row('p', 'não p'), row('Falso', 'Verdadeiro'), right])]).toEqual([])
    expect([...amongUntruths([row('5 maior que 3', 'Verdadeiro'), row('2 maior que 3', 'Falso'), right])]).toEqual([])
    expect([...amongUntruths([row('2 maior que 3', 'Falso'), right])]).toEqual([])
  })

  test('end where text runs across the columns, and with the page', () => {
    const across = { ...right, across: true as const }
    expect([...amongUntruths([row('Certo', 'Errado'), wrong, across, right])]).toEqual([wrong])
    const overleaf = { ...right, pieces: [{ page: 2, start: 0 }] }
    expect([...amongUntruths([row('Certo', 'Errado'), wrong, overleaf])]).toEqual([wrong])
  })
})

describe('items marked with a cross', () => {
  const marked = (marker: string) => ({ ...block('A bala é o alimento que limpa os dentes.'), marker })
  const [cross, tick] = [marked('✗'), marked('✓')]

  test('are wrong where others of their list are ticked', () => {
    expect(isCrossed(cross, [cross, tick], '')).toBe(true)
    expect(isCrossed(cross, [cross, tick], 'Certo ou errado?')).toBe(true)
    expect(isCrossed(tick, [cross, tick], '')).toBe(false)
  })

  test('are wrong by a sign that is no bullet only where the list is said to be of truths', () => {
    const sign = marked('❌')
    expect(isCrossed(sign, [sign, marked('')], 'Mito ou verdade?')).toBe(true)
    expect(isCrossed(sign, [sign, marked('')], 'Sinais de trânsito')).toBe(false)
    expect(isCrossed(sign, [sign], '')).toBe(false)
  })

  test('are plain items where all have the same sign, or where the ticks stand in another list', () => {
    expect(isCrossed(cross, [cross, marked('✗')], '')).toBe(false)
    expect(isCrossed(cross, [cross, block('O sono descansa.', 'paragraph'), tick], '')).toBe(false)
  })

  test('are true where the signs tell what is included or left out', () => {
    expect(isCrossed(cross, [tick, cross], 'O plano básico inclui')).toBe(false)
    const line = block('Aqui mostramos o que está fora do programa deste ano.', 'paragraph')
    expect(isCrossed(cross, [line, tick, cross], 'Regras do laboratório')).toBe(false)
    const asking = block('Diga o que é certo e o que é errado:', 'paragraph')
    expect(isCrossed(cross, [asking, tick, cross], 'O que entra na prova')).toBe(true)
  })
})

describe('labels set apart by their print alone', () => {
  const isSaidUntrue = (...texts: string[]) => {
    const blocks = texts.map(text => block(text, 'paragraph'))
    return denialsIn({ title: '', blocks }, isStatement)(blocks[0] ?? block(''), texts[0] ?? '', '')
  }

  test('deny where their section labels others as true', () => {
    expect(isSaidUntrue('Falso A vacina é a causa da doença.', 'Verdadeiro A vacina protege.')).toBe(true)
    expect(isSaidUntrue('MITO O leite é o melhor alimento do gato.', 'VERDADE: O gato come carne.')).toBe(true)
  })

  test.each(['MITO O herói Teseu venceu o Minotauro.', 'BOATO O filme estreou em 2015.', 'Falso A priori é um nome.'])(
    '%s is a name elsewhere',
    text => {
      expect(isSaidUntrue(text, 'A verdade é outra.')).toBe(false)
    },
  )
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
    'Antes se pensava que o átomo era indivisível.',
    'Antes pensava-se que a Terra era plana.',
    'Acreditava-se antigamente que a Terra era plana.',
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
    expect(isDenied(sentence, isStatement)).toBe(true)
  })

  test('a mark behind it says so', () => {
    expect(isDenied('O pulmão é a bolsa que guarda a urina.', isStatement, ' (F) A bexiga guarda a urina. (V)')).toBe(
      true,
    )
    expect(isDenied('A bexiga guarda a urina.', isStatement, ' (V)')).toBe(false)
  })

  test.each([
    'Informação falsa: a notícia que se espalha sem prova.',
    'Falsa: a nota que não tem marca de água.',
    'Falso: o que não corresponde à realidade.',
    '❌ O xis vermelho é o sinal que fecha a pista.',
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
    expect(isDenied(sentence, isStatement)).toBe(false)
  })
})
