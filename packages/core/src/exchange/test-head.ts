import type { LineKind } from './reason-lines.ts'

/*
 * What schools write above the questions of a test: its title, and blanks where pupils fill in who they are. Anything
 * else above the first question may be what this one asks about, and stays.
 */

/** Lines above the first question that are looked at, and lines of this one. */
const mostAbove = 30
const mostOfFirst = 60
const mostTitles = 2
const longest = 120

const label =
  '(?:nome(?: completo)?|alun[oa]|estudante|escola|turma|classe|s[ée]rie|professora?|prof[aª]?\\.?|data' +
  '|n[º°o]\\.?|ano|nota|valor|disciplina|matéria)(?:\\s*\\([ao]\\))?(?:\\s+d[oa]\\s+alun[oa](?:\\s*\\(a\\))?)?'
const beginsWithLabel = new RegExp(String.raw`^\W*${label}\s*(?::|[_.]{3,})`, 'iu')
const labels = new RegExp(String.raw`(?<!\p{L})${label}(?!\p{L})`, 'giu')
const blank = /^[\s_.:/,;()–-]*$/
/** Whom or what a label names where it leaves no blank: a few words, no sentence. */
const named = new RegExp(
  String.raw`^\s*(?:escola|turma|s[ée]rie|professora?|disciplina|matéria)(?:\s*\(a\))?\s*:` +
    String.raw`\s*[\p{L}\dº°ª.]+(?:\s+[\p{L}\dº°ª.]+){0,4}$`,
  'iu',
)

/** A line where pupils fill in who they are, or that says whose test it is. */
function isToFill(line: string): boolean {
  if (line.length > longest) return false
  if (named.test(line)) return true
  return beginsWithLabel.test(line) && blank.test(line.replace(labels, ''))
}

const title = new RegExp(
  String.raw`^\W*(?:(?:prova|avaliação|atividades?|exercícios|simulado|teste|lista|quiz|questionário|escola|colégio` +
    String.raw`|instituto)(?!\p{L})|\p{L}+(?:\s\p{L}+)?\s*[–-]\s*\d\s*[ºª°o.]*\s*(?:ano|série|bimestre)(?!\p{L}))`,
  'iu',
)
const isTitle = (line: string) => line.length <= 60 && title.test(line) && !/[.?!:;,]\s*$/.test(line)

/** Names of what stands above a question that asks about it. */
const asksAbove = new RegExp(
  String.raw`(?<!\p{L})(?:textos?|poemas?|tabelas?|frases?|dados?|trechos?|versos?|estrofes?|gráficos?|figuras?` +
    String.raw`|imagem|quadro|mapa|notícia|canção|título|acima|anterior|cima|enunciado|afirmaç(?:ão|ões))(?!\p{L})`,
  'iu',
)

/**
 * The lines with blank ones in the place of the head of a test, where the first question is numbered and asks nothing
 * about what stands above it.
 */
export function withoutHead(lines: readonly string[], kindOf: (line: string) => LineKind): readonly string[] {
  const first = lines.slice(0, mostAbove).findIndex(line => /^\D*1\D/.test(line) && kindOf(line).number === 1)
  const above = lines.slice(0, Math.max(0, first)).filter(line => line.trim() !== '')
  if (above.length === 0) return lines
  const titles = Math.max(0, above.slice(0, mostTitles).findLastIndex(isTitle) + 1)
  const isHead = above.every((line, at) => isToFill(line) || (at < titles && isTitle(line)))
  if (!isHead || !asksAlone(lines.slice(first, first + mostOfFirst), kindOf)) return lines
  return [...lines.slice(0, first).map(() => ''), ...lines.slice(first)]
}

/** Whether a question has its options before another begins, and names nothing that may stand above it. */
function asksAlone(lines: readonly string[], kindOf: (line: string) => LineKind): boolean {
  const end = lines.findIndex((line, at) => at > 0 && (kindOf(line).isFirstOption || kindOf(line).number !== null))
  return end > 0 && kindOf(lines[end] ?? '').isFirstOption && !asksAbove.test(lines.slice(0, end).join('\n'))
}
