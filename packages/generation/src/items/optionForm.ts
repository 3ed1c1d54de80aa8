import { analyse, genderOf } from '@capivira/portuguese/morphology'

const openings = new Map<string, string>()

/** How a phrase begins, where that shows: 'Para medir…', 'Que as plantas…', 'Medir…', 'Mede…', 'Um aparelho…', 'O aparelho…'. */
export function openingOf(text: string): string {
  const known = openings.get(text)
  if (known !== undefined) return known
  const opening = readOpening(text)
  if (openings.size > 20_000) openings.clear()
  openings.set(text, opening)
  return opening
}

function readOpening(text: string): string {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  if (
    /^(?:para|que|porque|devido|graças|quando|por|pel[oa]s?|em|n[oa]s?|a|ao|à)$/.test(first) &&
    !/^[oa]s?$/.test(first)
  )
    return first.replace(/^(?:n[oa]s?)$/, 'em').replace(/^pel[oa]s?$/, 'por')
  if (/^(?:um|uma|uns|umas)$/.test(first)) return 'um'
  if (/^(?:o|a|os|as)$/.test(first)) return 'o'
  const readings = analyse(first)
  if (readings.length === 0 || readings.some(a => a.category !== 'verb')) return ''
  return readings.some(a => a.mood === 'infinitive')
    ? 'infinitive'
    : readings.some(a => a.mood === 'gerund')
      ? 'gerund'
      : readings[0]?.number === 'p'
        ? 'verbs'
        : 'verb'
}

const TITLE = /^(?:D|Dom|Dona|Dr|Dra|Prof|São|Santa|Santo|Frei|Papa|Rei|Rainha|Princesa|Príncipe|Padre)\.?$/u

/** Gender of a person's name by the given name; undefined where the dictionary has none ('Tim'). */
export function personGender(name: string): 'm' | 'f' | undefined {
  const words = name.split(' ')
  const given = TITLE.test(words[0] ?? '') && words.length > 1 ? words[1] : words[0]
  if (/^(?:Rainha|Princesa|Dona|Santa)$/u.test(words[0] ?? '')) return 'f'
  const reading = analyse(given ?? '').find(a => a.category === 'properNoun' || a.meaning === 'person')
  if (reading?.gender) return reading.gender
  return /(?:ina|ária|ana|ela|ice|ília)$/u.test(given ?? '') ? 'f' : reading ? genderOf(given ?? '') : undefined
}
