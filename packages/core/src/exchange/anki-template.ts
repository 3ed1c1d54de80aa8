/** A side of a card as its note type writes it: text, fields, and parts that show only where a field is filled. */
export type TemplatePart =
  | { kind: 'text'; text: string }
  | { kind: 'field'; name: string; filters: readonly string[] }
  | { kind: 'when'; name: string; filled: boolean; inside: TemplatePart[] }

const longest = 50_000
const unseen = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** The old way of writing templates, which a few decks still have: '<% Frente %>'. */
const otherBraces = /^\s*\{\{=<% %>=\}\}/
const deepest = 50

/**
 * Reads a side of a template. Whatever it closes without having opened it, or never closes, shows its text as if it
 * did.
 */
export function readTemplate(source: string): TemplatePart[] {
  const short = source.slice(0, longest)
  const tag = otherBraces.test(short) ? /<%([^%]{1,300})%>/g : /\{\{([^{}]{1,300})\}\}/g
  const text = short.replace(otherBraces, '').replace(unseen, '')
  const top: TemplatePart[] = []
  const open: { name: string; inside: TemplatePart[] }[] = []
  const here = () => open.at(-1)?.inside ?? top
  let at = 0
  for (const match of text.matchAll(tag)) {
    if (match.index > at) here().push({ kind: 'text', text: text.slice(at, match.index) })
    at = match.index + match[0].length
    const inner = (match[1] ?? '').trim()
    const name = inner.slice(1).trim()
    if (inner.startsWith('#') || inner.startsWith('^')) {
      if (open.length >= deepest) continue
      const part = { kind: 'when' as const, name, filled: inner.startsWith('#'), inside: [] }
      here().push(part)
      open.push(part)
    } else if (inner.startsWith('/')) {
      const place = open.findLastIndex(part => part.name === name)
      if (place >= 0) open.length = place
    } else here().push(fieldOf(inner))
  }
  if (at < text.length) here().push({ kind: 'text', text: text.slice(at) })
  return top
}

/** 'type:cloze:Texto' is the field Texto behind two filters, the nearest first. */
function fieldOf(inner: string): TemplatePart {
  const [name = '', ...filters] = inner.split(':').reverse()
  return { kind: 'field', name: name.trim().normalize('NFC'), filters: filters.map(filter => filter.trim()) }
}

/** The fields that a template names, wherever they stand. */
export function fieldsIn(parts: readonly TemplatePart[]): { name: string; filters: readonly string[] }[] {
  return parts.flatMap(part => (part.kind === 'field' ? [part] : part.kind === 'when' ? fieldsIn(part.inside) : []))
}

/** A side as HTML: `show` says what a field shows, `isFilled` whether it is. */
export function renderTemplate(
  parts: readonly TemplatePart[],
  show: (name: string, filters: readonly string[]) => string,
  isFilled: (name: string) => boolean,
): string {
  return parts
    .map(part => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'field') return show(part.name, part.filters)
      return isFilled(part.name) === part.filled ? renderTemplate(part.inside, show, isFilled) : ''
    })
    .join('')
}
