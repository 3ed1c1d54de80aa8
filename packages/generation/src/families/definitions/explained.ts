import { verbAgrees } from '@capivira/portuguese/agreement'
import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse } from '@capivira/portuguese/morphology'
import { isAuxiliary } from '../../analysis/grammar/main-verb.ts'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { displayOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { balanced } from '../../analysis/self-contained.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { saysWhereItLies, wholeNameBefore } from './apposition-parts.ts'
import { definitionDraft, definitionQuestion } from './definition-draft.ts'
import { firstClauseMark, mentionBefore, numberOfPhrase, relativeDefinition } from './in-relative.ts'

/** Things the sentence explains in passing: in a relative clause, in parentheses, between commas. */
export const explained: ClauseFamily = place => [
  ...relativeDefinition(place),
  ...parenthetical(place),
  ...apposition(place),
  ...innerApposition(place),
]

/** 'uma vela, um fogareiro', 'uma pedra, areia…': some of a kind, in brackets. */
const NAMES_SOME = /(?:…|\.\.\.)$|^uma?\s[^,]+(?:,|\sou)\suma?\s/u

/** 'oficina de Aruana (uma das vilas do vale)': the brackets explain the name, not what is there. */
const OF_A_PLACE = /^\p{Ll}.*\sd[aeo]\s(\p{Lu}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+)*)$/u

const OPENING_OF_AN_EXPLANATION_BEHIND = pattern('gu')`
  \s\((${'opening of an explanation behind a name'}\s[^()]{12,140})\)`

/** 'SSL (um serviço de criptografia de dados)' */
function parenthetical(place: Place): FactDraft[] {
  const { sentence, study } = place
  if (firstClauseMark(place) === null) return []
  const drafts: FactDraft[] = []
  for (const match of sentence.core.matchAll(OPENING_OF_AN_EXPLANATION_BEHIND)) {
    const mention = (study.mentions[sentence.index] ?? []).find(
      ({ end }) => sentence.words[end - 1]?.end === match.index,
    )
    if (!mention || mention.term.number === 'p' || numberOfPhrase(mention.surface) === 'p') continue
    const subject = readSubject(OF_A_PLACE.exec(mention.surface)?.[1] ?? mention.surface, study.use)
    const answer = tidyAnswer(match[1] ?? '')
    if (!subject || wordsIn(answer) < 3 || /(?<![\p{L}])(?:por exemplo|como)(?![\p{L}])/u.test(match[1] ?? '')) continue
    if (NAMES_SOME.test(match[1] ?? '')) continue
    drafts.push(
      definitionDraft('definition/parenthesis', subject, ask('o que é', displayOf(subject.phrase)), answer, 0.85),
    )
  }
  return drafts
}

function isAlsoAdjective(word: string): boolean {
  return analyse(word).some(a => a.category === 'adjective' || a.mood === 'participle')
}

/** 'a princesa Leopoldina', 'o jornalista Líbero Badaró' */
function endsInName(text: string): boolean {
  return /^(?:[OA]\s)?\p{Ll}+\s\p{Lu}[\p{L}]+(?:\s(?:d[aeo]s?\s)?\p{Lu}\p{L}+)*$/u.test(text)
}

/** 'Zumbi' at the head of a sentence, without article: a name, whatever else the word means. */
function isBareName({ phrase }: Subject): boolean {
  return phrase.determiner === '' && phrase.number === 's' && phrase.words.length === 1
}

const ENDING_OF_A_PAST_FORM = pattern('i')`${'ending of a past form'}$`

function isPast(verb: string): boolean {
  return ENDING_OF_A_PAST_FORM.test(verb)
}

/** What may follow the noun of an explanation: 'medida que…', 'assembleia encarregada de…', 'grupo de deputados…'. */
const EXPLAINS = pattern('u')`^(\p{Ll}+)\s(?:\p{Ll}+\s){0,3}?${'follows the noun of an explanation'}\s`

