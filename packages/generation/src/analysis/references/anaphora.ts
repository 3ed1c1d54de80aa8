import { agrees, contract, verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, isParticiple, lemma } from '@capivira/portuguese/morphology'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { tagWords, type Word } from '../grammar/tagging.ts'
import { meansPerson } from '../people/people.ts'
import { fitsAfter, isDeed } from './deeds.ts'
import { ATTRIBUTE } from './known.ts'
import { resolvePointedKind } from './pointed-names.ts'
import { saysWhatItIs } from './predicated.ts'
import { INSERTED, meantBy, type Named, resolveAfterLead, saidAgain, withSubject } from './pronouns.ts'
import { resolveSameNoun } from './same-noun.ts'
import { isSituational } from './situations.ts'
import { isWide } from './taken-up.ts'

/**
 * The sentence with its subject named where it points at that of the sentence before: a pronoun, a noun that takes it
 * up, or no subject at all. Null where it stands alone, or where it is not sure what is meant.
 */
export function resolveSubject(core: string, previous: string): string | null {
  return (
    resolvePronoun(core, previous) ??
    resolveAfterLead(core, previous) ??
    resolveNoun(core, previous) ??
    resolveShortened(core, previous) ??
    resolveKind(core, previous) ??
    resolveDemonstrative(core, previous) ??
    resolvePointedName(core) ??
    resolvePointedKind(core, previous) ??
    resolveSameNoun(core, previous) ??
    resolveOwner(core, previous) ??
    resolveWithin(core, previous) ??
    resolveDropped(core, previous)
  )
}

/**
 * The same at the head of a paragraph: what is meant stands in the last sentence of the one above, and is said by a
 * pronoun or its own noun.
 */
export function resolveFromAbove(core: string, above: string): string | null {
  return (
    resolvePronoun(core, above) ??
    resolveAfterLead(core, above) ??
    resolveDemonstrative(core, above) ??
    resolveSameNoun(core, above)
  )
}

/** 'Essa', 'Esta' → 'A' */
function articleOf(word: string): string {
  if (/^[OA]s?$/.test(word)) return word
  return `${word.replace(/s$/, '').endsWith('a') ? 'A' : 'O'}${word.endsWith('s') ? 's' : ''}`
}

/**
 * 'Ela foi criada em 1989.' after 'A RNP é uma rede acadêmica.' → 'A RNP foi criada em 1989.' Only where the subject of
 * the sentence before is one noun phrase of the pronoun's gender and number; null otherwise.
 */
function resolvePronoun(core: string, previous: string): string | null {
  const pronoun = /^(Ele|Ela|Eles|Elas)\s(?!mesm|própri)/u.exec(core)?.[1]
  const subject = pronoun ? meantBy(pronoun, previous) : null
  return pronoun && subject ? withSubject(subject, core.slice(pronoun.length)) : null
}

/**
 * 'A guerra começou em 1825.' after a sentence on 'a Guerra da Cisplatina' → 'A Guerra da Cisplatina começou em 1825.'
 * Only where one name of the sentence before begins with the noun.
 */
function resolveNoun(core: string, previous: string): string | null {
  const match = /^((?:O|A|E(?:ss|st)[ea])s?)\s(\p{Ll}{4,})(?=\s)/u.exec(core)
  if (!match) return null
  const noun = match[2] ?? ''
  // 'O choro nasceu' after 'seu grupo, o Choro Carioca': the music, not the group.
  if (!isSituational(noun) && !isWide(noun)) return null
  const following = tagWords(core)[2]
  if (following === undefined || (following.tag !== 'verb' && following.lower !== 'se' && following.lower !== 'não'))
    return null
  const head = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  const names = new Set(
    [...previous.matchAll(/\p{Lu}\p{Ll}+(?:\s(?:(?:d[aeo]s?|pel[oa]s?|às?|aos?)\s)?\p{Lu}[\p{L}-]+)+/gu)]
      .map(([name]) => name)
      .filter(name => name.startsWith(`${head} `)),
  )
  const [name] = names
  return names.size === 1 && name !== undefined
    ? `${articleOf(match[1] ?? '')} ${name}${core.slice(match[0].length)}`
    : null
}

