/** Splits a full name into the specification's first and last name: 'Ana Maria Souza' is 'Ana' and 'Maria Souza'. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Digits that a name may hold: 'João 2º' and 'Aluna 2026' have some, a telephone number has eight and more. */
const mostDigits = 5
/** Letters of a word that a greeting repeats. A longer one is no first name, but words without their spaces. */
const longestGreeting = 40

/** Titles that people write before a name without a space: 'Dr.Souza' is no address. */
const titles = new Set('ap apda d dr dra fco ir jr ma me pe prof profa sr sra srta st sta sto'.split(' '))

/** Endings of addresses that people are written to by, short enough to be taken for a surname: 'T.Me', 'X.Com'. */
const endings = new Set(
  'app be br cc co com eu gg gl info io is it link live ly me net org pt ru sh site to top tv us xyz'.split(' '),
)

/** The dot, and the signs that browsers take for one in an address. */
const dotted = /([\p{L}\p{M}\p{N}_-]+)[.。．｡]([\p{L}\p{M}]{2,})(?=(.?))/gu

/** Whether mail programs would make a link of some part: 'mal.example'. An initial or a title before a capital letter is none. */
function holdsDomain(name: string): boolean {
  return [...name.matchAll(dotted)].some(([, before = '', after = '', next = '']) => {
    const abbreviates = before.length === 1 || titles.has(before.toLocaleLowerCase('pt-BR'))
    const surname = /^\p{Lu}/u.test(after) && !endings.has(after.toLowerCase()) && !'/:?'.includes(next || ' ')
    return !(abbreviates && surname)
  })
}

export const nameHoldsLink = 'O nome não pode ter endereço de site nem de email. Depois de um ponto, deixe um espaço.'
export const nameHoldsDigits = 'O nome não pode ter tantos números.'
export const nameHoldsMarkup = 'O nome não pode ter os sinais < > [ ] { } | \\ * = # ~ ^ ` @ nem duas barras seguidas.'

export const nameHoldsNoLetter = 'Escreva o nome com letras.'
export const nameHoldsAccents = 'O nome não pode ter tantos acentos em uma letra só.'

/** A letter that is seen: some fonts' fillers are letters too, and a name of them is an empty line in every list. */
const seenLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u
/** More marks than any language puts on a letter: they reach into the lines above and below. */
const heap = /\p{M}{4,}/u

/**
 * Why a text will not do as the name of a person, who may be anybody and is greeted by it in letters to anybody: what it
 * holds is a link, a number to call or markup, or because nobody could read it. Null when it will do. Letters of every language, accents
 * and apostrophes pass.
 */
export function nameProblem(text: string): string | null {
  // As it looks, whichever letters it is made of: full-width ones are read, and made links of, like the others.
  const name = text.normalize('NFKC')
  if (
    /:\s*\/\/|\bwww\s*[.。．｡]|\b(?:https?|mailto|tel|sms|whatsapp|javascript|data):|\d\.\d/iu.test(name) ||
    /[^\s@]@[^\s@]/u.test(name) ||
    holdsDomain(name)
  )
    return nameHoldsLink
  if ((name.match(/\p{Nd}/gu)?.length ?? 0) > mostDigits) return nameHoldsDigits
  if (!seenLetter.test(name)) return nameHoldsNoLetter
  if (heap.test(name)) return nameHoldsAccents
  return /[<>[\]{}|\\*=#~^`@\p{Cc}\p{Zl}\p{Zp}]|\/\//u.test(name) ? nameHoldsMarkup : null
}

/** A name as letters may repeat it; '' where it was kept before names were looked at, and will not do. */
export function nameInLetter(fullName: string): string {
  return nameProblem(fullName) === null ? fullName : ''
}

/** The word by which a letter greets a person, or speaks of one; '' where the name will not do. */
export function greetingName(fullName: string): string {
  const { firstName } = splitName(nameInLetter(fullName))
  return firstName.length <= longestGreeting ? firstName : ''
}
