import { isFunctionWord } from '@capivira/portuguese/function-words'
import { lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Mention } from '../../analysis/terms/terms.ts'
import { isOneOf, wordsOf } from '../../lexicon/words.ts'

/** Nouns that say nothing of the kind of what they stand before. */
const EMPTY: ReadonlySet<string> = wordsOf('empty class noun')

/**
 * What the document calls its terms: 'o protocolo HTTP', 'a cidade de Recife', 'a mitose é um processo', 'gases, como o
 * metano e o ozônio'. Kinds are lemmas of nouns, terms go by their text without accents and capitals.
 */
export function documentKinds(study: Study): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const say = (term: string, kind: string) => {
    const noun = lemma(kind)
    if (noun.length < 3 || EMPTY.has(noun)) return
    for (const key of new Set([plain(term), plain(term.split(' ').map(form).join(' '))])) {
      const kinds = found.get(key)
      if (kinds) kinds.add(noun)
      else found.set(key, new Set([noun]))
    }
  }
  for (const sentence of study.sentences) {
    const mentions = study.mentions[sentence.index] ?? []
    for (const mention of mentions) {
      const before = nounBefore(sentence, mention)
      if (before) say(mention.surface, before)
      const after = genusAfter(sentence, mention)
      if (after) say(mention.surface, after)
    }
    examples(sentence, mentions, say)
  }
  return found
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase()
}

function form(word: string): string {
  return isFunctionWord(word) ? word : lemma(word)
}

/** 'o protocolo | HTTP', 'a empresa norte-americana | Netscape', 'o estado de | Goiás'. */
function nounBefore({ words }: TextSentence, { term, start }: Mention): string | null {
  if (!term.proper && !term.acronym) return null
  const at = words[start - 1]
  if (!at) return null
  if (at.tag === 'noun') return at.lower
  const further = words[start - 2]
  if (at.tag === 'adjective' && further?.tag === 'noun') return further.lower
  const joins = /^(?:de|d[oa])$/.test(at.lower)
  return joins && further?.tag === 'noun' && NAMED_BY_DE.has(further.lower) ? further.lower : null
}

/** Nouns whose 'de' names the thing itself: 'a cidade de Recife', but not 'o rei de Portugal'. */
const NAMED_BY_DE = wordsOf('noun whose de names the thing')

/** 'A mitose | é um processo', 'O HTTP | é o protocolo': the noun that says what the subject is. */
function genusAfter({ words }: TextSentence, { start, end }: Mention): string | null {
  if (start > 1 || !isOneOf('copula form', words[end]?.lower ?? '')) return null
  const rest = words.slice(end + 1, end + 4)
  const noun = rest.find(word => word.tag === 'noun')
  const between = rest.slice(0, noun ? rest.indexOf(noun) : 0)
  if (!noun || !between.every(word => word.tag === 'article' || word.tag === 'adjective')) return null
  // 'Os agentes são a água, o vento…' counts members, it names no kind.
  const definite = between.some(word => /^[oa]s?$/.test(word.lower))
  const counted = words[words.indexOf(noun) + 1]?.lower === ','
  return definite && (counted || words[end]?.lower !== 'é') ? null : noun.lower
}

const EXAMPLES = /^(?:como|tais como|a exemplo de|por exemplo|:)$/

/**
 * 'gases, como o metano e o ozônio', 'seis biomas: Amazônia, Cerrado…': every member of the row is of the kind before
 * it.
 */
function examples(
  sentence: TextSentence,
  mentions: readonly Mention[],
  say: (term: string, kind: string) => void,
): void {
  const { words } = sentence
  for (const [i, word] of words.entries()) {
    if (!EXAMPLES.test(word.lower) || i < 2) continue
    const back = words.slice(Math.max(0, i - 5), i).filter(other => other.lower !== ',')
    const noun = back.findLast(other => other.tag === 'noun')
    // A noun with its own complement names the kind by its first word: 'biomas no território brasileiro:'.
    const head = back.find(other => other.tag === 'noun' && /s$/.test(other.lower)) ?? noun
    if (!head || !/s$/.test(head.lower)) continue
    let reach = i + 1
    for (const mention of mentions) {
      if (mention.start < i || mention.start > reach + 3) continue
      if (words.slice(reach, mention.start).some(other => other.tag === 'verb' || /^[.;:]$/.test(other.lower))) break
      say(mention.surface, head.lower)
      reach = Math.max(reach, mention.end)
    }
  }
}
