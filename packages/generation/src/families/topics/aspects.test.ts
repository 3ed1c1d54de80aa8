import { expect, test } from 'vitest'
import { draftMaterial } from '../../generate.ts'
import { documentOf, found } from '../../testing/document.ts'

const CARDS = `# Instrumentos do tempo

## Barômetro

- **Função**: medir a pressão do ar.
- **Unidade**: hectopascal, com o símbolo hPa.

## Pluviômetro

- **Função**: medir a chuva que cai em um lugar.
- **Unidade**: milímetro, com o símbolo mm.

## Anemômetro

- **Função**: medir a velocidade do vento.
- **Unidade**: quilômetro por hora ou metro por segundo.`

test('a label that comes back under every heading is what each of them has', () => {
  expect(found(CARDS, 'heading/aspect')).toEqual([
    'Qual é a função do barômetro? → Medir a pressão do ar',
    'Qual é a unidade do barômetro? → Hectopascal, com o símbolo hPa',
    'Qual é a função do pluviômetro? → Medir a chuva que cai em um lugar',
    'Qual é a unidade do pluviômetro? → Milímetro, com o símbolo mm',
    'Qual é a função do anemômetro? → Medir a velocidade do vento',
    'Qual é a unidade do anemômetro? → Quilômetro por hora ou metro por segundo',
  ])
  expect(found(CARDS, 'definition/glossary')).toEqual([])
})

test('what the others have there are the wrong options', () => {
  const question = draftMaterial(documentOf(CARDS), { title: '' }).candidates.find(
    ({ kind, question: asked }) => kind === 'question' && asked === 'Qual é a função do anemômetro?',
  )
  expect([...(question?.distractors ?? [])].sort()).toEqual([
    'Medir a chuva que cai em um lugar',
    'Medir a pressão do ar',
  ])
})

test('what laws say', () => {
  expect(
    found(
      '# Leis do estudo\n\n## Primeira Lei (Lei do Esquecimento)\n\n**Enunciado**: O que não se repete em poucos dias some da memória.\n\n## Lei do Intervalo\n\n**Enunciado**: Duas horas separadas ensinam mais do que duas horas seguidas.',
      'heading/aspect',
    ),
  ).toEqual([
    'O que diz a Lei do Esquecimento? → O que não se repete em poucos dias some da memória',
    'O que diz a Lei do Intervalo? → Duas horas separadas ensinam mais do que duas horas seguidas',
  ])
})

test.each([
  [
    'a remark',
    '# Vulcão\n\n- **Nota**: montanha de onde sai lava.\n\n# Geleira\n\n- **Nota**: rio de gelo muito lento.',
  ],
  [
    'a term of the paper',
    '# Vulcões\n\n- **Lava**: rocha derretida que chega ao chão.\n\n# Lava e cinza\n\n- **Lava**: rocha derretida que corre.',
  ],
  ['one heading', '# Vulcão\n\n- **Forma**: cone alto de cinza e lava.\n- **Perigo**: nuvens quentes de gás.'],
])('no aspect: %s', (_, text) => {
  expect(found(text, 'heading/aspect')).toEqual([])
})

test('what only a thing can have is asked of the heading, were it but once', () => {
  const text =
    '# Instrumentos\n\n## Barômetro\n\n- Função: medir a pressão do ar em um lugar.\n- Inventor: Torricelli, na Itália.'
  expect(found(text, 'heading/aspect')).toEqual(['Qual é a função do barômetro? → Medir a pressão do ar em um lugar'])
  expect(found(text, 'definition/glossary')).toEqual([])
})
