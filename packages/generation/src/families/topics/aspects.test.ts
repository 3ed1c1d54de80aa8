import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

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

test('a label with what it is told to be is a term, where it comes once', () => {
  const text =
    '# Instrumentos do tempo\n\n- **Barômetro**: instrumento que mede a pressão do ar.\n- **Pluviômetro**: ' +
    'instrumento que mede a chuva que cai em um lugar.'
  expect(found(text, 'definition/glossary')).toContain('O que é o barômetro? → Instrumento que mede a pressão do ar')
})

test('a label that comes back under every heading is what each of them has', () => {
  expect(found(CARDS, 'definition/glossary')).toEqual([])
})

test('what only a thing can have is asked of the heading, were it but once', () => {
  const text =
    '# Instrumentos\n\n## Barômetro\n\n- Função: medir a pressão do ar em um lugar.\n- Inventor: Torricelli, na Itália.'
  expect(found(text, 'definition/glossary')).toEqual([])
})