/**
 * 'O teorema é atribuído a um grego.' after 'O teorema de Pitágoras afirma…' → 'O teorema de Pitágoras é atribuído…': a
 * noun alone, after a sentence on one thing that begins with it and says which.
 */
function resolveShortened(core: string, previous: string): string | null {
  const [, article = '', noun = ''] = /^(O|A|Os|As)\s(\p{Ll}{4,})(?=\s)/u.exec(core) ?? []
  if (noun === '') return null
  const [, , next] = tagWords(core)
  if (next?.tag !== 'verb' && next?.lower !== 'se' && next?.lower !== 'não') return null
  const whole = new RegExp(
    String.raw`^${article}\s${noun}\sd(?:e|[oa]s?)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?(?=\s\p{Ll})`,
    'u',
  ).exec(previous)?.[0]
  return whole === undefined ? null : `${whole}${core.slice(article.length + noun.length + 1)}`
}

/** A name, its article left out: 'Senna Mill.', 'Rio Doce'. */
const NAME = String.raw`\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]*\.?)*`

/**
 * 'O gênero é representado por 79 espécies.' after 'Senna é um gênero…' → 'O gênero Senna é representado…'; so is 'este
 * gênero' after an opening. Only where the sentence before says of one name that it is of that kind, or calls it so.
 */
function resolveKind(core: string, previous: string): string | null {
  const match =
    /^(O|A|E(?:ss|st)[ea])\s(\p{Ll}{4,})(?=\s\p{Ll})/u.exec(core) ??
    /^(?:\p{Lu}\p{Ll}+ndo\s(?:[^.;:]|\.(?=\d)){6,80}?),\s(e(?:ss|st)[ea])\s(\p{Ll}{4,})(?=\s\p{Ll})/u.exec(core)
  const [whole = '', determiner = '', kind = ''] = match ?? []
  if (!match || meansPerson(kind)) return null
  const after = tagWords(core.slice(whole.length))[0]
  if (after?.tag !== 'verb' && after?.lower !== 'se' && after?.lower !== 'não') return null
  const said =
    new RegExp(String.raw`^(?:[OA]\s)?(${NAME})\s(?:é|foi)\suma?\s${kind}(?![\p{L}])`, 'u').exec(previous)?.[1] ??
    new RegExp(String.raw`(?:^|\s)[OoAa]\s${kind}\s(${NAME})(?![\p{L}])`, 'u').exec(previous)?.[1]
  if (said === undefined || said.split(' ').length > 4) return null
  const start = whole.slice(0, whole.length - kind.length - determiner.length - 1)
  const article = articleOf(determiner.charAt(0).toUpperCase() + determiner.slice(1))
  return `${start}${start === '' ? article : article.toLowerCase()} ${kind} ${said}${core.slice(whole.length)}`
}

/**
 * 'Essa máquina foi perdida durante a guerra.' after 'A primeira máquina de calcular foi construída por Schickard.' →
 * 'A primeira máquina de calcular foi perdida…'; 'Esse processo ocorre…' after 'A fotossíntese é um processo…' → 'A
 * fotossíntese ocorre…'.
 */
function resolveDemonstrative(core: string, previous: string): string | null {
  const match = /^(E(?:ss|st)[ea]s?)\s(\p{Ll}{3,})(?=\s)/u.exec(core)
  if (!match) return null
  const next = tagWords(core)[2]
  if (next?.tag !== 'verb' && next?.lower !== 'se' && next?.lower !== 'não') return null
  const subject = subjectOfPrevious(previous)
  if (!subject) return null
  const noun = lemma(match[2] ?? '')
  const sameHead = lemma(subject.phrase.head) === noun
  const defined = /^(?:é|são|foi|foram)\s(?:um|uma|uns|umas)\s(\p{Ll}+)/u.exec(subject.after)?.[1]
  const sameGenus = defined !== undefined && lemma(defined) === noun
  if (!sameHead && !sameGenus)
    return isDeed(subject, noun) && fitsAfter(core.slice(match[0].length), subject.phrase)
      ? withSubject(subject, core.slice(match[0].length))
      : null
  const plural = (match[1] ?? '').endsWith('s')
  if (plural !== (subject.phrase.number === 'p')) return null
  return withSubject(subject, core.slice(match[0].length))
}

