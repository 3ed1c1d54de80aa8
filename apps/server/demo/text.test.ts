import { describe, expect, test } from 'vitest'
import { parseText } from './text.ts'

const head = `---
title: Os rios
subtitle: Da nascente à foz
subject: Geografia
grade: 6º ano
color: arara
---
`
const blocks = (body: string) => parseText(`${head}\n${body}`).blocks

describe('parseText', () => {
  test('reads the data at the top', () => {
    expect(parseText(head)).toEqual({
      title: 'Os rios',
      subtitle: 'Da nascente à foz',
      subject: 'Geografia',
      grade: '6º ano',
      color: 'arara',
      blocks: [],
    })
  })

  test('reads headings of two levels', () => {
    expect(blocks('## A água\n\n### Os rios')).toEqual([
      { kind: 'heading', level: 2, text: 'A água' },
      { kind: 'heading', level: 3, text: 'Os rios' },
    ])
  })

  test('reads a paragraph with bold and italic', () => {
    expect(blocks('A **foz** é o fim do rio; em latim,\n*faux*.')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'A ', style: 'regular' },
          { text: 'foz', style: 'bold' },
          { text: ' é o fim do rio; em latim, ', style: 'regular' },
          { text: 'faux', style: 'italic' },
          { text: '.', style: 'regular' },
        ],
      },
    ])
  })

  test('reads a list', () => {
    expect(blocks('- **foz**: fim\n- leito')).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          {
            runs: [
              { text: 'foz', style: 'bold' },
              { text: ': fim', style: 'regular' },
            ],
            choices: [],
          },
          { runs: [{ text: 'leito', style: 'regular' }], choices: [] },
        ],
      },
    ])
  })

  test('reads a numbered exercise with choices', () => {
    expect(blocks('1. O que é foz?\n   - a) fim\n   - b) começo')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          {
            runs: [{ text: 'O que é foz?', style: 'regular' }],
            choices: [[{ text: 'a) fim', style: 'regular' }], [{ text: 'b) começo', style: 'regular' }]],
          },
        ],
      },
    ])
  })

  test('reads a table with the caption under it', () => {
    expect(blocks('| Rio | Foz |\n|---|---|\n| Negro | Amazonas |\n\nTabela 1. Dois rios.\n\nFim.')).toEqual([
      {
        kind: 'table',
        header: [[{ text: 'Rio', style: 'regular' }], [{ text: 'Foz', style: 'regular' }]],
        rows: [[[{ text: 'Negro', style: 'regular' }], [{ text: 'Amazonas', style: 'regular' }]]],
        caption: [
          { text: 'Tabela\u00a01.', style: 'bold' },
          { text: ' Dois rios.', style: 'regular' },
        ],
      },
      { kind: 'paragraph', runs: [{ text: 'Fim.', style: 'regular' }] },
    ])
  })

  test('reads a figure and a box', () => {
    expect(blocks('![Figura 1. O ciclo.](figure:water-cycle)\n\n> **Você sabia?** A água volta.')).toEqual([
      {
        kind: 'figure',
        name: 'water-cycle',
        caption: [
          { text: 'Figura\u00a01.', style: 'bold' },
          { text: ' O ciclo.', style: 'regular' },
        ],
      },
      { kind: 'box', title: 'Você sabia?', runs: [{ text: 'A água volta.', style: 'regular' }] },
    ])
  })

  test.each([
    [
      'a missing key',
      head.replace('subject: Geografia\n', ''),
      'The text has no "subject" among the lines at its top.',
    ],
    ['an unknown colour', head.replace('arara', 'anil'), 'There is no colour "anil": use one of mata, arara, ipe.'],
    ['a level 1 heading', `${head}\n# Rios`, 'A text cannot hold this block: # Rios'],
    ['a link', `${head}\nVeja [aqui](x).`, 'A text cannot hold this: [aqui](x)'],
    ['a picture file', `${head}\n![Rio](rio.png)`, 'A figure is written figure:name, not rio.png'],
    ['a box without title', `${head}\n> A água volta.`, 'A box starts with its title in bold: > A água volta.'],
  ])('refuses %s', (_case, markdown, message) => {
    expect(() => parseText(markdown)).toThrow(message)
  })
})
