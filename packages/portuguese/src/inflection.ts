import { applyRule } from './affixes.ts'
import { isBrazilianVerb, isDerivation } from './analyser.ts'
import { toEuropean, withAccentsOf } from './brazilian-spelling.ts'
import { brazilian, tagged } from './dictionaries.ts'
import { type Analysis, analyse, type Category, type Gender, type GrammaticalNumber, type Mood } from './morphology.ts'
import { categoriesOf, readTags, type Tags } from './tags.ts'

type Form = { form: string; category: Category; mood?: Mood; gender?: Gender; number?: GrammaticalNumber }

const NOMINAL: ReadonlySet<Category> = new Set<Category>(['noun', 'properNoun', 'adjective', 'numeral'])

/**
 * Plural of a noun, adjective or participle, its gender kept ('pão' → 'pães', 'cidadã' → 'cidadãs'); null when unsure.
 */
export function plural(word: string): string | null {
  return inflect(word, a => ({ gender: a.gender, number: 'p' })) ?? regularPlural(word)
}

/** Singular of a noun, adjective or participle, its gender kept; null when unsure. */
export function singular(word: string): string | null {
  return inflect(word, a => ({ gender: a.gender, number: 's' }))
}

/** Feminine of a noun, adjective or participle in the same number ('cidadãos' → 'cidadãs'); null when there is none. */
export function feminine(word: string): string | null {
  return inflect(word, a => ({ gender: 'f', number: a.number }))
}

/** Masculine of a noun, adjective or participle in the same number; null when there is none. */
export function masculine(word: string): string | null {
  return inflect(word, a => ({ gender: 'm', number: a.number }))
}

type Wanted = { gender: Gender | undefined; number: GrammaticalNumber | undefined }

function inflect(word: string, wantedFor: (a: Analysis) => Wanted): string | null {
  const lower = word.toLowerCase()
  const found = new Set<string>()
  for (const analysis of analyse(lower)) {
    if (!NOMINAL.has(analysis.category) && analysis.mood !== 'participle') continue
    const wanted = wantedFor(analysis)
    for (const form of formsOf(lower, analysis)) {
      if (form.category !== analysis.category || form.mood !== analysis.mood) continue
      if (wanted.gender && form.gender && form.gender !== wanted.gender) continue
      if (wanted.number && form.number && form.number !== wanted.number) continue
      found.add(form.form)
    }
  }
  if (found.size !== 1) return null
  const [form = ''] = found
  return matchCase(word, form)
}

/** Every nominal form of the lemma an analysis names, by running the affix rules of its entry forwards. */
function formsOf(written: string, analysis: Analysis): Form[] {
  const forms: Form[] = []
  for (const root of new Set([analysis.root, toEuropean(analysis.root) ?? analysis.root])) {
    for (const line of tagged().words.lookup(root)) {
      const tags = readTags(line)
      const entryLemma = tags.lemma ?? root
      const spell = (form: string) => withAccentsOf(written, form)
      if (spell(entryLemma) === analysis.lemma) add(forms, spell(root), categoriesOf(tags))
      for (const flag of flagsOf(line)) {
        for (const rule of tagged().affixes.byFlag.get(flag) ?? []) {
          if (/GR=/.test(rule.tags)) continue
          const form = applyRule(rule, root)
          if (form === null) continue
          const derived = isDerivation(rule)
          const lemma = derived ? (applyRule({ ...rule, add: rule.plain }, root) ?? root) : entryLemma
          if (spell(lemma) !== analysis.lemma) continue
          add(forms, spell(form), categoriesOf({ ...tags, ...readTags(`[${rule.tags}]`) }))
        }
      }
    }
  }
  for (const [form, tags] of namedForms().get(toEuropean(analysis.lemma) ?? analysis.lemma) ?? []) {
    if (tags.GR || tags.ABR || tags.FSEM) continue
    add(forms, withAccentsOf(written, form), categoriesOf(tags))
  }
  if (forms.length > 0) return forms
  for (const line of brazilian().words.lookup(analysis.root)) {
    add(forms, analysis.root, analyse(analysis.root))
    for (const flag of flagsOf(line)) {
      for (const rule of brazilian().affixes.byFlag.get(flag) ?? []) {
        const form = flag === 'J' ? null : applyRule(rule, analysis.root)
        if (form !== null) add(forms, form, analyse(form))
      }
    }
  }
  return forms
}

