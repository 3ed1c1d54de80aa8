import { expect, test } from 'vitest'
import { sheetPage } from './html.ts'

test('is one page with everything inside, whatever the items hold', () => {
  const item = {
    id: 'c1',
    kind: 'card' as const,
    document: 'html',
    page: 1,
    family: 'definition',
    difficulty: 'fácil',
    category: 'Marcas',
    question: 'O que encerra um programa na página?',
    answer: 'A marca </script>, e $& não é nada',
    options: [],
    explanation: '',
    quote: 'A marca </script> encerra um programa.',
  }
  const page = sheetPage({ name: 'a', seed: 's', made: '2026-11-20', items: [item] })
  const [, data = ''] = /id="data">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(data).sheet.items).toEqual([item])
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  expect(page).not.toMatch(/\/\*(?:STYLE|SCRIPT)\*\//)
  expect(page).not.toMatch(/(?:src|href)="/)
})
