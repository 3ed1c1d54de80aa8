import type { MaterialAuthors } from '@capivira/core/ai/contract'
import { formatCount, formatNumber } from '../../lib/format.ts'

type Authors = Pick<MaterialAuthors, 'items' | 'services'>

/** Who wrote the items, in the order in which they are told: the words for one, and how many items. */
const writers: readonly { of: keyof MaterialAuthors['items']; name: string }[] = [
  { of: 'patterns', name: 'os padrões da Capivira' },
  { of: 'model', name: 'um modelo de IA' },
  { of: 'assistant', name: 'um assistente, cuja resposta foi colada' },
  { of: 'teacher', name: 'a pessoa que ensina' },
  { of: 'imported', name: 'o arquivo importado' },
]

/** 'a, b e c'. */
const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : (names[0] ?? '')

/** Who wrote a material, in one line; empty while nobody is known to. */
export function authorsLine({ items, services }: Authors): string {
  const [last] = services
  const model = services.length === 1 && last ? last.model : 'modelos de IA'
  const known = writers.filter(({ of }) => items[of] > 0)
  return listed(known.map(({ of, name }) => (of === 'model' && services.length > 0 ? model : name)))
}

/** How many items each wrote: '24 itens: os padrões da Capivira, com as frases do próprio texto'. */
export function authorsCounts({ items }: Authors): string[] {
  return writers.flatMap(({ of, name }) => (items[of] > 0 ? `${formatCount(items[of], 'item', 'itens')}: ${name}` : []))
}

/** 41 is '41 s', 202 '3 min 22 s', 7500 '2 h 5 min'. */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min${whole % 60 ? ` ${whole % 60} s` : ''}`
  const minutes = Math.floor((whole % 3600) / 60)
  return `${formatNumber(Math.floor(whole / 3600))} h${minutes ? ` ${minutes} min` : ''}`
}

/** What a model was asked, where, for how long and how much. */
export function serviceSentence({ model, host, calls, failures, seconds, tokens, cost }: Authors['services'][number]) {
  const where = host ? `em ${host}` : 'em um serviço de que não ficou registro'
  const failed = failures > 0 ? ` (${formatCount(failures, 'falhou', 'falharam')})` : ''
  const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  const price =
    cost === null
      ? 'O custo não é conhecido: a escola não informou preços.'
      : `Custo: ${money.format(cost)}, na moeda dos preços da escola.`
  return (
    `${model}, ${where}: ${formatCount(calls, 'pedido', 'pedidos')}${failed} em ${formatSeconds(seconds)}, ` +
    `${formatCount(tokens, 'token', 'tokens')}. ${price}`
  )
}