const SOMEBODY = wordsOf('somebody')
/** 'um corante que…', and no list that goes on: 'a mesa, uma cadeira de palha e um banco'. */
const TELLS_APART = pattern('u')`
  ^(?!vez )\p{Ll}+\s(?:\p{Ll}+\s){0,3}?${'tells an explanation from a list'}\s
  (?!.*\s(?:e|ou) ${'article, um only in the singular'} )`

/** '…, etc.': the parts before it are items of a list. */
const LISTED = /,\s(?:etc|entre outr[oa]s)(?:\.|$)/u

/** 'O preço subiu, fato que agravou a fome': what takes up all that stands before, not its last word. */
const OF_ALL_BEFORE = wordsOf('takes up all that stands before')

/** 'a Serra do Mar', of whatever past the sentence tells: it still is. */
const LASTS = pattern('u')`^${'what lasts, capital'}\s`

const FULL_NAME = /^\p{Lu}\p{Ll}+(?:\s(?:d[aeo]s?\s)?\p{Lu}\p{Ll}+)+$/u

/** '… decretou o Bloqueio Continental, medida que proibia…' → 'O que foi o Bloqueio Continental?' */
function innerApposition(place: Place): FactDraft[] {
  const { sentence, study, clause } = place
  if (firstClauseMark(place) === null) return []
  const drafts: FactDraft[] = []
  for (const match of sentence.core.matchAll(/,\s(?=\p{Ll})/gu)) {
    const whole = sentence.core.slice(match.index + 2).replace(/[.;:]["”’)]*$/u, '')
    const article = /^uma?\s/u.exec(whole)?.[0] ?? ''
    const after = whole.slice(article.length)
    if (article !== '' && !TELLS_APART.test(after)) continue
    if (!balanced(sentence.core.slice(0, match.index)) || LISTED.test(sentence.text)) continue
    const noun = EXPLAINS.exec(after)?.[1]
    // 'dado que a vila cresceu': a reason.
    if (/^(?:dado\sque\s[oa]s?|(?:visto|posto)\sque|afim\sde)\s/u.test(after)) continue
    if (noun && isOneOf('no noun of an apposition', noun)) continue
    if (saysWhereItLies(after)) continue
    const reading = noun === undefined ? undefined : tagWords(after)[0]
    if (!noun || reading?.tag !== 'noun' || analyse(noun).length === 0 || OF_ALL_BEFORE.has(noun)) continue
    // 'a célula, dividida entre…' goes on describing; 'o bloqueio, medida que…' explains.
    if (isAlsoAdjective(noun) && !after.startsWith(`${noun} que `)) continue
    const mention = mentionBefore(place, match.index, numberOfPhrase(noun))
    if (!mention || mention.term.common) continue
    // 'Pereira da Costa, autor de…': a name, whatever else its first word means.
    if (mention.start === 0 && FULL_NAME.test(sentence.core.slice(0, match.index))) continue
    const body =
      after.split(
        /,\s(?!(?:que|em que|onde|d[oae]s?(?![\p{L}])|n[oa]s?(?!\s(?:ano|dia|século)|\p{L})|\p{L}+\se\s))|;|:/u,
      )[0] ?? ''
    // In an enumeration the next item looks the same: 'nobres, membros do clero e comerciantes'.
    const full = wholeNameBefore(sentence.core.slice(0, match.index), mention.surface)
    if (isExample(sentence.core.slice(0, match.index), after)) continue
    if (isEnumerated(sentence.core, match.index, after) || sentence.words[mention.end - 1]?.text === ',') continue
    const part = explainedPart(mention.surface)
    if (full !== null && numberOfPhrase(full.name) !== numberOfPhrase(noun)) continue
    // 'a abertura dos portos, decreto que…': a decree is no harbours.
    const inner = part !== null && numberOfPhrase(part.noun) === numberOfPhrase(noun) ? part : null
    const before = full?.article ?? inner?.article ?? sentence.words[mention.start - 1]?.lower ?? ''
    const determiner = /^(?:d|n|pel|a)?([oa]s?)$/.exec(before.replace('à', 'a'))?.[1] ?? ''
    // 'com forte influência operária, herança das fábricas': some of it, not what it is.
    if (determiner === '' && inner === null && isAlsoAdjective(before) && !/\p{Lu}/u.test(mention.surface)) continue
    const named = full?.name ?? inner?.noun ?? mention.surface
    const subject = readSubject(determiner === '' ? named : `${upperFirst(determiner)} ${named}`, study.use)
    const answer = tidyAnswer(article + body)
    if (!subject || wordsIn(answer) < 4 || !isNominal(answer) || isInserted(sentence.core.slice(0, match.index)))
      continue
    const plural = subject.phrase.number === 'p'
    const lasts = LASTS.test(subject.phrase.core) || nameClass(subject.phrase.core) === 'place'
    const past = subject.phrase.proper && isPast(clause.verb) && !lasts
    const verb = past ? (plural ? 'foram' : 'foi') : plural ? 'são' : 'é'
    const human = subject.phrase.proper && (isPerson(noun, subject.phrase.core) || SOMEBODY.has(noun))
    drafts.push({
      ...definitionDraft(
        'definition/inner-apposition',
        subject,
        ask(human ? 'quem' : 'o que', verb, subject.display),
        answer,
        0.86,
      ),
      ...(human ? { human } : { quizQuestion: definitionQuestion(subject) }),
    })
  }
  return drafts
}

const OPENING_OF_WHAT_IS_ONLY_PUT_IN = pattern('u')`^${'opening of what is only put in'}\s`

/** 'que desenvolvessem, nas suas universidades, estudos…': what the comma closes was only put in between. */
function isInserted(before: string): boolean {
  const last = before.slice(before.lastIndexOf(', ') + 2)
  return before.includes(', ') && OPENING_OF_WHAT_IS_ONLY_PUT_IN.test(last)
}

/** No finite verb but in a relative clause: not 'boias que flutuam | mantêm a rede aberta'. */
function isNominal(answer: string): boolean {
  let within = false
  let free = false
  let after = ''
  for (const word of tagWords(answer)) {
    if (word.tag === 'relative' || /^cuj/.test(word.lower)) within = free = true
    else if (word.tag === 'conjunction' || /^(?:e|ou|que|[,:(])$/.test(word.lower)) free = within
    else if (word.tag === 'verb') {
      if (!free && !isAuxiliary(after)) return false
      free = false
      after = word.lower
      continue
    }
    if (word.tag !== 'adverb') after = ''
  }
  return true
}

const MEASURE_OF_WHAT_IS_EXPLAINED = pattern('u')`
  ^(?:\p{Ll}+(?:ção|mento|ada|agem|ura|ência|ança)|${'measure of what is explained'})\s(d(?:[oa]s?|e))\s
  (.+)$`

/** 'retirada da mata ciliar, vegetação que…': what is explained is the forest, not its removal. */
function explainedPart(surface: string): { article: string; noun: string } | null {
  const match = MEASURE_OF_WHAT_IS_EXPLAINED.exec(surface)
  return match ? { article: match[1] ?? '', noun: match[2] ?? '' } : null
}

/** 'medidas como a altura | , largura ou peso': one of several examples. */
const isExample = (before: string, after: string): boolean =>
  /(?<!\p{L})(?:como|tais como|por exemplo|exemplos?:)\s(?:[oa]s?\s)?[^,;:]*$/u.test(before) &&
  /^[^.;:]*\s(?:e|ou)\s/u.test(after)

/** True when the comma stands in a list of things: another comma or 'e' with a bare noun follows soon. */
function isEnumerated(core: string, at: number, after: string): boolean {
  const before = core.slice(0, at)
  return (
    /,\s\p{Ll}[^,]{2,30}$/u.test(before) ||
    // 'lenha, | carvão ou óleo para aquecer'
    /^\p{Ll}+\sou\s\p{Ll}|^[^,]{3,60},\sou[\s,]/u.test(after) ||
    // 'em potes, latas de ferro ou em caixas'
    /\s(em|com|por|para|de) \S+(?: \S+)?, \p{Ll}[^,]{2,40} (?:e|ou) \1 /u.test(
      `${before}, ${after}`.slice(Math.max(0, at - 40)),
    ) ||
    (/^\p{Ll}[^,]{2,40}(?:,\s\p{Ll}[^,]{2,30})*\se\s\p{Ll}+(?:\s|$)(?!.*(?:que|em que)\s)/u.test(after) &&
      !/^\p{Ll}+\s(?:que|em que|encarregad)/u.test(after))
  )
}

const WORKS = wordsOf('work')

/**
 * Whether who is explained with a noun is somebody. A work may bear the name of a person: 'Dom Quixote, história de um
 * fidalgo'.
 */
function isPerson(noun: string, name: string): boolean {
  return meansPerson(noun) || (!WORKS.has(noun.toLowerCase()) && nameClass(name) === 'person')
}

const LIST_OF_NAMES = pattern('u')`
    ^\p{Lu}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+)*\s(?:e|ou)\s\p{Lu}[\p{L}-]+
    (?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+)*,?$`

/** 'Zumbi, líder do Quilombo dos Palmares, foi morto em 1695' → 'Quem foi Zumbi?' */
function apposition(place: Place): FactDraft[] {
  const { clause } = place
  const match = /^([^,]{3,60}),\s((?:(?:o|a|um|uma|os|as)\s)?[^,]{8,110}),?$/u.exec(clause.subject)
  if (!match) return []
  const subject = readSubject(match[1] ?? '', place.study.use)
  const named = match[1] ?? ''
  if (
    !subject ||
    !(subject.phrase.proper || endsInName(named) || isBareName(subject)) ||
    (/\se\s|\sou\s/.test(named) && nameClass(named) !== 'person')
  )
    return []
  // 'Vidro, papel e metal são separados': a list.
  if (
    !/\se\s/u.test(named) &&
    !verbAgrees(clause.verb.replace(/^se\s/u, '').split(' ')[0] ?? '', subject.phrase.number)
  )
    return []
  const description = match[2] ?? ''
  // 'Charque, carne-seca ou jabá é…': its other names.
  if (/^\p{L}[\p{L}-]+\sou\s\p{L}[\p{L}-]+(?:\s\(|$)/u.test(description)) return []
  // 'Dois Irmãos, Porto Velho do Sul e Angra formaram…': a list of names.
  if (LIST_OF_NAMES.test(description)) return []
  // 'Apoiado pelo pai, Rui Lima, o prefeito da vila abriu…': no comma closes what would explain the name.
  if (/^[oa]s?\s/u.test(description) && !clause.text.includes(`${description.replace(/,$/u, '')},`)) return []
  const words = tagWords(description)
  const noun = words[0]?.tag === 'article' ? words[1] : words[0]
  if (
    noun?.tag !== 'noun' ||
    isFunctionWord(noun.text) ||
    noun.lower === 'além' ||
    (isAlsoAdjective(noun.text) && !meansPerson(noun.text)) ||
    words.some(word => word.tag === 'verb' || word.tag === 'relative')
  )
    return []
  if (wordsIn(description) < 3) return []
  const human = isPerson(noun.text, named.replace(/^(?:[OA]\s)?(?:\p{Ll}+\s)?/u, ''))
  const past = isPast(clause.verb)
  // 'Rui Lima, dono da loja, afirma': who is asked for his word is nobody to learn of.
  if (human && !past) return []
  return [
    {
      family: 'definition',
      pattern: 'definition/apposition',
      focus: focusKey(subject.phrase.core),
      question: human
        ? ask(
            'quem foi',
            isBareName(subject)
              ? upperFirst(subject.phrase.core)
              : subject.phrase.proper
                ? subject.phrase.core
                : subject.display,
          )
        : ask('o que', subject.phrase.number === 'p' ? 'são' : 'é', subject.display),
      answer: tidyAnswer(description),
      ...(human && { human }),
      answerType: 'definition',
      strength: 0.82,
      load: 0.2,
    },
  ]
}
