import { type Agreement, definiteArticle, verbAgrees } from '@capivira/portuguese/agreement'
import { isFunctionWord } from '@capivira/portuguese/functionWords'
import { analyse } from '@capivira/portuguese/morphology'
import type { Subject } from '../analysis/nouns.ts'
import { agreementOf, displayOf, NO_USE, readSubject } from '../analysis/nouns.ts'
import { tagWords } from '../analysis/tagging.ts'
import { meansPerson } from '../analysis/terms.ts'
import type { ClauseFamily, FactDraft, Place } from './fact.ts'
import { ask, focusKey, limitingLead, named, phraseOf, subjectOf, tidyAnswer, upperFirst, wordsIn } from './phrasing.ts'

const COPULA = /^(?:é|são|era|eram|foi|foram)$/i
/** Predicates that judge, compare or only point: no definition. */
const NO_DEFINITION =
  /^(?:(?:um|uma|o|a|os|as)\s)?(?:d[oa]s|del[ea]s|exemplos?|mesm[oa]s?|únic[oa]s?|primeir[oa]s?|segund[oa]s?|últim[oa]s?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|principal|principais|mais|menos|muito|bastante|tão|jeito|detalhe|outr[oa]s?|próprio|fato|caso|assunto|questão|problema|desafio|boa|bom|ótim[oa]|excelentes?|interessantes?|poderos[oa]s?|incríve(?:l|is)|maravilhos[oa]s?|péssim[oa]s?|equívoco|mito|canivete|grande|grandes|pequen[oa]s?|importantes?|bem|nov[oa]s?|necessári[oa]s?|possível|possíveis|comum|comuns|preciso|claro|simples|parte|resultado|pouco|ideia|dica|erro|vez|motivo|razão|objetivo|aquel[ea]s?|ess[ea]s?|est[ea]s?|seus?|suas?|ele|ela|tudo|nada|quando|como|onde|para|por|de|em|com|d[oa])(?![\p{L}])/iu
/** Subjects that ask 'qual', not 'o que': 'a principal causa', 'o objetivo', 'a capital'. */
const WHICH =
  /^(?:principa(?:l|is)|maior(?:es)?|menor(?:es)?|melhor(?:es)?|primeir[oa]s?|últim[oa]s?|únic[oa]s?|função|objetivo|finalidade|papel|capital|característica|vantagem|desvantagem|diferença|causa|consequência|nome|símbolo|unidade|fórmula|sigla|missão|base|origem)(?![\p{L}])/iu

/** X é um Y; Y que define X: both ways of asking. */
export const definition: ClauseFamily = place => [
  ...isA(place),
  ...action(place),
  ...oneOf(place),
  ...whichIs(place),
  ...byVerb(place),
  ...relativeDefinition(place),
  ...parenthetical(place),
  ...apposition(place),
]

function isA(place: Place): FactDraft[] {
  const { clause, sentence } = place
  if (!COPULA.test(clause.verb) || clause.negated) return []
  const subject = subjectOf(place)
  if (!subject || WHICH.test(subject.phrase.core)) return []
  const predicate = clause.rest
  if (!isDefiningPredicate(predicate, clause.verb)) return []
  const lead = limitingLead(clause)
  if (lead === null) return []
  const human = isHumanPredicate(predicate) && subject.phrase.proper
  const definite = /^[oa]s?\s/i.test(predicate)
  // 'Uma novidade foi a melhora' tells which, not what; 'aspas são o canivete' is a figure of speech.
  if (
    definite &&
    (/^uma?$/.test(subject.phrase.determiner) || /^[oa]s\s/i.test(predicate) !== (subject.phrase.number === 'p'))
  )
    return []
  if (!verbAgrees(clause.verb, subject.phrase.number)) return []
  if (definite && !human && !/\s(?:que|qual|quais|d[aeo]s?|responsáve(?:l|is))\s/u.test(predicate)) return []
  const answer = tidyAnswer(predicate)
  if (wordsIn(answer) < 3) return []
  const verb = clause.verb.toLowerCase()
  const opening = lead === '' ? '' : `${lead},`
  const wh = human ? 'quem' : 'o que'
  const drafts: FactDraft[] = [
    {
      family: 'definition',
      pattern: human ? 'definition/who-is' : 'definition/is-a',
      focus: focusKey(subject.phrase.core),
      question: ask(opening, wh, verb, named(subject)),
      ...(!human && lead === '' && { quizQuestion: ask('qual é a melhor definição de', subject.phrase.core) }),
      answer,
      answerType: 'definition',
      strength: definite ? 0.82 : 0.92,
      load: 0.1,
    },
  ]
  if (clause.lead === '' && sentence.dependence === null) drafts.push(...reversed(subject, predicate, human, verb))
  return drafts
}

