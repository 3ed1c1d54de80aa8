import { analyse, canBeFiniteVerb } from '@capivira/portuguese/morphology'
import type { NounPhrase } from '@capivira/portuguese/noun-phrase'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { rowLabel } from '../../analysis/labels/labels.ts'
import { boldLabel, type TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const SAID = /^[^:–—]{2,50}?(?::|\s[–—-])\s(.+)$/su
/** What is so, comes about or may be done is no doing of it. */
const NO_DOING = wordsOf('no doing, infinitive')
/** 'O que fazia o cinismo?': of what one thinks one asks otherwise. */
const THOUGHT = /(?:ismo|dade|eza)s?$/u
const TENSES = ['present', 'imperfect'] as const
const FORMS = { present: ['faz', 'fazem'], imperfect: ['fazia', 'faziam'] } as const
const WORDS = { least: 4, most: 22 } as const
/** So many of its neighbours make a quiz question of one. */
const KIN = 2

type Doing = { sentence: TextSentence; name: string; question: string; answer: string; number: 's' | 'p' }

/** 'Feitores: vigiavam o trabalho e castigavam os cativos. | Barqueiros: levavam…' → 'O que faziam os feitores?' */
export function labelDoesFacts(study: Study): Fact[] {
  const doings = study.sentences.flatMap(sentence => doingOf(sentence, study) ?? [])
  return doings.map(({ sentence, name, question, answer, number }) => {
    const rivals = doings
      .filter(other => other.sentence.section === sentence.section && other.number === number)
      .flatMap(other => (other.answer === answer ? [] : [other.answer]))
    return settle(
      {
        family: 'function',
        pattern: 'function/labelled',
        focus: `${focusKey(name)} função`,
        question,
        answer,
        answerType: 'purpose',
        strength: 0.82,
        load: 0.4,
        rivals,
        quiz: rivals.length >= KIN,
      },
      sentence,
    )
  })
}

/** What a label does, where the sentence has been read as said of it (analysis/labels/labels.ts). */
function doingOf(sentence: TextSentence, study: Study): Doing | null {
  const { text, core, block, section } = sentence
  const labelled = boldLabel(text, block) || rowLabel(text, block, section)
  const said = SAID.exec(text)?.[1] ?? ''
  if (labelled === '' || !sentence.leads || sentence.dependence !== null || said === '') return null
  const opening = said.slice(0, 20).toLowerCase().replace(/[.;]$/u, '')
  const at = core.toLowerCase().indexOf(` ${opening}`)
  if (at < 0 || !/^(?:O|A|Os|As)\s/u.test(core)) return null
  const phrase = readSubject(core.slice(0, at), study.use)?.phrase
  const [verb, second, third] = tagWords(said)
  if (!phrase || !verb || !second || verb.lower === 'para' || /-[mtv][eo]s?$/u.test(verb.lower)) return null
  // 'explica, legitima e reproduz…'; 'ensina, na escola, …'
  if (second.text === ',' && !canBeFiniteVerb(third?.lower ?? '')) return null
  // 'Anfíbio: diz-se do animal que…' defines.
  if (THOUGHT.test(phrase.head) || /^(?:diz|chama|entende|usa)-se$/u.test(verb.lower)) return null
  const readings = analyse(verb.lower).filter(
    a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3 && a.number === phrase.number,
  )
  // 'Criam' is of 'crer' too.
  const tense = TENSES.find(one => readings.some(a => a.tense === one))
  const forms = tense === undefined ? undefined : FORMS[tense]
  if (!forms || readings.some(a => NO_DOING.has(a.lemma))) return null
  const answer = upperFirst(second.text === ',' ? said.replace(/[.;]$/u, '') : tidyAnswer(said))
  if (wordsIn(answer) < WORDS.least || wordsIn(answer) > WORDS.most) return null
  const name = `${phrase.determiner} ${phrase.core}`
  if (repeatsLabel(phrase, answer)) return null
  const does = forms[phrase.number === 'p' ? 1 : 0]
  return { sentence, name, question: ask('o que', does, name), answer, number: phrase.number }
}

/** 'Ampliar: amplia o desenho' */
function repeatsLabel({ head }: NounPhrase, answer: string): boolean {
  const verbOf = (word: string) => analyse(word.toLowerCase()).find(({ category }) => category === 'verb')?.lemma
  const said = verbOf(answer.split(' ')[0] ?? '')
  return said !== undefined && said === verbOf(head)
}
