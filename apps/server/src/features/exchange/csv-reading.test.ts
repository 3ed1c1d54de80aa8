import { csvRow } from '@capivira/core/exchange/csv'
import { tidy } from '@capivira/core/exchange/plain-text'
import { separatorSigns, signNames } from '@capivira/core/exchange/sheet-options'
import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './csv-reading.ts'

/** Question and answer of each row, and what is wrong with it. */
const read = (text: string | Uint8Array, chosen: Parameters<typeof readCsv>[1] = {}) =>
  readCsv(typeof text === 'string' ? Buffer.from(text) : text, chosen).rows.map(({ question, answer, fault }) =>
    fault === null ? [question, answer] : [question, answer, fault],
  )

describe('the separator', () => {
  const sky = { sol: 'estrela', lua: 'satélite' }
  test.each([
    ['a tab wins over a sign that each line has', 'sol\testrela; quente\nlua\tsatélite; frio\n', '; quente', '; frio'],
    ['commas of sentences do not divide', 'sol;estrela, quente\nlua;satélite, frio\n', ', quente', ', frio'],
    ['semicolons of sentences do not divide', 'sol,estrela; quente\nlua,satélite; frio\n', '; quente', '; frio'],
    ['commas of numbers do not divide', 'sol;estrela 1,5\nlua;satélite 2,5\n', ' 1,5', ' 2,5'],
    ['a bar divides', 'sol|estrela, quente\nlua|satélite\n', ', quente', ''],
    ['blank lines at the end say nothing', 'sol\testrela\nlua\tsatélite\n\n\n', '', ''],
    ['a space before it does not make it a sentence’s', 'sol ; estrela,a,b,\nlua ; satélite,c,d,\n', ',a,b,', ',c,d,'],
    ['the names of the columns decide', 'Pergunta,Resposta\nsol,estrela;y\nlua,satélite;y\n', ';y', ';y'],
    ['quoted fields decide', '"sol","estrela; quente"\n"lua","satélite; frio"\n', '; quente', '; frio'],
  ])('%s', (_, text, one, other) => {
    expect(read(text)).toEqual([
      ['sol', `${sky.sol}${one}`],
      ['lua', `${sky.lua}${other}`],
    ])
  })

  test('that somebody chose is taken', () => {
    expect(read('sol, astro: estrela\n', { separator: 'colon' })).toEqual([['sol, astro', 'estrela']])
  })

  test('is missing where one column is all there is', () => {
    expect(read('Pergunta\nO que é o Sol?\n')).toEqual([['O que é o Sol?', '', 'Escreva a resposta']])
  })
})

describe('lines and quotes', () => {
  test('lines without a tab go on with the text above, and are told', () => {
    const text = 'Cite as estações\tverão\noutono\ninverno\nO que é neve?\tgelo\n'
    expect(read(text)).toEqual([
      ['Cite as estações', 'verão\noutono\ninverno'],
      ['O que é neve?', 'gelo'],
    ])
    expect(readCsv(Buffer.from(text), {}).notices).toEqual([
      'As linhas 2 e 3 não têm tabulação: cada uma foi juntada ao texto da linha acima. Confira esses cards.',
    ])
  })

  test('cells over several lines stay whole where they are enclosed, however many lines they have', () => {
    expect(read('Pergunta;Resposta\r\n"Cite, em ordem:\n1\n2; 3\n4";"a\n\nb"\r\nLua?;astro\r\n')).toEqual([
      ['Cite, em ordem:\n1\n2; 3\n4', 'a\nb'],
      ['Lua?', 'astro'],
    ])
  })

  test('a quote that nothing closes swallows no row', () => {
    expect(read('Pergunta;Resposta\n"Iracema;livro\nLua?;"um astro; frio"\nMar?;água\n')).toEqual([
      ['"Iracema', 'livro'],
      ['Lua?', 'um astro; frio'],
      ['Mar?', 'água'],
    ])
  })
})

