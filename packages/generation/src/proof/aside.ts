import { isSame, wordsOf } from './words.ts'

/** A word of an item that its sentence only names as what is not so: 'graus' of 'em horas, ao invés de graus'. */
export function setAsideIn(item: string, passage: string): string | null {
  if (/(?<!\p{L})(?:ao invés|em vez|em lugar|não|nem)(?!\p{L})/iu.test(item)) return null
  const said = wordsOf(item)
  for (const { index, 0: mark } of passage.matchAll(ASIDE)) {
    const told = wordsOf(passage)
    const word = told.find(({ start, content }) => content && start >= index + mark.length)
    const isElsewhere = told.some(other => word && other.start !== word.start && isSame(word, other))
    if (word && !isElsewhere && said.some(other => isSame(word, other))) return word.form
  }
  return null
}

const ASIDE = /(?<!\p{L})(?:ao invés|em vez|em lugar) d(?:e|[oa]s?)\s/giu

/** 'em horas, ao invés de graus': what the sentence itself says is not so. */
export function isSetAside(option: string, passage: string): boolean {
  const bareOption = option.replace(/^(?:em|por|com|de|[oa]s?|uma?)\s/iu, '')
  const aside = String.raw`(?:ao invés|em vez|em lugar) d(?:e|[oa]s?)\s`
  const places = [...passage.matchAll(new RegExp(String.raw`(?<!\p{L})${escaped(bareOption)}(?!\p{L})`, 'giu'))]
  return places.length === 1 && new RegExp(`${aside}${escaped(bareOption)}(?!\\p{L})`, 'iu').test(passage)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
