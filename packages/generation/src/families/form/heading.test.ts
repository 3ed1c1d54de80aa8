import { describe, expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

describe('headings', () => {
  test('a term over its definition', () => {
    expect(
      found(
        '# Vetor\n\n- Agrupamento de valores de mesmo tipo em um único objeto.\n- Aceita números e textos.',
        'heading/definition',
      ),
    ).toEqual(['O que é o vetor? → Agrupamento de valores de mesmo tipo em um único objeto'])
  })

  test('what happens, and several things under one name, are not what it is', () => {
    expect(found('# Alarme\n\n- O vigia anota a hora e o nome do barco.', 'heading/definition')).toEqual([])
    expect(found('# Alarme\n\n- Sinos de bronze da torre do porto.', 'heading/definition')).toEqual([])
  })

  test('a name of several words has the article of its text', () => {
    const text =
      '# Guerra do Charque\n\n- Conflito que parou o comércio da serra.\n\n# Depois\n\n' +
      'A Guerra do Charque durou dez anos.'
    expect(found(text, 'heading/definition')).toEqual([
      'O que é a Guerra do Charque? → Conflito que parou o comércio da serra',
    ])
  })

  test('topics of the next slides are no features', () => {
    const list = '- Tipos de canoas\n- Medidas de canoas\n- Pintura de canoas'
    expect(found(`# Características de canoas\n\n${list}`, 'heading/list')).toEqual([])
  })

  test('several of a kind, in small letters', () => {
    expect(
      found('# Ostíolos\n\nAberturas pequenas da folha por onde a planta troca gases com o ar.', 'heading/definition'),
    ).toEqual(['O que são ostíolos? → Aberturas pequenas da folha por onde a planta troca gases com o ar'])
  })

  test('a label of its own says what is not the heading', () => {
    const text = '# A língua\n\nDialeto – Variedade regional de uma língua, com palavras próprias.'
    expect(found(text, 'heading/definition')).toEqual([])
  })

  test('a plural is no one thing of its list', () => {
    const text = '# Metais\n\n- Brilho característico em todo o material.\n- Boa condução de calor e de eletricidade.'
    expect(found(text, 'heading/definition')).toEqual([])
  })

  test('a program over what it is, in a paragraph that goes on', () => {
    expect(
      found(
        '# TexFolha\n\nEditor de textos para revistas escolares, escrito em Lua. Abre vários arquivos ao mesmo ' +
          'tempo e guarda cópias de todos.',
        'heading/definition',
      ),
    ).toEqual(['O que é TexFolha? → Editor de textos para revistas escolares, escrito em Lua'])
  })

  test('that ask, over the list that answers', () => {
    expect(
      found(
        '# Por que usar mapas\n\n- Localização de lugares.\n- Cálculo de distâncias.\n- Comparação de ' +
          'paisagens, com escalas bem diferentes entre si.',
        'heading/list',
      ),
    ).toEqual(['Por que usar mapas? → Localização de lugares; Cálculo de distâncias; Comparação de paisagens'])
  })

  test('that name a set, over its members', () => {
    expect(found('# Tipos de relevo\n\n- Planalto\n- Planície\n- Depressão', 'heading/list')).toEqual([
      'Quais são os tipos de relevo? → Planalto; Planície; Depressão',
    ])
  })

  test('that name a set by a noun of the world, of what it is', () => {
    expect(
      found('# Cuidados com os dentes\n\n- Escovação\n- Uso do fio dental\n- Visita ao dentista', 'heading/list'),
    ).toEqual(['Quais são os cuidados com os dentes? → Escovação; Uso do fio dental; Visita ao dentista'])
    expect(found('# Cuidados\n\n- Escovação\n- Uso do fio dental', 'heading/list')).toEqual([])
  })

  test('complete a line that only names a set', () => {
    expect(
      found(
        '# Energia solar\n\nA energia solar vem da luz do Sol.\n\nPrincipais vantagens:\n- Fonte renovável.\n- ' +
          'Baixa poluição.\n- Manutenção barata.',
        'heading/list',
      ),
    ).toEqual([
      'Quais são as principais vantagens da energia solar? → Fonte renovável; Baixa poluição; Manutenção barata',
    ])
  })

  test('leave out what stands under an item', () => {
    expect(found('# Tipos de relevo\n\n- Planalto: área elevada\n- Planície: área baixa', 'heading/list')).toEqual([
      'Quais são os tipos de relevo? → Planalto; Planície',
    ])
  })

  test.each([
    ['a sentence under a title', '# Vetor\n\n- Um vetor guarda valores de mesmo tipo.'],
    ['parts of the text', '# Introdução\n\n- Panorama geral da história do período.'],
    ['a how-to over a list', '# Como plantar\n\n- Terra adubada\n- Sementes boas'],
    [
      'an item cut off',
      '# Lista\n\n- Agrupamento de valores de tipos diversos e estrutura de dados\n- Aceita números.\n- Aceita textos.',
    ],
    [
      'too many items',
      `# Tipos de relevo\n\n${'abcdefgh'
        .split('')
        .map(letter => `- Forma ${letter}`)
        .join('\n')}`,
    ],
  ])('nothing from %s', (_, text) => {
    expect(found(text, 'heading/')).toEqual([])
  })
})

test('a heading that names what a thing has is no term', () => {
  expect(found('# Conchas\n\n## Estrutura\n\n- Casca dura com duas camadas de cal.', 'heading/definition')).toEqual([])
})

test('a name of a heading keeps the article that the text gives it', () => {
  const text =
    '# Cangaço Novo\n\nO Cangaço Novo marcou o teatro do sertão. O público do Cangaço Novo era de ' +
    'feira.\n\nCaracterísticas técnicas:\n\n- Palco sem cortina\n\n- Canto em coro\n\n- Roupa de couro'
  expect(found(text, 'heading/list')[0]).toContain('características técnicas do Cangaço Novo?')
})

test('a picture of the thing of a heading does not tell what it is', () => {
  expect(found('# Reino do Congo\n\nMapa das terras do Reino do Congo em 1550.', 'heading/definition')).toEqual([])
})

test('what one thing has stands beside what others have under the same label', () => {
  const metal = (name: string, a: string, b: string) => `## ${name}\n\nUsos:\n\n- ${a}\n- ${b}\n\n`
  const metals = [metal('Cobre', 'Fios', 'Panelas'), metal('Ferro', 'Trilhos', 'Pregos')]
  const text = `# Metais\n\nHá muitos metais.\n\n${metals.join('')}${metal('Chumbo', 'Pesos', 'Baterias')}`
  const lists = findFacts(studyFrom(text)).filter(({ pattern }) => pattern === 'heading/list')
  expect(lists.map(({ answer, rivals }) => [answer, rivals])).toEqual([
    ['Fios; Panelas', ['Trilhos; Pregos', 'Pesos; Baterias']],
    ['Trilhos; Pregos', ['Fios; Panelas', 'Pesos; Baterias']],
    ['Pesos; Baterias', ['Fios; Panelas', 'Trilhos; Pregos']],
  ])
})

test('a statement under a heading is no definition of it', () => {
  const text = '# Feira\n\n## Trocas\n\nUm costume antigo das feiras da vila é o escambo de peixe por farinha.'
  expect(found(text, 'heading/definition')).toEqual([])
})

test('whose a booklet is does not say what its title means', () => {
  expect(
    found('# Cerâmica\n\nOficina Livre de Artes\n\n# O barro\n\nO barro endurece no forno.', 'heading/definition'),
  ).toEqual([])
})
