import { describe, expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

describe('gaps', () => {
  test('leave out a term, a name and a year', () => {
    expect(
      found('# A Lei Áurea\n\nA Lei Áurea foi assinada em 1888 pela princesa Isabel de Bragança.', 'cloze/'),
    ).toEqual([
      'A _____ foi assinada em 1888 pela princesa Isabel de Bragança. → Lei Áurea',
      'A Lei Áurea foi assinada em 1888 pela princesa _____. → Isabel de Bragança',
      'A Lei Áurea foi assinada em _____ pela princesa Isabel de Bragança. → 1888',
    ])
  })

  test('leave examples at the end of a long sentence off', () => {
    const text =
      '# Biblioteca\n\nO Catálogo Regional reúne os livros de dezoito bibliotecas e empresta mapas antigos às ' +
      'escolas da região, como o atlas de Vidal e as cartas dos pilotos.'
    expect(found(text, 'cloze/term')).toEqual([
      'O _____ reúne os livros de dezoito bibliotecas e empresta mapas antigos às escolas da região. → Catálogo ' +
        'Regional',
    ])
  })

  test.each([
    'A porta 1883 recebe as mensagens dos sensores da estufa.',
    'O padrão ISO 1629 dá nomes às borrachas e aos plásticos.',
    'A serra alcança 1850 metros de altitude perto da nascente do rio.',
  ])('take no number for a year: %s', sentence => {
    expect(found(`# Aula\n\n${sentence}`, 'cloze/year')).toEqual([])
  })

  test('take no plain thing of what was done once', () => {
    const text = (verb: string) =>
      `# A vila\n\nA **sopa de milho** ${verb} na cozinha da vila com água do poço e lenha.`
    expect(found(text('é feita'), 'cloze/term')).toHaveLength(1)
    expect(found(text('foi feita'), 'cloze/term')).toEqual([])
  })

  test('take nothing out behind "cada"', () => {
    const text = (word: string) => `# O moinho\n\n${word} **pá de madeira** leva a água do poço até o canal da horta.`
    expect(found(text('A'), 'cloze/term')).toHaveLength(1)
    expect(found(text('Cada'), 'cloze/term')).toEqual([])
  })

  test('take no year of a figure', () => {
    expect(found('# Aula\n\nA lenha respondia por 60% da energia da vila de Itaúna em 1987.', 'cloze/year')).toEqual([])
  })

  test('leave no number out that the sentence counts out', () => {
    const gaps = (sentence: string) => found(`# Aula\n\n${sentence}`, 'cloze/quantity')
    expect(gaps('A caixa da oficina tem 3 gavetas: a dos pregos, a dos parafusos e a das lixas.')).toEqual([])
    expect(gaps('O recife do norte começou a crescer há cerca de 40 milhões de anos.')).toEqual([
      'O recife do norte começou a crescer há cerca de _____ de anos. → 40 milhões',
    ])
    expect(gaps('O mestre da banda nasceu na vila de Itaúna em 13 de maio.')).toEqual([])
    expect(gaps('A madeira chega em 3 medidas, curta, média e longa, conforme a encomenda.')).toEqual([])
    expect(gaps('A caixa da oficina tem 12 gavetas cheias de pregos e lixas.')).toEqual([
      'A caixa da oficina tem _____ gavetas cheias de pregos e lixas. → 12',
    ])
  })

  test('shorten a long sentence to its main statement', () => {
    const text =
      '# Protocolo\n\nUm protocolo garante que as comunicações entre computadores sigam um mesmo padrão, ' +
      'permitindo que aparelhos com tecnologias completamente diferentes possam trocar mensagens.'
    expect(found(text, 'cloze/term')).toEqual([
      'Um _____ garante que as comunicações entre computadores sigam um mesmo padrão. → Protocolo',
    ])
  })

  test.each([
    [
      'its answer stands in the sentence',
      '# Vulcões\n\nOs vulcões ativos são mais perigosos do que os vulcões extintos da região.',
    ],
    [
      'another name of it stands in the sentence',
      '# IBGE\n\nO Instituto Brasileiro de Geografia e Estatística (IBGE) mede a população do país.',
    ],
    [
      'the sentence points at another',
      '# Erosão\n\nEsse processo leva a erosão para os rios e lagos da região inteira.',
    ],
    ['nothing tells which thing is meant', 'O prédio antigo recebeu uma reforma completa e uma pintura nova no verão.'],
    ['a glossary line', 'Regente: pessoa que governa no lugar do rei ou do imperador do país.'],
  ])('are not made where %s', (_, text) => {
    expect(found(text, 'cloze/term')).toEqual([])
  })
})

test.each([
  [
    'which war is not said',
    '# A Bahia\n\nNa Bahia, a guerra terminou em 2 de julho de 1823. A guerra durou mais de um ano inteiro.',
  ],
  ['of what it is a share', '# A água doce\n\nA água doce do planeta corresponde a apenas uma pequena parte do total.'],
  [
    'the page left its verb at odds',
    '# Fórmulas\n\nO campo de fórmulas também aceitam diretamente os comandos básicos do editor de texto.',
  ],
])('no gap where %s', (_, text) => {
  expect(found(text, 'cloze/term')).toEqual([])
})

test('what may be said of others has no gap in the quiz', () => {
  const text = '# Servidor\n\nUm **servidor** pode estar em qualquer bairro ou cidade do outro lado do mundo.'
  const gaps = findFacts(studyFrom(text)).filter(fact => fact.pattern === 'cloze/term')
  expect(gaps.filter(({ answer }) => answer === 'Servidor').every(({ quiz, card }) => !quiz && !card)).toBe(true)
})

test('nor has what the page says of another thing as well', () => {
  const text = '# Secadoras\n\nA **secadora** também tira manchas de gordura das roupas brancas da casa inteira.'
  const gaps = findFacts(studyFrom(text)).filter(fact => fact.pattern === 'cloze/term')
  expect(gaps.map(({ answer, quiz, card }) => [answer, quiz, card])).toContainEqual(['Secadora', false, false])
})

test('nor has what any sort of a thing may have done to it', () => {
  const text =
    '# Torneira\n\nUma torneira **ABNT** poderia ser trocada, bastando fechar o registro geral da cozinha da casa.'
  const gaps = findFacts(studyFrom(text)).filter(fact => fact.pattern === 'cloze/term')
  expect(gaps.map(({ answer, quiz, card }) => [answer, quiz, card])).toContainEqual(['ABNT', false, false])
})

test('the name in the title is no gap of a text that says it everywhere', () => {
  const lines = ['torta', 'sopa', 'massa', 'salada', 'geleia', 'farofa'].map(
    dish => `O Cozinheiro guarda uma receita de ${dish} com todas as medidas.`,
  )
  const gaps = (title: string) =>
    found(
      `# ${title}\n\nO Cozinheiro permite imprimir cardápios e listas de compras em folhas grandes. ${lines.join(' ')}`,
      'cloze/term',
    )
  expect(gaps('Cardápios da escola').filter(gap => gap.endsWith('→ Cozinheiro'))).not.toEqual([])
  expect(gaps('Guia do Cozinheiro').filter(gap => gap.endsWith('→ Cozinheiro'))).toEqual([])
})

test.each([
  'Morreu no Rio de Janeiro, em 19 de janeiro de 1958, aos 92 anos de idade.',
  'Em 1967, depois de muitas denúncias, foi substituído pela Fundação Nacional do Índio.',
  'Uma professora perguntou aos 25 alunos da turma quantos livros tinham lido no ano.',
])('nothing is left out of what only the page names: %s', text => {
  expect(found(text, 'cloze/')).toEqual([])
})

describe('gaps of time', () => {
  test('a century with its noun', () => {
    expect(
      found('# Azulejos\n\nO azulejo pintado à mão chegou às igrejas do litoral no século XVII.', 'cloze/'),
    ).toEqual(['O azulejo pintado à mão chegou às igrejas do litoral no _____. → Século XVII'])
  })

  test('no year that ends a name', () => {
    expect(
      found('# Escolas\n\nAs bibliotecas pequenas fecharam, conforme o Censo Escolar 2016.', 'cloze/year'),
    ).toEqual([])
    expect(
      found('# Escolas\n\nAs bibliotecas pequenas do vale fecharam todas em Abril de 1916.', 'cloze/year'),
    ).toEqual(['As bibliotecas pequenas do vale fecharam todas em Abril de _____. → 1916'])
  })
})

test('no gap for where a named place lies', () => {
  const text = '# Remédios\n\nO boticário estudou dois anos na Universidade de Salamanca, na Espanha, e voltou ao vale.'
  expect(found(text, 'cloze/term').filter(line => line.endsWith('Espanha'))).toEqual([])
})

test.each([
  'A vila cresceu com o ouro e com o comércio do século XVII e XVIII.',
  'O barro cozido aparece nas casas do vale por volta de 1800 a.C.',
])('no gap for one of two centuries, nor for a year before Christ: %s', sentence => {
  expect(found(`# Barro\n\n${sentence}`, 'cloze/').filter(line => /→ (?:Século|\d{4})/u.test(line))).toEqual([])
})
