import { knownOf, weaknessOf, weaknessSentences } from './weak-password.ts'

/** How good a password seems to who knows no lists: from 1, which will not do, to 4. */
export type Advice = { level: 1 | 2 | 3 | 4; label: string; why: string }

const rules: readonly [met: (password: string) => boolean, missing: string][] = [
  [password => [...password].length >= 8, '8 caracteres'],
  [password => /\p{Ll}/u.test(password), 'uma letra minúscula'],
  [password => /\p{Lu}/u.test(password), 'uma letra maiúscula'],
  [password => /\d/.test(password), 'um número'],
  [password => /[@$!%*?&]/.test(password), 'um destes símbolos: @ $ ! % * ? &'],
]

/** One run of letters with anything around it: what the server's lists are about, unless it is long. */
const oneWord = /^[^\p{L}]*\p{L}{1,13}[^\p{L}]*$/u

/**
 * What can be told about a password where the lists are not, in a browser: what is missing, and whether it is a pattern
 * or the person's or the product's name. Of one word with signs it says honestly that the server has the last word.
 */
export function adviceOn(password: string, person: { fullName: string; email: string }): Advice {
  const text = password.normalize('NFC')
  const missing = rules.flatMap(([met, what]) => (met(text) ? [] : [what]))
  if (missing.length > 0) return { level: 1, label: 'Falta pouco', why: `Ainda falta: ${missing.join('; ')}.` }
  const weakness = weaknessOf(text, knownOf(person))
  if (weakness) return { level: 1, label: 'Fácil de adivinhar', why: weaknessSentences[weakness] }
  if (oneWord.test(text))
    return {
      level: 2,
      label: 'Razoável',
      why: 'Se for uma palavra conhecida com números e sinais, não será aceita. Com outra palavra junto, fica boa.',
    }
  return [...text].length < 16
    ? { level: 3, label: 'Boa', why: 'Com mais uma palavra, fica ótima.' }
    : { level: 4, label: 'Ótima', why: 'Guarde-a em um lugar seguro.' }
}
