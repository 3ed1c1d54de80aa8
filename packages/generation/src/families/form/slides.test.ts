import { describe, expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

describe('entries of a list', () => {
  test('are named by the line over them', () => {
    expect(
      found(
        '# Consultas\n\nPrincipais comandos:\n- filtrar: seleciona as linhas de uma tabela;\n- ordenar: põe as ' +
          'linhas em ordem;\n- juntar: une duas tabelas pela chave.',
        'slides/does',
      ),
    ).toEqual([
      'O que faz o comando filtrar? → Seleciona as linhas de uma tabela',
      'Que ação o comando ordenar executa? → Põe as linhas em ordem',
      'O que faz o comando juntar? → Une duas tabelas pela chave',
    ])
  })

  test('without such a line are asked in their context', () => {
    expect(
      found(
        '# Pastas do projeto\n\nSugestão de organização:\n- fontes: textos lidos na pesquisa do grupo;\n- ' +
          'imagens: fotografias e mapas do trabalho;\n- relatório: documento final da pesquisa.',
        'slides/term',
      ),
    ).toEqual([
      'Em “Pastas do projeto”, o que são “fontes”? → Textos lidos na pesquisa do grupo',
      'Em “Pastas do projeto”, o que são “imagens”? → Fotografias e mapas do trabalho',
      'Em “Pastas do projeto”, o que é “relatório”? → Documento final da pesquisa',
    ])
  })

  test('of a title that is a thing in general, within that', () => {
    const list =
      'O que todo texto precisa ter:\n- resumo: o que se lê primeiro;\n- anexos: tabelas e mapas que o texto ' +
      'cita;\n- capa: página com título e autores.'
    expect(found(`# Relatório de pesquisa\n\n${list}`, 'slides/term')).toEqual([
      'No relatório de pesquisa, o que são “anexos”? → Tabelas e mapas que o texto cita',
      'No relatório de pesquisa, o que é “capa”? → Página com título e autores',
    ])
  })

  test('say what they are with what they are for', () => {
    const [first] = found(
      '# Gráficos\n\nParâmetros da função:\n- grade: valor lógico. Indica se há linhas de fundo.\n- margem: ' +
        'largura da borda em pontos.\n- titulo: texto mostrado sobre o gráfico.',
      'slides/term',
    )
    expect(first).toBe('O que é o parâmetro grade? → Valor lógico que indica se há linhas de fundo')
  })

  test.each([
    ['one alone', '# Aula\n\nPrincipais comandos:\n- filtrar: seleciona as linhas de uma tabela.'],
    ['remarks', '# Aula\n\nPrincipais comandos:\n- dica: leia o manual antes;\n- exemplo: veja a tabela ao lado.'],
    ['orders', '# Aula\n\nPrincipais comandos:\n- filtrar: escolha as linhas;\n- ordenar: ponha em ordem as linhas.'],
  ])('nothing from %s', (_, text) => {
    expect(found(text, 'slides/')).toEqual([])
  })
})

describe('sets', () => {
  test.each([
    [
      '- Tipo de rocha: ígnea (do magma), sedimentar e metamórfica.',
      'Quais são os tipos de rocha? → Ígnea, sedimentar e metamórfica',
    ],
    [
      '- Estrutura de dados homogênea: vetor, matriz e tabela.',
      'Quais são as estruturas de dados homogêneas? → Vetor, matriz e tabela',
    ],
  ])('%s', (text, expected) => {
    expect(found(`# Aula\n\n${text}\n- Outro item da lista.`, 'slides/set')).toEqual([expected])
  })

  test('a sentence after a colon is no set', () => {
    expect(
      found('# Aula\n\n- Tipo de rocha: a rocha ígnea vem do magma e a sedimentar vem de outras rochas.', 'slides/set'),
    ).toEqual([])
  })

  test('two things under one are what it is like', () => {
    expect(found('# Litoral\n\n- Clima úmido: verões quentes e invernos amenos.\n- Outro item.', 'slides/set')).toEqual(
      [],
    )
  })
})