/** 'Como se chama o processo pelo qual …?' → the term. */
function reversed(subject: Subject, predicate: string, human: boolean, verb: string): FactDraft[] {
  const { phrase } = subject
  if (phrase.words.length > 4) return []
  const described = tidyAnswer(predicate)
  if (wordsIn(described) > 20 || wordsIn(described) < 5 || /^cada\s/i.test(described)) return []
  const words = (/^\p{Ll}/u.test(predicate) ? described.charAt(0).toLowerCase() + described.slice(1) : described).split(
    ' ',
  )
  const article = /^(?:um|uma|uns|umas|o|a|os|as)$/i.test(words[0] ?? '') ? (words.shift() ?? '') : ''
  const head = words[0] ?? ''
  const restricts =
    /\s(?:que|qual|quais|capaz(?:es)?|responsáve(?:l|is)|cuj[oa]s?|formad[oa]s?|usad[oa]s?|utilizad[oa]s?|onde|d[aeo]s?)\s/u.test(
      ` ${words.join(' ')} `,
    )
  if (!restricts || words.length < 4) return []
  const agreement = { ...agreementOf(head, { ...NO_USE, determinersOf: () => (article === '' ? [] : [article]) }) }
  if (!agreement.sure) return []
  const plural = /^(?:são|eram|foram)$/.test(verb)
  if (plural !== (agreement.number === 'p')) return []
  const description = `${definiteArticle(agreement)} ${words.join(' ')}`
  const question = human
    ? ask('quem', verb, description)
    : ask(plural ? 'como se chamam' : 'como se chama', description)
  return [
    {
      family: 'naming',
      pattern: 'naming/reversed',
      focus: `${focusKey(phrase.core)} nome`,
      question,
      answer: upperFirst(phrase.core),
      answerType: human ? 'person' : phrase.proper && /^[\p{Lu}\d-]{2,}$/u.test(phrase.core) ? 'acronym' : 'term',
      agreement: { gender: phrase.gender, number: phrase.number },
      strength: 0.85,
      load: 0.5,
    },
  ]
}

function isDefiningPredicate(predicate: string, verb: string): boolean {
  if (NO_DEFINITION.test(predicate) || wordsIn(predicate) < 3) return false
  const words = tagWords(predicate)
  const first = words[0]
  if (!first) return false
  if (first.tag === 'article') {
    const next = words[1]
    if (/^(?:uns|umas|um|uma)$/.test(first.lower) || !/^[ée]ra?m?|fo/.test(verb)) {
      return next !== undefined && (next.tag === 'noun' || next.tag === 'proper' || next.tag === 'adjective')
    }
    return next?.tag === 'noun' || next?.tag === 'proper'
  }
  if (/^cada$/.test(first.lower)) return true
  // 'são proteínas que…' defines, 'são importantes' does not.
  return (
    /^(?:são|eram|foram)$/i.test(verb) && first.tag === 'noun' && !isParticipleLike(first.text) && words.length >= 4
  )
}

function isParticipleLike(word: string): boolean {
  return /(?:ad|id)[oa]s$/i.test(word)
}

function isHumanPredicate(predicate: string): boolean {
  const noun = tagWords(predicate).find(word => word.tag === 'noun')
  return noun !== undefined && meansPerson(noun.text)
}