describe('what was enclosed by nobody', () => {
  test('commas of sentences stay in them, where the other commas divide all rows alike', () => {
    expect(
      read('Qual é a capital, hoje?,Brasília\nQual foi, antes?,"Rio, a cidade"\nE a primeira?,Salvador\n'),
    ).toEqual([
      ['Qual é a capital, hoje?', 'Brasília'],
      ['Qual foi, antes?', 'Rio, a cidade'],
      ['E a primeira?', 'Salvador'],
    ])
  })

  test('quotes within quotes stay, and the outer ones go', () => {
    expect(read('"Pergunta","Resposta"\n"O que é "rima"?","som, igual"\n"É (a "lua")","x"\n')).toEqual([
      ['O que é "rima"?', 'som, igual'],
      ['É (a "lua")', 'x'],
    ])
    expect(read('Pergunta;Resposta\n"Iracema" e "Lucíola";"dois; livros"\n')).toEqual([
      ['"Iracema" e "Lucíola"', 'dois; livros'],
    ])
  })

  test('a table in Markdown gives its rows', () => {
    expect(read('| Pergunta | Resposta |\n|---|---|\n| Sol? | estrela |\n')).toEqual([['Sol?', 'estrela']])
  })
})

describe('what the file says to programs', () => {
  test('Excel’s separator', () => {
    expect(read('sep=,\r\nPergunta,Resposta\r\n"sol; lua, mar",céu\r\n')).toEqual([['sol; lua, mar', 'céu']])
  })

  test('Anki’s header lines', () => {
    const text =
      '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n' +
      'x1\tBásico\tGeo\tO que é &quot;foz&quot;? <img src="a.png">\tonde o rio<br>acaba\tgeo::rios leech\n'
    const reading = readCsv(Buffer.from(text), {})
    expect(reading).toMatchObject({
      separator: 'tab',
      hasHeader: false,
      headings: ['Dado do Anki 1', 'Dado do Anki 2', 'Dado do Anki 3', 'Campo 1', 'Campo 2', 'Etiquetas'],
      columns: { question: 3, answer: 4, category: 5 },
      media: 1,
      rows: [{ row: 7, card: { question: 'O que é "foz"?', answer: 'onde o rio\nacaba', category: 'rios' } }],
    })
  })

  test('the names of Anki’s columns', () => {
    const text = '#separator:Comma\n#html:false\n#columns:Verso,Frente\n"um <astro>",Lua\n'
    expect(read(text)).toEqual([['Lua', 'um <astro>']])
  })
})

/** Cells as a teacher types them, with all that a format could stumble over. */
const cell = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        '""',
        ';',
        ',',
        '|',
        '\t',
        '\n',
        "'",
        ' ',
        '1/2',
        '011',
        '=',
        '#',
        'sep=',
        '\u{1f9ab}',
        'ção',
        'É',
        '1,5',
        '…',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map(parts => tidy(parts.join('')))
  .filter(text => text !== '')
const table = fc.uniqueArray(fc.tuple(cell, cell), {
  minLength: 1,
  maxLength: 12,
  selector: cells => cells.join('\n').toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
})
const pairs = (rows: readonly (readonly [string, string])[]) => rows.map(([question, answer]) => [question, answer])

test('what our export writes comes back the same, whatever its texts', () => {
  fc.assert(
    fc.property(table, rows => {
      const file = ['\ufeff', csvRow(['Pergunta', 'Resposta', 'Assunto'])]
      const cards = rows.map(([question, answer]) => csvRow([{ exact: question }, { exact: answer }, null]))
      expect(read([...file, ...cards].join(''))).toEqual(pairs(rows))
    }),
    { numRuns: 300 },
  )
})

const dialect = fc.record({
  name: fc.constantFrom(...signNames.filter(name => name !== 'colon' && name !== 'space')),
  quoted: fc.boolean(),
  record_delimiter: fc.constantFrom('\n', '\r\n'),
  bom: fc.boolean(),
})

/** Texts that the import undoes on purpose: what guards a formula, what Excel keeps exact, and its line 'sep=;'. */
const isGuarded = (text: string) => /^'+\s*[=+\-@\t\r＝＋－＠]|^="|^sep ?=/i.test(text)

