/** 'Por fim, uma ferramenta de corte(,) é a serra de fita.': a description with its name behind it. */
const NAMES_BEHIND =
  /^(?:[^,]{1,30},\s)?(Um|Uma|um|uma)\s([^,]{4,80}?),?\s(é|foi|era)\s([oa])\s(\p{L}[^,.;:]{2,60})(?:,\s[^.]*)?\.?$/u

/**
 * What a sentence names set before how it describes it ('Um exemplo de motor é o motor a vapor.' → 'O motor a vapor é
 * um exemplo de motor.'), for what the next sentence takes up; other sentences as they are.
 */
export function namedFirst(core: string): string {
  const [, article = '', described = '', verb = '', definite = '', name = ''] = NAMES_BEHIND.exec(core) ?? []
  if (name === '' || /\s(?:que|é|são)\s/u.test(name)) return core
  return `${definite.toUpperCase()} ${name} ${verb} ${article.toLowerCase()} ${described}.`
}