/** 'A principal causa do efeito estufa é a emissão de CO₂' → 'Qual é a principal causa do efeito estufa?' */
function whichIs(place: Place): FactDraft[] {
  const { clause } = place
  if (!COPULA.test(clause.verb) || clause.negated || clause.lead !== '') return []
  const bare = clause.subject.replace(/^(?:O|A|Os|As)\s/, '')
  if (bare === clause.subject || !WHICH.test(bare) || wordsIn(bare) < 2) return []
  const subject = readSubject(clause.subject, place.study.use, true)
  if (!subject || wordsIn(subject.display) < 3) return []
  const predicate = clause.rest
  if (
    /^(?:que|quando|muito|bastante|tão|mais|menos|importante|simples|comum|grande|a mesma|o mesmo|a seguinte|o seguinte|d[oa])(?![p{L}])/i.test(
      predicate,
    )
  )
    return []
  const answer = tidyAnswer(predicate)
  const opening = tagWords(predicate)[0]?.tag
  const nominal =
    opening === 'article' ||
    opening === 'noun' ||
    opening === 'proper' ||
    opening === 'number' ||
    opening === 'infinitive'
  if (wordsIn(answer) < 1 || !nominal) return []
  const plural = /^(?:são|eram|foram)$/i.test(clause.verb)
  return [
    {
      family: 'definition',
      pattern: 'definition/which-is',
      focus: focusKey(subject.phrase.core),
      question: ask(plural ? 'quais' : 'qual', clause.verb.toLowerCase(), named(subject)),
      answer,
      answerType: /^(?:[oa]\s)?(?:função|objetivo|finalidade|papel|missão)/i.test(bare)
        ? 'purpose'
        : wordsIn(answer) <= 4
          ? 'term'
          : 'definition',
      strength: 0.85,
      load: 0.3,
    },
  ]
}

/** 'Modular é conseguir ler uma onda…' → 'O que é modular?' */
function action(place: Place): FactDraft[] {
  const { clause } = place
  if (!/^é$/i.test(clause.verb) || clause.negated || !/^\p{L}{4,}r$/u.test(clause.subject)) return []
  const verb = clause.subject.toLowerCase()
  const words = tagWords(clause.rest)
  if (words[0]?.tag !== 'infinitive' || tagWords(verb)[0]?.tag !== 'infinitive') return []
  const answer = tidyAnswer(clause.rest)
  if (wordsIn(answer) < 4) return []
  return [
    {
      family: 'definition',
      pattern: 'definition/action',
      focus: verb,
      question: ask('o que é', verb),
      answer,
      answerType: 'definition',
      strength: 0.85,
      load: 0.2,
    },
  ]
}

/** 'Uma das funções do TCP/IP é identificar os nós' → 'Qual é uma das funções do TCP/IP?' */
function oneOf(place: Place): FactDraft[] {
  const { clause } = place
  const match =
    /^(Uma das|Um dos)\s(?:(?:principais|maiores|mais importantes)\s)?(\p{L}+s)\s(d[aeo]s?\s[^,]{3,60})/u.exec(
      clause.subject,
    )
  if (!match || !/^(?:é|foi|era)$/i.test(clause.verb) || clause.negated || clause.lead !== '') return []
  const of = phraseOf(
    (match[3] ?? '').replace(/^d([aeo]s?)\s/, (_, article: string) =>
      article === 'e' ? '' : `${article.toUpperCase()} `,
    ),
    place,
  )
  if (!of || /^(?:que|d[aeo]|quando)(?![\p{L}])/u.test(clause.rest)) return []
  const answer = tidyAnswer(clause.rest)
  if (wordsIn(answer) < 2) return []
  const full = clause.subject.split(',')[0] ?? ''
  return [
    {
      family: 'definition',
      pattern: 'definition/one-of',
      focus: focusKey(full),
      question: ask('qual', clause.verb.toLowerCase(), full.charAt(0).toLowerCase() + full.slice(1)),
      answer,
      answerType: /^(?:funções|objetivos|finalidades|papéis)$/.test(match[2] ?? '') ? 'purpose' : 'definition',
      strength: 0.78,
      load: 0.4,
    },
  ]
}

type VerbPattern = {
  verb: RegExp
  rest: RegExp
  question: (subject: Subject, verb: string, link: string) => string
  prefix: (link: string) => string
  pattern: string
  strength: number
}

