import { pagesText } from '@capivira/core/materials/pages-text'
import type { GeneratedMaterial, Notice } from '../items.ts'
import type { Part, PartEnd, Written } from './write.ts'

/** What happened, when the model wrote nothing at all, as its teacher reads it. */
const NOTHING: Readonly<Record<PartEnd, string>> = {
  down: 'O serviço de IA não respondeu; para tentar de novo, reprocesse o material mais tarde.',
  key: 'O serviço de IA recusou o acesso; avise quem administra a Capivira.',
  limit: 'O limite de uso da IA foi atingido.',
  rejected: 'O serviço de IA não aceitou o pedido; avise quem administra a Capivira.',
  filtered: 'O serviço de IA não quis escrever sobre este material.',
  few: 'O que a IA escreveu não passou na conferência com o texto e foi descartado.',
  written: 'O que a IA escreveu não passou na conferência com o texto e foi descartado.',
  'nothing-to-ask': 'A IA não encontrou o que perguntar.',
}

const INSTEAD = 'Os itens foram extraídos do texto pela própria Capivira.'

/** The reason that explains most, first. */
const ORDER: readonly PartEnd[] = ['key', 'limit', 'down', 'rejected', 'filtered', 'few', 'written', 'nothing-to-ask']

/** What the teacher should know about the model's part in a material; nothing where all went well. */
export function modelNotices({ parts, total, planned, instructions }: Written, material: GeneratedMaterial): Notice[] {
  const notices: Notice[] = []
  if (instructions.length > 0) {
    const pages = [...new Set(instructions.map(({ page }) => page))].sort((a, b) => a - b)
    notices.push({
      code: 'instructions-ignored',
      message:
        `${pagesText(pages)} ${pages.length > 1 ? 'têm' : 'tem'} frases dirigidas a programas de IA. Elas foram ` +
        'ignoradas.',
      pages,
    })
  }
  if (parts.length === 0) return notices
  const byModel = [...material.cards, ...material.questions].filter(({ engine }) => engine === 'model').length
  if (byModel === 0) {
    const end = ORDER.find(reason => parts.some(part => part.end === reason)) ?? 'few'
    const others = material.cards.length + material.questions.length > 0 ? ` ${INSTEAD}` : ''
    return [{ code: 'model-unused', message: `${NOTHING[end]}${others}` }, ...notices]
  }
  const open = parts.filter(({ end }) => end !== 'written' && end !== 'nothing-to-ask')
  const missing = total - parts.length + open.length
  if (missing === 0) return notices
  const pages = pagesOf(open)
  const where = pages.length > 0 && total === parts.length ? ` (${pagesText(pages).toLowerCase()})` : ''
  const limited = planned < total || parts.some(({ end }) => end === 'limit')
  const reason = limited
    ? `O limite de uso da IA não alcançou ${missing} de ${total} partes do material`
    : `A IA não escreveu o bastante sobre ${missing} de ${total} partes do material`
  const message = `${reason}${where}. Nelas, os itens foram extraídos do texto pela própria Capivira.`
  return [{ code: 'model-partial', message, ...(where && { pages }) }, ...notices]
}

function pagesOf(parts: readonly Part[]): number[] {
  const pages = new Set<number>()
  for (const { chunk } of parts) for (let page = chunk.pages.first; page <= chunk.pages.last; page++) pages.add(page)
  return [...pages].sort((a, b) => a - b)
}
