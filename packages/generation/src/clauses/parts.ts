import type { Word } from '../analysis/grammar/tagging.ts'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { countedTime, withComplement } from './attached.ts'
import { clauseFollows, endOfClause, inserted, STOPS } from './bounds.ts'
import { amountAt } from './particles.ts'
import { phraseAt, saidBeside } from './phrase.ts'
import { prepositionAt, reasonAt } from './prepositions.ts'

/** What follows the verb of a clause, one constituent at a time. */
export type Part = {
  kind: 'noun' | 'infinitive' | 'clause' | 'gerund' | 'adjective'
  /** Its preposition without the article ('em' of 'nas células', 'por meio de'); '' where there is none. */
  prep: string
  /** As it stands in the text, preposition and all. */
  text: string
  /** The same without its preposition, with its article: 'as células'. */
  bare: string
  start: number
  end: number
  /** Its noun. */
  head: Word | null
  /** Whether something runs on to the end of the clause in it: a relative clause, an infinitive with all it takes. */
  runsOn: boolean
  /** Whether several things are joined in it. */
  joined: boolean
  /** Set off by a comma: of the whole clause, not of what stands before it. */
  apart: boolean
}

export type Parts = {
  parts: readonly Part[]
  /** What stands after the comma that ends the clause. */
  tail: string
}

/** Adverbs that may stand before a constituent without becoming part of it. */
const PLAIN_ADVERB = /^(?:muito|bastante|também|ainda|já|apenas|só|somente|sempre|então|logo|pouco|bem|hoje)$/
/** Words that begin a clause which says when, why or under which condition: what follows belongs to it. */
const SUBORDINATE = /^(?:quando|enquanto|porque|pois|embora|caso|se|mas|porém|contudo|portanto|senão)$/

