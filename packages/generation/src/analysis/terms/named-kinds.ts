import { analyse } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'
import { capitalise } from '../references/openers.ts'
import type { Study } from '../study.ts'

/**
 * 'o pacote float', 'A classe beamer', 'o comando searchreps': a kind and, written right after it, what one of that
 * kind is called.
 */
const KIND_AND_NAME =
  /(?<![\p{L}])(?:[oa]|[dn][oa]|pel[oa]|ao|à)\s(\p{Ll}{4,})\s[“"‘']?([\p{L}][\p{L}\d_+.-]*[\p{L}\d+])/giu

/** A phrase of a kind and a name ('O pacote float'), or null for anything else. */
export function kindAndName(phrase: string): { kind: string; name: string } | null {
  const match = /^(?:O|A)\s(\p{Ll}{4,})\s([\p{L}][\p{L}\d_+.-]*)$/iu.exec(phrase)
  const [kind = '', name = ''] = [match?.[1], match?.[2]]
  return match && isKindNoun(kind) && isNameOfOne(name) ? { kind, name } : null
}

/** Things of programs, whose names are typed as they are written: 'searchreps' is no 'Searchreps'. */
const TYPED = wordsOf('thing of a program with a typed name')

/** What one of a kind is called, as an answer begins with it. */
export function nameAsAnswer(kind: string, name: string): string {
  return TYPED.has(kind.toLowerCase()) ? name : capitalise(name)
}

const lists = new WeakMap<Study, ReadonlyMap<string, readonly string[]>>()

/** What the document calls others of a kind: of 'pacote' besides 'float' also 'enumitem', 'amsmath'. */
export function othersOfKind({ kind, name }: { kind: string; name: string }, study: Study): string[] {
  const known = lists.get(study) ?? collect(study)
  lists.set(study, known)
  return (known.get(kind) ?? []).filter(other => other.toLowerCase() !== name.toLowerCase())
}

function collect(study: Study): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { core } of study.sentences) {
    for (const [, kind = '', name = ''] of core.matchAll(KIND_AND_NAME)) {
      if (!isNameOfOne(name) || !isKindNoun(kind)) continue
      const list = found.get(kind) ?? []
      if (!list.some(other => other.toLowerCase() === name.toLowerCase())) found.set(kind, [...list, name])
    }
  }
  return found
}

function isKindNoun(word: string): boolean {
  const readings = analyse(word)
  return readings.some(a => a.category === 'noun' && a.number !== 'p')
}

/** No word of the language: 'float', 'enumitem', 'add_row', 'Traits'. */
function isNameOfOne(word: string): boolean {
  return word.length > 2 && (/[\d_+]/.test(word) || analyse(word.toLowerCase()).length === 0)
}