function add(forms: Form[], form: string, readings: readonly Omit<Form, 'form'>[]): void {
  for (const { category, mood, gender, number } of readings) {
    forms.push({ form, category, ...(mood && { mood }), ...(gender && { gender }), ...(number && { number }) })
  }
}

function flagsOf(line: string): string[] {
  if (!line.startsWith('/')) return []
  const end = line.indexOf('\t')
  return [...new Set(line.slice(1, end < 0 ? line.length : end))]
}

const REGULAR_PLURALS: readonly (readonly [RegExp, string])[] = [
  [/([çs])ão$/, '$1ões'],
  [/m$/, 'ns'],
  [/([rz])$/, '$1es'],
  [/([aeou])l$/, '$1is'],
  [/([aeiouáéíóúêôã])$/, '$1s'],
]

/** For words in neither dictionary; '-ão' outside '-ção' and '-são' has three plurals, so it stays unsure. */
function regularPlural(word: string): string | null {
  if (analyse(word).length > 0) return null
  for (const [ending, replacement] of REGULAR_PLURALS) {
    if (ending.test(word) && !/[^çs]ão$/.test(word)) return word.replace(ending, replacement)
  }
  return null
}

function matchCase(model: string, form: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return form.toUpperCase()
  return /^\p{Lu}/u.test(model) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

/**
 * The active simple past, third person, of the verb a participle belongs to: ('descoberta', 's') → 'descobriu',
 * ('assinada', 'p') → 'assinaram'. Null unless the participle has one verb and that verb one such form.
 */
export function activePast(participle: string, number: GrammaticalNumber): string | null {
  const verb = verbOf(participle)
  return verb === null ? null : thirdPerson(verb, 'preterite', number)
}

/** The same in the present: ('causada', 's') → 'causa'. */
export function activePresent(participle: string, number: GrammaticalNumber): string | null {
  const verb = verbOf(participle)
  return verb === null ? null : thirdPerson(verb, 'present', number)
}

/** The one verb a participle belongs to; null when there are several or none. */
function verbOf(participle: string): string | null {
  const verbs = new Set(
    analyse(participle.toLowerCase())
      .filter(a => a.mood === 'participle')
      .map(a => a.lemma),
  )
  const [verb] = verbs
  return verbs.size === 1 && verb !== undefined ? verb : null
}

/**
 * The third person, indicative, of a verb given by its infinitive: ('criar', 'preterite', 'p') → 'criaram'; null when
 * unsure.
 */
export function thirdPerson(verb: string, tense: 'present' | 'preterite', number: GrammaticalNumber): string | null {
  const code = tense === 'present' ? 'p' : 'pp'
  const isWanted = (tags: Tags) => tags.T === code && tags.P === '3' && tags.N === number
  const forms = new Set((namedForms().get(verb) ?? []).filter(([, tags]) => isWanted(tags)).map(([form]) => form))
  if (forms.size === 0) {
    for (const entry of new Set([verb, toEuropean(verb) ?? verb])) {
      for (const flag of verbFlags(entry)) {
        for (const rule of tagged().affixes.byFlag.get(flag) ?? []) {
          if (!isWanted(readTags(`[${rule.tags}]`))) continue
          const form = applyRule(rule, entry)
          if (form !== null) forms.add(form)
        }
      }
    }
  }
  const certain = [...forms].filter(form =>
    analyse(form).some(a => a.lemma === verb && a.mood === 'indicative' && a.tense === tense),
  )
  return certain.length === 1 ? (certain[0] ?? null) : null
}

/** Flags of a verb; a verb that only Brazil has is conjugated regularly. */
function verbFlags(verb: string): string[] {
  const lines = tagged().words.lookup(verb)
  if (lines.length > 0) return lines.flatMap(flagsOf)
  return isBrazilianVerb(verb) ? ['X', 'Y'] : []
}

let named: ReadonlyMap<string, readonly (readonly [form: string, tags: Tags])[]> | undefined

/** Irregular forms, which stand in the dictionary by themselves ('fez' of fazer, 'raízes' of raiz), by their lemma. */
function namedForms(): ReadonlyMap<string, readonly (readonly [form: string, tags: Tags])[]> {
  if (named) return named
  const map = new Map<string, (readonly [string, Tags])[]>()
  for (const [form, line] of tagged().words.linesWith('[$')) {
    const tags = readTags(line)
    if (!tags.lemma) continue
    const list = map.get(tags.lemma)
    if (list) list.push([form, tags])
    else map.set(tags.lemma, [[form, tags]])
  }
  named = map
  return map
}