/** Reads the text after a verb; null where something in it cannot be told. */
export function partsOf(text: string): Parts | null {
  const words = tagWords(text)
  const parts: Part[] = []
  let at = 0
  let apart = false
  const slice = (from: number, to: number) => text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
  const done = (from: number): Parts => ({ parts, tail: from < words.length ? slice(from, words.length) : '' })
  while (at < words.length) {
    const word = words[at]
    if (!word) break
    if (word.text === ',' || STOPS.test(word.text)) {
      const after = word.text === ',' ? inserted(words, at) : null
      if (after !== null) {
        at = after
        continue
      }
      const last = parts.at(-1)
      const led = prepositionAt(words, at + 1)
      if (word.text === ',' && led && last?.kind === 'noun' && repeats(last, led.prep)) {
        // 'na Bahia, no Maranhão e no Piauí'; 'no Rio Paraná, na fronteira' only tells it more exactly.
        const to = listOfSame(words, at, led.prep)
        if (to === null) return done(at + 1)
        parts[parts.length - 1] = {
          ...last,
          text: text.slice(last.start, words[to - 1]?.end),
          bare: '',
          end: words[to - 1]?.end ?? 0,
          joined: true,
        }
        at = to
        continue
      }
      if (word.text === ',' && led?.prep === 'de') return null
      if (word.text !== ',' || !goesOn(words, at, parts)) return done(at + 1)
      apart = true
      at++
      continue
    }
    const reason = reasonAt(words, at)
    if (reason) {
      const to = endOfClause(words, at + reason.words)
      if (!words.slice(at + reason.words, to).some(other => other.tag === 'verb')) return done(at)
      parts.push(part('clause', reason.prep, at, to))
      at = to
      continue
    }
    // 'ao passo que o milho…': of something else.
    if (word.lower === 'ao' && words[at + 1]?.lower === 'passo' && words[at + 2]?.lower === 'que') return done(at)
    if (SUBORDINATE.test(word.lower) || /^(?:e|ou|nem)$/.test(word.lower)) {
      const last = parts.at(-1)
      const next = prepositionAt(words, at + 1)
      // 'no leste e no oeste', 'pela reitoria e pelo conselho'
      const phrase = next && last?.kind === 'noun' ? phraseAt(words, at + 1 + next.words) : null
      if (next && last && phrase && /^(?:e|ou)$/.test(word.lower) && repeats(last, next.prep)) {
        parts[parts.length - 1] = {
          ...last,
          text: text.slice(last.start, words[phrase.to - 1]?.end),
          bare: '',
          end: words[phrase.to - 1]?.end ?? 0,
          joined: true,
        }
        at = phrase.to
        continue
      }
      // 'pela alocação de fundos às escolas, pela avaliação e pelo regime'
      if (next && parts.some(({ prep }) => prep === next.prep) && phraseAt(words, at + 1 + next.words)) return done(at)
      return /^(?:e|ou|nem)$/.test(word.lower) &&
        !saidBeside(words, at + 1) &&
        words[at + 1]?.tag !== 'verb' &&
        words[at + 1]?.lower !== 'se' &&
        words[at + 1]?.lower !== 'não' &&
        !clauseFollows(words, at + 1)
        ? null
        : done(at)
    }
    if (word.tag === 'relative' || /^cuj[oa]s?$/.test(word.lower)) {
      const to = endOfClause(words, at)
      const last = parts.at(-1)
      if (!last) parts.push(part('clause', '', at, to))
      else
        parts[parts.length - 1] = {
          ...last,
          text: text.slice(last.start, words[to - 1]?.end),
          bare: last.bare === '' ? '' : `${last.bare} ${slice(at, to)}`,
          end: words[to - 1]?.end ?? 0,
          runsOn: true,
        }
      at = to
      continue
    }
    if (word.tag === 'gerund') {
      const to = endOfClause(words, at)
      parts.push(part('gerund', '', at, to))
      at = to
      continue
    }
    // 'bem como a média': beside what was named.
    if (/^(?:bem|assim)$/.test(word.lower) && words[at + 1]?.lower === 'como') return done(at)
    if (word.lower === 'como') {
      // 'encarado como critério', 'áreas como a teologia'; after a comma only examples follow.
      const phrase = words[at - 1]?.text === ',' ? null : phraseAt(words, at + 1)
      if (!phrase) return parts.length > 0 ? done(at) : null
      parts.push({ ...part('noun', 'como', at, phrase.to), head: words[phrase.head] ?? null })
      at = phrase.to
      continue
    }
    const skipped = amountAt(words, at)
    if (skipped > 0 && prepositionAt(words, at + skipped)) {
      at += skipped
      continue
    }
    // 'de dois a doze dias': from when till when.
    if (word.lower === 'de' && words[at + 2]?.lower === 'a' && words[at + 3]?.tag === 'number') return null
    const led = prepositionAt(words, at)
    if (!led && skipped === 0 && word.tag === 'adverb') {
      if (!/mente$/.test(word.lower) && !PLAIN_ADVERB.test(word.lower)) return null
      at++
      continue
    }
    const begin = at + (led?.words ?? 0)
    const opens = words[begin]
    if (
      opens?.tag === 'infinitive' ||
      (opens?.lower === 'se' && words[begin + 1]?.tag === 'infinitive') ||
      (opens?.lower === 'não' && words[begin + 1]?.tag === 'infinitive')
    ) {
      const to = endOfClause(words, begin)
      parts.push(part('infinitive', led?.prep ?? '', at, to))
      at = to
      continue
    }
    if (led && opens?.lower === 'que') {
      const last = parts.at(-1)
      if (last?.kind === 'noun' && /^(?:em|de|com|a|por|sobre)$/.test(led.prep)) {
        // 'na unidade | em que o curso é oferecido'
        const to = endOfClause(words, begin)
        parts[parts.length - 1] = {
          ...last,
          text: text.slice(last.start, words[to - 1]?.end),
          end: words[to - 1]?.end ?? 0,
          runsOn: true,
        }
        at = to
        continue
      }

      const to = endOfClause(words, begin)
      parts.push(part('clause', led.prep, at, to))
      at = to
      continue
    }
    const phrase = phraseAt(words, begin)
    const counted = phrase && !led ? countedTime(words, phrase.head, phrase.to) : null
    if (phrase && counted) {
      // 'três dias antes da avaliação': one time.
      parts.push({ ...part('noun', counted.prep, at, counted.to), head: words[phrase.head] ?? null })
      at = counted.to
      continue
    }
    if (phrase) {
      const to = withComplement(words, phrase.to)
      parts.push({
        ...part('noun', led?.prep ?? '', at, to),
        bare: `${led && led.article !== '' ? `${led.article} ` : ''}${slice(begin, to)}`,
        head: words[phrase.head] ?? null,
        joined: phrase.joined,
      })
      at = to
      continue
    }
    if (!led && (word.tag === 'adjective' || word.tag === 'participle') && parts.length > 0) {
      // 'alunos regularmente | matriculados': more of the noun before.
      const last = parts[parts.length - 1]
      if (!last) return null
      parts[parts.length - 1] = {
        ...last,
        text: text.slice(last.start, word.end),
        bare: last.bare === '' ? '' : `${last.bare} ${word.text}`,
        end: word.end,
      }
      at++
      continue
    }
    if (!led && (word.tag === 'adjective' || word.tag === 'participle')) {
      parts.push(part('adjective', '', at, at + 1))
      at++
      continue
    }
    return null
  }
  return done(words.length)

  function part(kind: Part['kind'], prep: string, from: number, to: number): Part {
    return {
      kind,
      prep,
      text: slice(from, to),
      bare: '',
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
      head: null,
      runsOn: kind !== 'noun',
      joined: false,
      apart: takeApart(),
    }
  }

  function takeApart(): boolean {
    const was = apart
    apart = false
    return was
  }
}