const VERB_PATTERNS: readonly VerbPattern[] = [
  {
    pattern: 'definition/consists',
    verb: /^consist(?:e|em|ia|iam)$/i,
    rest: /^(em|n[oa]s?)\s(.+)$/,
    question: (subject, verb) => ask('em que', verb, named(subject)),
    prefix: link => `${link} `,
    strength: 0.9,
  },
  {
    pattern: 'definition/refers',
    verb: /^refer(?:e|em)-se$/i,
    rest: /^(a|ao|à|aos|às)\s(.+)$/,
    question: subject => ask('a que se refere', named(subject)),
    prefix: link => `${link} `,
    strength: 0.85,
  },
  {
    pattern: 'definition/corresponds',
    verb: /^(?:correspond|equival)(?:e|em)$/i,
    rest: /^(a|ao|à|aos|às)\s(.+)$/,
    question: (subject, verb) => ask('a que', verb, named(subject)),
    prefix: link => `${link} `,
    strength: 0.8,
  },
  {
    pattern: 'definition/means',
    verb: /^(?:signific(?:a|am)|design(?:a|am)|represent(?:a|am))$/i,
    rest: /^()(.+)$/,
    question: (subject, verb) => ask('o que', verb, named(subject)),
    prefix: () => '',
    strength: 0.82,
  },
  {
    pattern: 'definition/characterised',
    verb: /^(?:caracteriza(?:m)?-se|se caracteriza(?:m)?)$/i,
    rest: /^(por|pel[oa]s?)\s(.+)$/,
    question: subject => ask('o que caracteriza', named(subject)),
    prefix: link => (link === 'por' ? '' : `${link.replace('pel', '')} `),
    strength: 0.85,
  },
  {
    pattern: 'definition/defined',
    verb: /^(?:é|são)$/i,
    rest: /^(definid[oa]s? como)\s(.+)$/,
    question: (subject, verb) => ask('como', verb, agreeing('definid', subject.phrase), named(subject)),
    prefix: () => '',
    strength: 0.9,
  },
]

/** 'definid' → 'definida', 'definidos', … */
function agreeing(stem: string, { gender, number }: Agreement): string {
  return stem + (gender === 'f' ? 'a' : 'o') + (number === 'p' ? 's' : '')
}

function byVerb(place: Place): FactDraft[] {
  const { clause } = place
  if (clause.negated) return []
  const understood = /^(?:Entende-se|Compreende-se) por ([^,]{3,60}?),?\s((?:o|a|os|as|um|uma|todo|toda)\s.+)$/u.exec(
    clause.text,
  )
  if (understood) {
    const subject = phraseOf(understood[1] ?? '', place)
    return subject
      ? [
          definitionDraft(
            'definition/understood',
            subject,
            ask('o que se entende por', displayOf({ determiner: '', core: subject.phrase.core })),
            tidyAnswer(understood[2] ?? ''),
            0.9,
          ),
        ]
      : []
  }
  for (const pattern of VERB_PATTERNS) {
    if (!pattern.verb.test(clause.verb)) continue
    const match = pattern.rest.exec(clause.rest)
    const subject = match ? subjectOf(place) : null
    if (!match || !subject || limitingLead(clause) === null) continue
    const answer = tidyAnswer(pattern.prefix(match[1] ?? '') + (match[2] ?? ''))
    if (wordsIn(answer) < 3) continue
    return [
      definitionDraft(
        pattern.pattern,
        subject,
        pattern.question(subject, clause.verb.toLowerCase(), match[1] ?? ''),
        answer,
        pattern.strength,
      ),
    ]
  }
  return []
}

function definitionDraft(
  pattern: string,
  subject: Subject,
  question: string,
  answer: string,
  strength: number,
): FactDraft {
  return {
    family: 'definition',
    pattern,
    focus: focusKey(subject.phrase.core),
    question,
    answer,
    answerType: 'definition',
    strength,
    load: 0.15,
  }
}

