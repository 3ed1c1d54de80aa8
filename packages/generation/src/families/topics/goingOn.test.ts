import { expect, test } from 'vitest'
import { draftMaterial } from '../../generate.ts'
import { documentOf, found } from '../../testing/document.ts'

const HANDOUT = `# Relações entre as plantas

## Epifitismo

Uma planta pequena vive sobre outra maior sem roubar seu alimento.

## Parasitismo

Uma planta fraca suga a seiva de outra por meio de raízes finas.

## Competição

Duas plantas vizinhas disputam a luz e a água do mesmo canteiro.`

test('headings over what somebody does in them', () => {
  expect(found(HANDOUT, 'heading/happens')).toEqual([
    'O que acontece no epifitismo? → Uma planta pequena vive sobre outra maior sem roubar seu alimento',
    'O que acontece no parasitismo? → Uma planta fraca suga a seiva de outra por meio de raízes finas',
    'O que acontece na competição? → Duas plantas vizinhas disputam a luz e a água do mesmo canteiro',
  ])
})

test('the others of their kind are the wrong options', () => {
  const question = draftMaterial(documentOf(HANDOUT), { title: '' }).candidates.find(
    ({ kind, question: asked }) => kind === 'question' && asked === 'O que acontece no epifitismo?',
  )
  expect([...(question?.distractors ?? [])].sort()).toEqual([
    'Duas plantas vizinhas disputam a luz e a água do mesmo canteiro',
    'Uma planta fraca suga a seiva de outra por meio de raízes finas',
  ])
})

test('nothing is asked of whomever it happens to', () => {
  expect(found(HANDOUT, 'place/')).toEqual([])
  expect(found(HANDOUT, 'clause/')).toEqual([])
})

test('labels that say when', () => {
  expect(
    found(
      '# Mudanças de estado\n\n- Fusão: quando ocorre a passagem do sólido para o líquido.\n- Condensação: ocorre quando o vapor se torna líquido ao tocar uma parede fria.',
      'heading/happens',
    ),
  ).toEqual([
    'O que acontece na fusão? → A passagem do sólido para o líquido',
    'O que acontece na condensação? → O vapor se torna líquido ao tocar uma parede fria',
  ])
})

test.each([
  ['a definition', '# Polinização\n\nUm processo que leva o pólen de uma flor para a outra.'],
  ['a thing', '# Formigueiro\n\nUma formiga sozinha cava a terra durante muitos dias.'],
  ['a question', '# Competição\n\nUm animal pode viver sem disputar o espaço com outro?'],
])('nothing of %s', (_, text) => {
  expect(found(text, 'heading/happens')).toEqual([])
})

test('labels whose words all begin with capitals name kinds, too', () => {
  const text =
    '# O relevo\n\n- **Erosão Eólica**: quando ocorre o desgaste das rochas por causa do vento.\n- **Erosão Fluvial**: quando ocorre o desgaste das margens por causa do rio.'
  expect(found(text, 'heading/happens')).toEqual([
    'O que acontece na erosão eólica? → O desgaste das rochas por causa do vento',
    'O que acontece na erosão fluvial? → O desgaste das margens por causa do rio',
  ])
})

test('a case told with what follows from it is no account', () => {
  const told = (said: string) => found(`# O rio\n\n## Erosão\n\n${said}`, 'heading/happens')
  expect(told('Quando a enxurrada desce o barranco, ela leva a terra solta.')).toEqual([])
  expect(told('Quando a enxurrada leva a terra solta do barranco.')).toHaveLength(1)
})

test('what is said of the thing itself is nothing that goes on in it', () => {
  const text = '# Respiração\n\nUma respiração lenta e profunda deve acalmar o coração do atleta.'
  expect(found(text, 'heading/happens')).toEqual([])
})