/** 'Esse www é um subdomínio', 'Essa URL tem…': before a name that stands for itself it is no more than an article. */
function resolvePointedName(core: string): string | null {
  const match = /^(E(?:ss|st)[ea]s?)\s(\p{Lu}[\p{Lu}\d/-]+s?|\p{Ll}*www)(?=\s)/u.exec(core)
  if (!match) return null
  const next = tagWords(core)[2]
  return next?.tag === 'verb' ? `${articleOf(match[1] ?? '')} ${match[2]}${core.slice(match[0].length)}` : null
}

/**
 * 'Seus parâmetros incluem…' after 'A ULA é…' → 'Os parâmetros da ULA incluem…': whose it is, where one thing alone can
 * be meant.
 */
function resolveOwner(core: string, previous: string): string | null {
  const match = /^(Seu|Sua|Seus|Suas)\s((?:principa(?:l|is)\s)?\p{Ll}{3,}(?:\s\p{Ll}{4,}){0,2}?)\s(?=\p{Ll})/u.exec(
    core,
  )
  const owner = match ? subjectOfPrevious(previous) : null
  if (!match || !owner || meansPerson(owner.phrase.head)) return null
  const display = saidAgain(owner)
  // 'Erosão é o conjunto…' is of a thing: 'da erosão'; of a bare name nobody knows whether it is somebody.
  if (
    owner.phrase.determiner === '' &&
    (owner.phrase.proper || (owner.phrase.words.length === 1 && display === owner.display))
  )
    return null
  const words = tagWords(core)
  const many = (match[2] ?? '').split(' ').length
  const next = words[many + 1]
  const head = /^principa/u.test(match[2] ?? '') ? 2 : 1
  if (next?.tag !== 'verb' || words.slice(head + 1, many + 1).some(({ tag }) => tag !== 'adjective')) return null
  if (words[head]?.tag !== 'noun') return null
  // 'data do nascimento da compositora. Seu acervo…': hers.
  if (tagWords(owner.after).some(word => meansPerson(word.lower))) return null
  const article = { Seu: 'O', Sua: 'A', Seus: 'Os', Suas: 'As' }[match[1] ?? ''] ?? ''
  return `${article} ${match[2]} ${contract('de', display)} ${core.slice(match[0].length)}`
}

/**
 * 'Nela os estudantes aprendiam filosofia' after 'A Academia foi…' → 'Na Academia os estudantes aprendiam filosofia'.
 */
function resolveWithin(core: string, previous: string): string | null {
  const match = /^(N)(el[ea]s?)\s(?=\p{L})/u.exec(core)
  const place = match ? subjectOfPrevious(previous) : null
  if (!match || !place) return null
  const [gender, number] = [(match[2] ?? '').includes('ela') ? 'f' : 'm', (match[2] ?? '').endsWith('s') ? 'p' : 's']
  if (place.phrase.gender !== gender || place.phrase.number !== number || meansPerson(place.phrase.head)) return null
  const where = contract('em', place.display)
  return `${where.charAt(0).toUpperCase()}${where.slice(1)} ${core.slice(match[0].length)}`
}

/** What may begin a sentence whose subject is that of the one before: 'Possui 120 membros.', 'Foi criada em 1989.' */
export const DROPPED = pattern('u')`^${'verb of a dropped subject, capital'}(?=\s)`

/** Verbs that have no subject, or have it after them. */
const SUBJECTLESS = wordsOf('verb that needs no subject before it')

/**
 * The verb a sentence begins with, where its form is nothing but a third person: 'Acreditavam que…', 'Recebem o nome
 * de…'.
 */
