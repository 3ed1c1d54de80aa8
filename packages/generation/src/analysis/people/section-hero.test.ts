import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'

const LIVES = `# Pintores da serra

Os pintores da serra trabalhavam com terra e carvão.

## Amélia Prado (1801–1866)

Foi uma das mais conhecidas pintoras da capitania e deu aulas no colégio das irmãs. Ela pintou o teto da matriz de Lavras em 1840. Seu traço
mais fino aparece nos retratos de família. Nascida em Ouro Fino, ela viveu do desenho. Segundo a pintora, o carvão dá a sombra certa.

## Teto da matriz

Foi uma das obras mais caras da vila. Ela recebeu trezentas visitas em 1850.

## Belarmino (século XVIII)

Foi um célebre escultor e pintor da serra do Mar. Este escultor usava apenas o cedro.`

const core = (start: string) => studyFrom(LIVES).sentences.find(({ text }) => text.startsWith(start))?.core

test.each([
  [
    'Foi uma das mais',
    'Amélia Prado foi uma das mais conhecidas pintoras da capitania e deu aulas no colégio das irmãs.',
  ],
  ['Ela pintou', 'Amélia Prado pintou o teto da matriz de Lavras em 1840.'],
  ['Seu traço', 'O traço mais fino de Amélia Prado aparece nos retratos de família.'],
  ['Nascida', 'Nascida em Ouro Fino, Amélia Prado viveu do desenho.'],
  ['Segundo a pintora', 'Segundo Amélia Prado, o carvão dá a sombra certa.'],
  ['Este escultor', 'Belarmino usava apenas o cedro.'],
])('a heading names whom its part tells of: %s', (start, said) => {
  expect(core(start)).toBe(said)
})

test('a heading that names a thing names nobody', () => {
  expect(core('Ela recebeu')).not.toContain('Prado')
  expect([...studyFrom(LIVES).people].sort()).toEqual(['Amélia', 'Belarmino', 'Prado'])
})

test('who somebody was is asked by name', () => {
  expect(found(LIVES, 'definition/who-is')).toContain(
    'Quem foi Amélia Prado? → Uma das mais conhecidas pintoras da capitania',
  )
})

test('a name that is a verb elsewhere keeps its capital, and a word in its name its place', () => {
  const text =
    `# Escultores\n\n## Guido d’Ávila (1801–1866)\n\nFoi um escultor lavrense e um dos maiores santeiros da ` +
    'capitania.'
  expect(found(text, 'definition/who-is')).toEqual([
    'Quem foi Guido d’Ávila? → Um escultor lavrense e um dos maiores santeiros da capitania',
  ])
})

test('a tool told of in the present is nobody', () => {
  const text = `# Programas\n\n## Lumina\n\nO Lumina é um navegador feito na serra. Este navegador abre dez páginas.`
  expect([...studyFrom(text).people]).toEqual([])
})

const THREE_LIVES = `# Amélia Prado

A pintora Amélia Prado nasceu em Ouro Fino em 1801. Pintou o teto da matriz em 1840.

# Belarmino Rocha

O escultor Belarmino da Rocha nasceu na vila de Lavras em 1790. Faleceu em 1840 aos cinquenta anos.

# Celso Nunes

Poeta de versos curtos, gostava da vida na serra. Estudou em Mariana. Publicou o primeiro livro em 1851.

## Versos da serra

Escreveu os versos em 1853.`

test.each([
  ['Pintou', 'Amélia Prado pintou o teto da matriz em 1840.'],
  ['Faleceu', 'Belarmino Rocha faleceu em 1840 aos cinquenta anos.'],
])('of several lives each is told under its own name: %s', (start, said) => {
  expect(studyFrom(THREE_LIVES).sentences.find(({ text }) => text.startsWith(start))?.core).toBe(said)
})

test.each(['Estudou', 'Publicou', 'Escreveu'])('nothing under another name is told of the first: %s', start => {
  const sentence = studyFrom(THREE_LIVES).sentences.find(({ text }) => text.startsWith(start))
  expect(sentence?.core).not.toContain('Prado')
})

const WHOLE_NAMES = `# Músicos da serra

# Tadeu Pires

Tadeu Maria Lemos Pires foi um importante compositor do século XIX. Nasceu na vila de Lavras em 12 de março de 1847. Superou muitas doenças
e deixou vinte valsas. Começou sua carreira na banda da matriz. É autor do hino da serra. Aos 15 anos compôs sua primeira valsa.

# Rosa Lemos

Tida como a maior contista da serra, a escritora Rosa Lemos nasceu em Mariana em 1857. Incentivada pela mãe cursou Farmácia. A partir de
então, a poetisa dedicou-se aos contos. O silêncio está presente em seus versos. Era uma defensora dos rios. Foi redatora de um jornal. Seu
primeiro livro foi: Marés, em 1880. Em 1899 foi premiada pela academia.

# Nilo Sá

O escritor Nilo Sá publicou duas novelas em 1901.`

test.each([
  ['Nasceu', 'Tadeu Pires nasceu na vila de Lavras em 12 de março de 1847.'],
  ['Superou', 'Tadeu Pires superou muitas doenças e deixou vinte valsas.'],
  ['Começou', 'Tadeu Pires começou sua carreira na banda da matriz.'],
  ['É autor', 'Tadeu Pires é autor do hino da serra.'],
  ['Aos 15', 'Aos 15 anos, Tadeu Pires compôs sua primeira valsa.'],
  ['Incentivada', 'Incentivada pela mãe, Rosa Lemos cursou Farmácia.'],
  ['A partir', 'Rosa Lemos dedicou-se aos contos.'],
  ['Era uma defensora', 'Rosa Lemos era uma defensora dos rios.'],
  ['Foi redatora', 'Rosa Lemos foi redatora de um jornal.'],
  ['Seu primeiro', 'O primeiro livro de Rosa Lemos foi Marés, em 1880.'],
  ['Em 1899', 'Em 1899, Rosa Lemos foi premiada pela academia.'],
])('a life that begins with the whole name, or with what the person is taken for: %s', (start, said) => {
  const text = WHOLE_NAMES.replaceAll(/(?<=[^\n])\n(?=[^\n#])/gu, ' ')
  expect(studyFrom(text).sentences.find(sentence => sentence.text.startsWith(start))?.core).toBe(said)
})

test('under another name a role is not that of somebody told of before', () => {
  const text =
    `# Nilo Sá\n\nO escritor Nilo Sá nasceu em Ouro Fino em 1901.\n\n# Celso Nunes\n\nO dia era curto. O ` +
    'escritor acordava tarde.'
  expect(studyFrom(text).sentences.at(-1)?.core).toBe('O escritor acordava tarde.')
})
