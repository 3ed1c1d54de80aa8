import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

const none = { calls: 0, failures: 0, inputTokens: 0, outputTokens: 0, cost: null }
const usage = { service: null, totals: none, days: [], failures: [], items: { model: 40, extractive: 60 } }
const limits = { calls: 60, tokens: 300_000, minutes: 15, cost: 1.5, dailyCost: 20 }
const service = { provider: 'google', model: 'modelo-1', host: 'ia.example', draws: true, limits }

/** What the card on top says, in one line. */
async function said(facts: object): Promise<string> {
  open('/admin/ai-usage', admin(), { 'GET /api/admin/ai-usage?days=30': { ...usage, ...facts } })
  const title = await screen.findByRole('heading', { name: /Gerador da própria Capivira|modelo-1/ })
  return title.parentElement?.textContent ?? ''
}

test('without a service, what teachers pasted is no contradiction', async () => {
  expect(await said({})).toBe(
    'Gerador da própria CapiviraNenhum serviço de IA está configurado: a Capivira não envia texto nenhum a um.' +
      'Escritos por um modelo de linguagem: 40 de 100 cards e questões. Contam também as respostas de assistentes ' +
      'que os professores colaram; o que foi escrito à mão ou importado fica de fora.',
  )
  expect(screen.queryByText(/escreve tudo/)).toBeNull()
})

test('with one, all that is sent and every limit is told', async () => {
  const text = await said({ service })
  expect(text).toContain(
    'Os textos dos materiais e o que os alunos pedem para desenhar vão para ia.example, sem nome nem dado de aluno.',
  )
  expect(text).toContain(
    'Limites por material: 60 chamadas, 300.000 tokens, 15 minutos e custo de 1,50; por dia, custo de 20,00.',
  )
})

test('one that draws nothing gets nothing of pupils', async () => {
  expect(await said({ service: { ...service, draws: false } })).toContain('Os textos dos materiais vão para ia.example')
})
