import { folded } from './folded.ts'

/** 'meu nome e um coração' speaks of a name and of a heart. */
const told = new RegExp(
  `(?<![a-z])(?:me ?chamo(?= |[:"'“])|chamo-me|meu ?n[o0]me(?: completo| todo)? ?(?:eh|[:=~→-]|e` +
    '(?= (?!(?:o|a|os|as|um|uma|uns|umas|meu|minha|do|da|com|muit[oa]s?|flores|coracoes)' +
    `(?![a-z])))))[ :"'“~→=-]{0,4}[a-z]`,
)

/** What people write before the name they sign with. */
const namers = 'sou|aqui (?:e|eh)|ass|assinado|nome|feito por|autora?'
const signing = String.raw`(?:${namers}|cham\w+ de)[ :"'“-]{1,3}(?:(?:a|o) )?`

/** A text as its letters sound, with 'é' as another word than 'e' and nothing between the parts of D'Ávila. */
const spoken = (text: string) =>
  folded(text.normalize('NFC').replace(/(?<!\p{L})é(?!\p{L})/giu, 'eh')).replace(/(?<=[a-z])['’`´](?=[a-z])/g, '')

/** The text with letters that stand one by one as a word, and as one after an article: 'L.i.a', 'sou a L i a'. */
const readings = (plain: string): string[] => {
  const joined = (write: (letters: string) => string) =>
    plain.replace(/(?<![a-z])[a-z](?:[ ._*-]{1,2}[a-z](?![a-z]))+/g, one => write(one.replace(/[^a-z]/g, '')))
  return [plain, joined(letters => letters), joined(letters => `${letters.slice(0, 1)} ${letters.slice(1)}`)]
}

/**
 * Whether a text tells who wrote it: by saying so, by their first and another name side by side, or by their first name
 * where one signs. A first name alone is none: it may be Rosa's rose.
 */
export function holdsOwnName(text: string, fullName = ''): boolean {
  const texts = readings(spoken(text))
  if (texts.some(one => told.test(one))) return true
  const [first = '', ...others] = spoken(fullName).match(/[a-z]{2,}/g) ?? []
  if (first === '') return false
  const rest = others.filter(name => name.length > 2 && !/^d[aeo]s?$/.test(name))
  const patterns = [
    new RegExp(`\\b${signing}${first}\\b`),
    ...(rest.length > 0
      ? [new RegExp(`(?<![a-z])${first}[^a-z]{0,2}(?:d[aeo]s? )?(?:${rest.join('|')})(?![a-z])`)]
      : []),
  ]
  return texts.some(one => patterns.some(pattern => pattern.test(one)))
}
