import { expect, test } from 'vitest'
import { KEY_TERMS, PAGES } from '../testing/good-items.ts'
import { checkCard, checkDistractor } from './check.ts'
import type { CheckedCard } from './checked.ts'
import { qualityContext } from './context.ts'

const refusedBy = (card: CheckedCard, heading = '') =>
  checkCard(card, qualityContext({ pages: [LINE], headingOver: () => heading })).flatMap(({ severity, gate }) =>
    severity === 'reject' ? [gate] : [],
  )

const LINE = 'Transmissão: picada do mosquito-prego infectado.'

test('what the form of a page says is also said by the heading over it', () => {
  const item = {
    question: 'A que se refere a descrição “picada do mosquito-prego infectado”?',
    answer: 'Malária',
    family: 'table' as const,
    source: { page: 1, quote: LINE },
  }
  expect(refusedBy(item)).toEqual(['G2'])
  expect(refusedBy(item, 'Malária')).toEqual([])
  expect(refusedBy({ ...item, family: 'place' }, 'Malária')).toContain('G2')
})

test('what the page sets side by side is of one kind, whatever else tells its words apart', () => {
  const where = qualityContext({ pages: PAGES, keyTerms: KEY_TERMS, likeness: () => -1 })
  const asked = { question: 'Qual termo corresponde à descrição “conduz a seiva bruta”?', answerType: 'term' as const }
  expect(checkDistractor('Raiz', 'Xilema', asked, where).map(f => f.gate)).toEqual(['Q3', 'Q4'])
  expect(checkDistractor('Raiz', 'Xilema', { ...asked, family: 'table' }, where)).toEqual([])
})
