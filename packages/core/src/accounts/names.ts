/** Splits a full name into the specification's first and last name: 'Ana Maria Souza' is 'Ana' and 'Maria Souza'. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** More than five: 'João 2º' and 'Aluna 2026' have some, a telephone number has eight and more. */
const tooManyDigits = /(\p{Nd}\P{Nd}*){6}/u
/** Letters of a word that a greeting repeats. A longer one is no first name, but words without their spaces. */
const longestGreeting = 40

/** An initial, and titles that people write before a name without a space: 'Dr.Souza' is no address. */
const abbreviation = /^(.|ap|dra?|ir|jr|m[ae]|pe|profa?|sra?|srta|st[ao]?)$/iu

/** Endings of addresses that are taken for no surname, whatever stands before them: 'T.Me', 'X.Com'. */
const ending = /^(\w\w|com|net|org|app|xyz|link)$/i

/** What mail programs make a link of, besides the name of a site. */
const linked = /:\s*\/\/|\bwww\s*[.。]|\b(?:mailto|tel):|[^\s@]@[^\s@]/iu

/** The dot, and the signs that browsers take for one in an address. */
const dotted = /([\p{L}\p{M}\p{N}_-]+)[.。]([\p{L}\p{M}]{2,})/gu

/**
 * Whether mail programs would make a link of some part: 'mal.example'. An initial or a title before a capital letter is
 * none.
 */
function holdsDomain(name: string): boolean {
  return [...name.matchAll(dotted)].some(
    ([, before = '', after = '']) => !(abbreviation.test(before) && /^\p{Lu}/u.test(after) && !ending.test(after)),
  )
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
 * Why a text will not do as the name of a person, who may be anybody and is greeted by it in e-mails to anybody: what
 * it holds is a link, a number to call or markup, or because nobody could read it. Null when it will do. Letters of
 * every language, accents and apostrophes pass.
 */
export function nameProblem(text: string): string | null {
  // As it looks, whichever letters it is made of: full-width ones are read, and made links of, like the others.
  const name = text.normalize('NFKC')
  if (linked.test(name) || holdsDomain(name)) return nameHoldsLink
  if (tooManyDigits.test(name)) return nameHoldsDigits
  if (!seenLetter.test(name)) return nameHoldsNoLetter
  if (heap.test(name)) return nameHoldsAccents
  return /[<>[\]{}|\\*=#~^`@\p{Cc}\p{Zl}\p{Zp}]|\/\//u.test(name) ? nameHoldsMarkup : null
}

/** A name as e-mails may repeat it; '' where it was kept before names were looked at, and will not do. */
export function nameInEmail(fullName: string): string {
  return nameProblem(fullName) === null ? fullName : ''
}

/** The word by which an e-mail greets a person, or speaks of one; '' where the name will not do. */
export function greetingName(fullName: string): string {
  const { firstName } = splitName(nameInEmail(fullName))
  return firstName.length <= longestGreeting ? firstName : ''
}
