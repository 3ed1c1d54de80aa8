import { agrees, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { saysAlso } from '../definitions/definition-draft.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, phraseOf, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { describedName } from './described-name.ts'
import { nameDraft } from './name-draft.ts'

const CALLED = /(?:chamad|conhecid|denominad|designad)([oa]s?)/u

/** 'é popularmente chamado de', 'é conhecido popularmente como' */
const OFTEN = /(?:\p{L}+mente|muitas vezes|às vezes|por vezes|algumas vezes|em geral)/u

/** What tells that the name stands beside another. */
const BESIDES =
  /^(?:(?:às|muitas|por|algumas) vezes|(?:\p{Ll}+d[oa]s?\s)?(?:popularmente|vulgarmente|comumente|cientificamente))\s/u

const THE = /(?:o|a|os|as)?\s?/u
const IS_CALLED = pattern('iu')`
  ^(?:também\s)?(?:${OFTEN}\s)?${CALLED}\s(?:${OFTEN}\s)?(?:como|de|por|pelo nome de)?\s?${THE}
  ["“]?([^,.;:()"”]{3,60})`
const ALSO_CALLED = pattern('iu')`
  ^([^,(]{3,70}?)\s?[,(]\s?(?:que também (?:é|são)|também)\s${CALLED}\s(?:como|de|por)?\s?${THE}
  ["“]?([^,.;:()"”]{3,50})["”]?[,)]`
const NAMED_THING = pattern('giu')`(?:,\s|\s)(?:mais\s)?${CALLED}\s(?:como|de|por)?\s?${THE}["“]?([^,.;:()"”]{2,45})`

/** Words of a description that one still reads as a question. */
const MAX_DESCRIPTION = 20

/** The name of a thing: 'Chama-se erosão o desgaste…', 'é conhecido como…', 'também chamada de…'. */
export const naming: ClauseFamily = place => {
  // 'Barcos que levam carga são chamados de…': asked with the article that the page leaves out.
  const bare = /^\p{Lu}\p{Ll}+s\s(?:que|cuj[oa]s?)\s/u.test(place.clause.subject)
  const plainly = bare ? [] : isCalled(place)
  return [...callIt(place), ...(plainly.length > 0 ? plainly : describedName(place)), ...otherwise(place)]
}

const otherwise: ClauseFamily = place => [...alsoCalled(place), ...dataCalled(place)]

/** 'Ao desgaste do solo dá-se o nome de erosão', 'À soma dos votos chamamos de quociente' */
const TURNED = pattern('u')`
  ^((?:Ao|À|Aos|Às)\s\p{Ll}[^,;:]{10,140}?),?\s${'giving a name, turned'}\s(?:de\s)?["“]?
  ([^,;:()"”]{3,45}?)["”]?$`

const ARTICLE_OR_WHOLE = pattern('u')`
  ^(?:Denomina(?:m)?-se|Chama(?:m)?-se)\s(?:de\s)?["“]?([^,"”]{3,40}?)["”]?,?\s
  (${'article or whole'}\s.+)$`

const OPENING_OF_WHAT_IS_CALLED = pattern('u')`
  ^${'giving a name, at the head'}\s["“]?([^,"”]{3,40}?)["”]?,?\s(${'opening of what is called'}\s.+)$`

/** 'Denomina-se erosão o desgaste do solo' → 'Como se chama o desgaste do solo?' */
function callIt(place: Place): FactDraft[] {
  const match = ARTICLE_OR_WHOLE.exec(place.clause.text) ?? OPENING_OF_WHAT_IS_CALLED.exec(place.clause.text)
  const turned = match ? null : TURNED.exec(place.clause.text)
  const name = phraseOf(match?.[1] ?? turned?.[2] ?? '', place)
  if (!name || (turned && name.phrase.words.length > 4)) return []
  // 'Chama-se par a todo número que…'
  const described = tidyAnswer((match?.[2] ?? turned?.[1] ?? '').replace(/^a\s(?=(?:tod[oa]s?|cada|qualquer)\s)/u, ''))
    .replace(/^Ao\s/, 'O ')
    .replace(/^À\s/, 'A ')
    .replace(/^Aos\s/, 'Os ')
    .replace(/^Às\s/, 'As ')
  if (wordsIn(described) < 3) return []
  const low = described.charAt(0).toLowerCase() + described.slice(1)
  const back =
    wordsIn(described) > MAX_DESCRIPTION
      ? []
      : [
          nameDraft(
            'naming/called',
            ask(
              /^(?:os|as)\s/.test(low) ? 'como se chamam' : 'como se chama',
              low.replace(/^uma?\s/, article => (article.startsWith('uma') ? 'a ' : 'o ')),
            ),
            name.phrase,
            0.92,
          ),
        ]
  return [
    ...back,
    {
      ...nameDraft(
        'naming/definition',
        ask('o que', name.phrase.number === 'p' ? 'são' : 'é', withGenus(name.phrase.core, low)),
        name.phrase,
        0.88,
      ),
      answer: described,
      answerType: 'definition',
      family: 'definition',
      focus: focusKey(name.phrase.core),
      load: 0.1,
    },
  ]
}

/** 'Chamamos de agudo o som que…' → 'O que é um som agudo?': an adjective alone is no thing. */
function withGenus(name: string, described: string): string {
  const readings = analyse(name.toLowerCase())
  const [, article = '', noun = ''] =
    /^(os?|as?|uma?)\s(\p{Ll}{3,})\s(?:que|cuj[oa]s?|em que|onde|com)\s/u.exec(described) ?? []
  if (noun === '' || readings.length === 0 || readings.some(a => a.category !== 'adjective')) return name
  return `${article.endsWith('s') ? '' : article.includes('a') ? 'uma ' : 'um '}${noun} ${name}`
}

/** 'O lado oposto ao ângulo reto é chamado de hipotenusa' */
function isCalled(place: Place): FactDraft[] {
  const { clause } = place
  if (!isOneOf('being or staying, of a name', clause.verb.toLowerCase()) || clause.negated || clause.lead !== '')
    return []
  const match = IS_CALLED.exec(clause.rest)
  const subject = match ? subjectOf(place) : null
  if (!match || !subject || wordsIn(subject.display) < 2) return []
  // 'os materiais arrancados e transportados': from where?
  if (/^(?:[oa]s?\s)?\p{Ll}{3,}\s\p{Ll}+[aeiu]d[oa]s?(?:\se\s\p{L}+[aeiu]d[oa]s?)?$/u.test(subject.display)) return []
  const raw = cutAtSecondClause(match[2] ?? '')
  const name = phraseOf(raw, place)
  if (!name || name.phrase.words.length > 5) return []
  const participle = /(?:conhecid|denominad)(?=[oa]s?\s)/u.exec(clause.rest.slice(0, 40))?.[0] ?? 'chamad'
  const ending = (subject.phrase.gender === 'f' ? 'a' : 'o') + (subject.phrase.number === 'p' ? 's' : '')
  if (ending !== match[1]) return []
  const verb = clause.verb.toLowerCase()
  // 'também é chamado de ciclo hidrológico': beside the name the question says.
  const also = saysAlso(clause) || BESIDES.test(clause.rest)
  return [
    nameDraft(
      'naming/is-called',
      also
        ? ask('por qual outro nome', verb, `conhecid${ending}`, subject.display)
        : ask(participle === 'conhecid' ? 'por qual nome' : 'como', verb, participle + ending, subject.display),
      name.phrase,
      0.9,
    ),
  ]
}

const OPENING_OF_A_SECOND_CLAUSE = pattern('u')`\s${'opening of a second clause'}\s.*$`

/** Cuts the value before a second coordinated clause: 'hipotenusa e os outros lados são…'. */
function cutAtSecondClause(text: string): string {
  return text.replace(OPENING_OF_A_SECOND_CLAUSE, '').trim()
}

/** 'As rochas ígneas, também chamadas de magmáticas, …' → 'Por qual outro nome são conhecidas as rochas ígneas?' */
function alsoCalled(place: Place): FactDraft[] {
  const { clause } = place
  const match = ALSO_CALLED.exec(`${clause.text},`)
  if (!match) return []
  const subject = phraseOf(match[1] ?? '', place)
  const name = phraseOf(match[3] ?? '', place)
  if (!subject || !name || name.phrase.words.length > 5) return []
  const ending = (subject.phrase.gender === 'f' ? 'a' : 'o') + (subject.phrase.number === 'p' ? 's' : '')
  const withArticle =
    subject.phrase.determiner === '' && !subject.phrase.proper
      ? `${definiteArticle(subject.phrase)} ${subject.phrase.core}`
      : subject.display
  return [
    nameDraft(
      'naming/also-called',
      ask('por qual outro nome', subject.phrase.number === 'p' ? 'são' : 'é', `conhecid${ending}`, withArticle),
      name.phrase,
      0.88,
    ),
  ]
}

/** '… células de memória chamadas registradores' → 'Como se chamam as células de memória …?' */
function dataCalled(place: Place): FactDraft[] {
  const { clause, study, sentence } = place
  if (!sentence.core.startsWith(clause.text.slice(0, 12))) return []
  const drafts: FactDraft[] = []
  for (const match of sentence.core.matchAll(NAMED_THING)) {
    const mention = (study.mentions[sentence.index] ?? [])
      .filter(({ end }) => sentence.words[end - 1]?.end === match.index)
      .sort((a, b) => a.start - b.start)[0]
    if (!mention) continue
    const subject = phraseOf(mention.surface, place)
    const name = phraseOf(
      nameAt(place, match.index + match[0].length - (match[2] ?? '').length) ?? cutAtSecondClause(match[2] ?? ''),
      place,
    )
    const content = mention.surface.split(' ').filter(word => word.length > 3).length
    if (!subject || !name || content < 3 || name.phrase.words.length > 4) continue
    const agreement = agreementOf(mention.surface, study.use)
    // 'um campo de busca chamada Lupa': what is called so stands before it.
    if (!agreement.sure || !agrees(`chamad${match[1] ?? ''}`, agreement)) continue
    const draft = nameDraft(
      'naming/named-thing',
      ask(
        agreement.number === 'p' ? 'como se chamam' : 'como se chama',
        `${definiteArticle(agreement)} ${mention.surface}`,
      ),
      name.phrase,
      0.75,
    )
    const second =
      agreement.number === 'p' && name.phrase.number === 's' ? secondName(sentence.core, name.phrase.core) : ''
    drafts.push(second === '' ? draft : { ...draft, answer: draft.answer + second, quiz: false })
  }
  return drafts
}

/** 'as peças chamadas porca | e arruela prendem…': several things, of which each has its name. */
function secondName(core: string, name: string): string {
  const after = core.slice(core.indexOf(name) + name.length)
  const said = /^\s(?:e|ou)\s\p{L}{3,}(?=[\s,.;]|$)/u.exec(after)?.[0] ?? ''
  const word = tagWords(`a ${said.trim().split(' ')[1] ?? ''}`)[1]
  return said !== '' && word?.tag !== 'verb' && word?.tag !== 'adverb' ? said : ''
}

/** The longest term that starts at a place of the sentence. */
function nameAt({ study, sentence }: Place, at: number): string | null {
  const starting = (study.mentions[sentence.index] ?? []).filter(({ start }) => sentence.words[start]?.start === at)
  return starting.sort((a, b) => b.end - a.end)[0]?.surface ?? null
}