function plainVerbAt(core: string): string | null {
  const verb = /^\p{Lu}\p{Ll}{3,}(?=\s)/u.exec(core)?.[0]
  if (verb === undefined || tagWords(core)[0]?.tag !== 'verb') return null
  const readings = analyse(verb.toLowerCase())
  const plain =
    readings.some(a => a.person === 3 && a.mood === 'indicative') &&
    // 'representa' is an order as well, to somebody a school text does not speak to.
    readings.every(
      a =>
        a.category === 'verb' &&
        ((a.person === 3 && a.mood === 'indicative') || a.mood === 'imperative') &&
        !SUBJECTLESS.has(a.lemma),
    )
  return plain ? verb : null
}

/** What is said of somebody or something, and never of what goes on: 'É responsável por…', 'É capaz de…'. */
const PERSONAL = pattern('u')`
  ^(?:É|São|Foi|Foram)\s(?:também\s)?
  (?:responsáve(?:l|is)\spel|responsáve(?:l|is)\spor|capaz(?:es)?\sde|compost[oa]s?\s(?:de|por)
  |ric[oa]s?\sem)`

/** 'São usadas para evitar o acesso à memória.' after 'Os registradores…' → no: they do not agree. */
function resolveDropped(core: string, previous: string): string | null {
  const verb = DROPPED.exec(core)?.[0] ?? plainVerbAt(core)
  if (verb === null) return null
  const subject = subjectOfPrevious(previous)
  if (!subject || !verbAgrees(verb.toLowerCase(), subject.phrase.number)) return null
  // 'A principal vantagem é a leitura. Simplifica…': what has it, rather.
  if (subject.phrase.core.split(' ').some(word => ATTRIBUTE.test(word))) return null
  const [, second, third] = tagWords(core)
  if (/^(?:Foi|Foram|É|São|Era|Eram)$/.test(verb)) {
    // 'Foi criado um órgão': there the subject follows; 'É preciso': there is none.
    if (PERSONAL.test(core)) return withSubject(subject, ` ${core.charAt(0).toLowerCase()}${core.slice(1)}`)
    if (!second) return null
    const done = isParticiple(second.text) && agrees(second.text, subject.phrase)
    if (!done && !saysWhatItIs(core, subject.phrase)) return null
    // '…, trazendo soluções como a porta de correr. É uma solução…': of its long end.
    if (/^(?:É|São)$/u.test(verb) && TELLS_ON.test(previous)) return null
    // 'Era um colecionador de mapas' after 'A geometria…': of somebody.
    if (!done && isSomebodyRole(tagWords(core).slice(1)) && !meansPerson(subject.phrase.head) && !subject.phrase.proper)
      return null
    if (done && third?.tag !== 'preposition' && third?.tag !== 'contraction' && third?.tag !== 'adverb') return null
  } else if (second?.tag === 'symbol' || second?.lower === 'se' || /^Será que /u.test(core)) return null
  return withSubject(subject, ` ${core.charAt(0).toLowerCase()}${core.slice(1)}`)
}

/** A gerund or an infinitive with its own matter behind a comma: there the next sentence may go on from. */
const TELLS_ON = /,\s(?:\p{Ll}+[aei]ndo|por\s\p{Ll}+[aei]r)\s\P{Lu}{20,}$/u

/** 'um grande colecionador': what somebody is. */
function isSomebodyRole([article, ...words]: readonly Word[]): boolean {
  const noun = words.find(({ tag }) => tag === 'noun')
  return (
    /^uma?$/u.test(article?.lower ?? '') &&
    noun !== undefined &&
    (meansPerson(noun.lower) || /[aei]dora?$/u.test(noun.lower))
  )
}

/** The subject of the sentence before, where it is one plain noun phrase of known gender. */
function subjectOfPrevious(previous: string): Named | null {
  const clause = takeApart(previous.replace(INSERTED, '').replace(/[.]["”’)]*$/, ''))
  if (!clause || clause.subject === '' || /[,(]|^(?:Lá|Ali|Aqui)\s/.test(clause.subject)) return null
  const subject = readSubject(clause.subject, NO_USE)
  if (!subject || subject.phrase.genderFrom === 'default') return null
  if (/^uma?s?$/.test(subject.phrase.determiner) && !analyse(subject.phrase.head).some(a => a.category === 'noun'))
    return null
  return { ...subject, after: `${clause.verb} ${clause.rest}` }
}