/** '… chaveamento de pacotes, que é um sistema de transmissão …' */
function relativeDefinition(place: Place): FactDraft[] {
  const { sentence, study, clause } = place
  if (clause !== firstClauseMark(place)) return []
  const drafts: FactDraft[] = []
  for (const match of sentence.core.matchAll(/,\sque\s(é|são)\s((?:um|uma|o|a|os|as)?\s?[^;:]+?)(?=[.;:]|$)/gu)) {
    const mention = (study.mentions[sentence.index] ?? [])
      .filter(({ end }) => sentence.words[end - 1]?.end === match.index)
      .sort((a, b) => a.start - b.start)[0]
    const predicate = match[2] ?? ''
    if (!mention || !isDefiningPredicate(predicate, match[1] ?? '')) continue
    const { term } = mention
    if (match[1] === 'é' ? mention.surface !== singularSurface(mention.surface, term.number) : term.number !== 'p')
      continue
    const subject = readSubject(mention.surface, study.use)
    const answer = tidyAnswer(predicate.replace(/,\s(?:que por sua vez|o que|e).*$/, ''))
    if (!subject || wordsIn(answer) < 4) continue
    drafts.push(
      definitionDraft('definition/relative', subject, ask('o que', match[1] ?? 'é', mention.surface), answer, 0.85),
    )
  }
  return drafts
}

/** Sentence-wide patterns run once: on the first clause. */
function firstClauseMark({ clause, sentence }: Place): Place['clause'] | null {
  return sentence.core.startsWith(clause.text.slice(0, 12)) ? clause : null
}

function singularSurface(surface: string, number: 's' | 'p'): string {
  return number === 's' || !surface.endsWith('s') ? surface : ''
}

/** 'SSL (um serviço de criptografia de dados)' */
function parenthetical(place: Place): FactDraft[] {
  const { sentence, study } = place
  if (firstClauseMark(place) === null) return []
  const drafts: FactDraft[] = []
  for (const match of sentence.core.matchAll(
    /\s\(((?:um|uma|conjunto|processo|tipo|ato|capacidade|ciência|parte|região|área|estudo)\s[^()]{12,140})\)/gu,
  )) {
    const mention = (study.mentions[sentence.index] ?? []).find(
      ({ end }) => sentence.words[end - 1]?.end === match.index,
    )
    if (!mention || mention.term.number === 'p') continue
    const subject = readSubject(mention.surface, study.use)
    const answer = tidyAnswer(match[1] ?? '')
    if (!subject || wordsIn(answer) < 3) continue
    drafts.push(
      definitionDraft('definition/parenthesis', subject, ask('o que é', displayOf(subject.phrase)), answer, 0.85),
    )
  }
  return drafts
}

function isAlsoAdjective(word: string): boolean {
  return analyse(word).some(a => a.category === 'adjective' || a.mood === 'participle')
}

/** 'Zumbi, líder do Quilombo dos Palmares, foi morto em 1695' → 'Quem foi Zumbi?' */
function apposition(place: Place): FactDraft[] {
  const { clause } = place
  const match = /^([^,]{3,60}),\s((?:(?:o|a|um|uma|os|as)\s)?[^,]{8,110}),?$/u.exec(clause.subject)
  if (!match) return []
  const subject = readSubject(match[1] ?? '', place.study.use)
  if (!subject?.phrase.proper || /\se\s|\sou\s/.test(match[1] ?? '')) return []
  const description = match[2] ?? ''
  const words = tagWords(description)
  const noun = words[0]?.tag === 'article' ? words[1] : words[0]
  if (
    noun?.tag !== 'noun' ||
    isFunctionWord(noun.text) ||
    (isAlsoAdjective(noun.text) && !meansPerson(noun.text)) ||
    words.some(word => word.tag === 'verb' || word.tag === 'relative')
  )
    return []
  if (wordsIn(description) < 3) return []
  const human = meansPerson(noun.text)
  const past = /(?:ou|eu|iu|ram|oi)$/.test(clause.verb)
  return [
    {
      family: 'definition',
      pattern: 'definition/apposition',
      focus: focusKey(subject.phrase.core),
      question: human
        ? ask(past ? 'quem foi' : 'quem é', subject.display.replace(/^[oa]\s/, ''))
        : ask('o que', subject.phrase.number === 'p' ? 'são' : 'é', subject.display),
      answer: tidyAnswer(description),
      answerType: 'definition',
      strength: 0.82,
      load: 0.2,
    },
  ]
}