/** Whether a preposition takes up that of a constituent: 'em … em', 'graças ao … e à', 'por causa do … e da'. */
function repeats({ prep, text }: Part, again: string): boolean {
  if (again === prep) return true
  const compound = /^(?:(?:devido|graças)\s(a)|(?:por causa|por conta|em razão|em virtude)\s(d))/u.exec(
    text.toLowerCase().replace(/\sà/u, ' a'),
  )
  return compound !== null && again === (compound[1] ?? 'de')
}

/** Where ', no Maranhão e no Piauí' ends; null where no 'e' closes the list. */
function listOfSame(words: readonly Word[], from: number, prep: string): number | null {
  let at = from
  for (let items = 0; items < 12; items++) {
    const link = words[at]
    if (!link || (link.text !== ',' && !/^(?:e|ou)$/.test(link.lower))) return null
    const led = prepositionAt(words, at + 1)
    const phrase = led?.prep === prep ? phraseAt(words, at + 1 + led.words) : null
    if (!phrase) return null
    at = phrase.to
    if (link.text !== ',') return at
  }
  return null
}

/** After a comma: ', pelo Colegiado de Curso', ', aos estudantes, um contato': one more constituent of the same verb. */
function goesOn(words: readonly Word[], at: number, parts: readonly Part[]): boolean {
  const led = prepositionAt(words, at + 1)
  if (reasonAt(words, at + 1)) return true
  const phrase = phraseAt(words, at + 1 + (led?.words ?? 0))
  if (led) return phrase !== null || words[at + 1 + led.words]?.tag === 'infinitive'
  const last = parts.at(-1)
  // 'pela aorta, a maior artéria do corpo': more of what was named.
  if (/^(?:maior|menor|mais|principal|primeir[oa]|últim[oa]|únic[oa])$/.test(words[at + 2]?.lower ?? '')) return false
  // The object after what was put before it between commas.
  return (
    phrase !== null &&
    last !== undefined &&
    (last.apart || last.prep !== '') &&
    !parts.some(part => part.prep === '' && part.kind === 'noun') &&
    words[phrase.to]?.tag !== 'verb'
  )
}