test('what a library writes comes back the same in any dialect that somebody names', () => {
  fc.assert(
    fc.property(table, dialect, fc.boolean(), (rows, { name, ...options }, hasHeader) => {
      fc.pre(!rows.flat().some(isGuarded))
      const written = hasHeader ? [['Pergunta', 'Resposta'] as const, ...rows] : rows
      const text = stringify(
        written.map(row => [...row]),
        { delimiter: separatorSigns[name], ...options },
      )
      const columns = { question: 0, answer: 1, category: null, difficulty: null }
      expect(read(text, { separator: name, hasHeader, columns })).toEqual(pairs(rows))
    }),
    { numRuns: 500 },
  )
})

test('with the names of its columns it comes back the same though nobody says how it was written', () => {
  fc.assert(
    fc.property(table, dialect, (rows, { name, ...options }) => {
      fc.pre(!rows.flat().some(isGuarded))
      const written = [['Pergunta', 'Resposta'], ...rows.map(row => [...row])]
      const text = stringify(written, { delimiter: separatorSigns[name], ...options })
      expect(read(text)).toEqual(pairs(rows))
    }),
    // By chance a table may be one of another dialect, too.
    { seed: 4180, numRuns: 500 },
  )
})

test('without names of columns a table of sentences comes back the same', () => {
  const word = fc.constantFrom(
    'o Sol',
    'água',
    'maior, que',
    'astro; frio',
    'ação',
    '1,5 kg',
    'é "luz"',
    'linha\noutra',
    'região',
  )
  const sentence = fc.array(word, { minLength: 1, maxLength: 4 }).map(words => words.join(' '))
  const sentences = fc.uniqueArray(fc.tuple(sentence, sentence), { minLength: 3, maxLength: 15, selector: String })
  fc.assert(
    fc.property(sentences, dialect, (rows, { name, ...options }) => {
      const text = stringify(
        rows.map(row => [...row]),
        { delimiter: separatorSigns[name], ...options },
      )
      expect(read(text)).toEqual(pairs(rows))
    }),
    { seed: 31, numRuns: 500 },
  )
})

test('every letter of any text is in a row', () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'b', '"', ';', ',', '\t', ' ', 'é', '?') })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom(...signNames), (lines, separator) => {
      const letters = (text: string) => [...text].filter(letter => /[abé?]/.test(letter)).sort()
      const columns = (question: number) => ({ question, answer: null, category: null, difficulty: null })
      const all = Array.from({ length: 12 }, (_, at) => read(lines.join('\n'), { separator, columns: columns(at) }))
      fc.pre(lines.every(text => text.split(separatorSigns[separator]).length <= 12))
      expect(
        letters(
          all
            .flat(2)
            .filter(text => !text?.startsWith('Escreva'))
            .join(''),
        ),
      ).toEqual(letters(lines.join('')))
    }),
  )
})

describe('what a spreadsheet has made of cells', () => {
  const told = (...answers: string[]) =>
    readCsv(Buffer.from(`Pergunta;Resposta\n${answers.map((answer, at) => `P${at}?;${answer}`).join('\n')}\n`), {})
      .notices

  test('is told where it can be seen', () => {
    expect(told('#REF!', 'água', '#N/D')).toEqual([
      'As linhas 2 e 4 têm erros da planilha (como #REF!): confira essas células.',
    ])
    expect(told('01/fev')).toEqual([
      'A linha 2 tem uma data como 01/fev. Se era uma fração ou um placar (1/2), a planilha o mudou: formate a ' +
        'célula como Texto e escreva de novo.',
    ])
    expect(told('2-mar', 'jan/20', '1,23E+15')).toHaveLength(2)
  })

  test('and nothing is told of what people write', () => {
    expect(told('1/2', '7/9', '01/02/2020', '#tag', '1E5', '1,5', 'maio', 'O erro #REF! diz isso')).toEqual([])
  })

  test('a sheet of options says that only the right one came', () => {
    expect(readCsv(Buffer.from('Pergunta;A;B;Correta\nCapital?;Rio;Lima;B\n'), {}).notices).toEqual([
      'Esta planilha tem alternativas: cada card traz só a certa. Para trazer questões inteiras, use GIFT ou ' +
        'Moodle XML.',
    ])
  })
})
