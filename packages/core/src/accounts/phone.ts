import { withoutUnseen } from '../http/unseen.ts'

/** Digits of a telephone of Brazil: area code and eight of a landline, or area code and nine of a mobile. */
const wholeNumber = /^\d{10,11}$/

/**
 * What stands before them: the country's 55; '0', or '0' and the two digits of a carrier; from abroad '00' or '00' and
 * a carrier.
 */
const fromAbroad = /^00(?:\d{2})?(?=55(?:0\d{0,2})?\d{10,11}$)/
const country = /^55(?=(?:0\d{0,2})?\d{10,11}$)/
const trunk = /^0(?:\d{2})?(?=\d{10,11}$)/

/** The 67 area codes (DDD) that Anatel's numbering plan has given out. */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
const inArea = new RegExp(`^\\(${area}\\)`)
/**
 * Digits in which '(55)', though it looks like the area code of Santa Maria, is the country: a whole mobile number
 * follows.
 */
const mobileOfCountry = new RegExp(`^55${area}9\\d{8}$`)

const begins = /^\D*[+0]/
const letterBetween = /\d[^\d]*\p{L}[^\d]*\d/u

/**
 * A telephone as it is pasted, filled in by the browser or sent, in the form it is kept: '11987654321' and '+55 11
 * 98765-4321' become '(11) 98765-4321', '015 11 8765 4321' becomes '(11) 8765-4321'. An unfinished number keeps only
 * the signs it has reached. What is no number of Brazil, or has too many digits, stays as it is: a number cut short is
 * another person's.
 */
export function maskPhone(text: string): string {
  const typed = withoutUnseen(text.normalize('NFKC')).trim()
  const plain = typed.replace(/0\s*xx/i, '0')
  const digits = plain.replace(/\D/g, '')
  const own = withoutPrefix(plain, digits)
  const doubtful = letterBetween.test(plain) || (/^\D*\+/.test(plain) && own === digits)
  if (wholeNumber.test(own) && !doubtful) return masked(own)
  return doubtful || begins.test(plain) || digits === '' || digits.length > 11 ? typed : masked(digits)
}

/**
 * The same while it is being typed: letters are left out, and behind a '0' or a '+' there may come more than a whole
 * number, so that it waits until the field is left.
 */
export function maskPhoneTyped(text: string): string {
  const plain = text.replace(/\p{L}/gu, '')
  if (!/\d/.test(plain)) return plain.includes('+') ? plain : ''
  return begins.test(plain) ? plain : maskPhone(plain)
}

function withoutPrefix(plain: string, digits: string): string {
  if (plain.startsWith('(55)') && !mobileOfCountry.test(digits)) return digits
  return digits.replace(fromAbroad, '').replace(country, '').replace(trunk, '')
}

function masked(digits: string): string {
  if (digits.length <= 2) return `(${digits}`
  const middleEnd = digits.length > 10 ? 7 : 6
  const head = `(${digits.slice(0, 2)}) ${digits.slice(2, middleEnd)}`
  return digits.length <= middleEnd ? head : `${head}-${digits.slice(middleEnd)}`
}

export const phoneFormat = 'Telefone deve estar no formato (XX) XXXXX-XXXX'
export const phoneShape = /^\(\d{2}\) \d{4,5}-\d{4}$/

/**
 * Why nobody can be called by a {@link maskPhone masked} number: its area code is none. Null when it is one, or when
 * the shape is wrong already.
 */
export const areaProblem = (phone: string): string | null =>
  !phoneShape.test(phone) || inArea.test(phone)
    ? null
    : `O DDD ${phone.slice(1, 3)} não existe. Confira os dois primeiros números do telefone.`
