import { activePast, activePresent } from '@capivira/portuguese/inflection'
import { tellsAHalfMore } from '@capivira/portuguese/numbers'
import { children } from '@capivira/portuguese/parser'
import { setOffPlace } from '../reading/set-off.ts'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { capitalised, written } from '../reading/written.ts'
import { oftenIn, saidOften } from '../wording/adverbs.ts'
import { restOf, singularVerb, whole } from '../wording/clause.ts'
import { subjectWords } from '../wording/subject.ts'
import { asked } from './ask.ts'
import { agreeingParts, type ClassAsked, classAsked, namedAnswer } from './class-asked.ts'
import { isAfterthought } from './copula.ts'
import type { Match, Matched, Row } from './row.ts'
import { bareAnswer, determinersOf, isPlural, lemmaAt, textAt } from './terms.ts'

/** 'faz parte', 'chama a atenção': verb and noun are one. */
function isLight({ tree }: Statement, part: Part): boolean {
  const lemma = lemmaAt(tree, part.index)
  return isOf(lemma, 'lightObject') && (lemma === 'atenção' || children(tree, part.index, 'det').length === 0)
}

/** 'constitui-se objeto de estudos': beside 'se' stands what a thing is, not what it does something to. */
const isReflexive = ({ tree, head }: Statement) =>
  children(tree, head, 'expl').some(i => textAt(tree, i).toLowerCase() === 'se')

const withoutVerb = (statement: Statement): Statement => ({ ...statement, verb: [], subject: null })

function ofSubject(word: string) {
  return (matched: Matched) => {
    const { statement, part } = matched
    if (statement.parts.length === 0 || namesNoOne(statement, part)) return null
    const often = oftenIn(statement, [])
    const rest = restOf(withoutVerb(statement), [...often.lead, ...often.near])
    const said = saidOften(statement, often)
    const one = word === 'o que' ? classBeside(matched, part, rest.text) : null
    if (!agreesWith(statement, one)) return null
    const verb = one?.plural ? ownVerb(statement) : singularVerb(statement)
    if (verb === null) return null
    const where = placeOf(statement, part)
    return {
      question: asked([said.lead, where, one?.word ?? word, said.near, verb, rest]),
      answer: namedAnswer(statement, part),
    }
  }
}

/**
 * 'O que corresponde a um litro? → Cada marca' names no one of them, 'O que significa …?' asks for one side of an
 * equation, and 'Além de moer, o que descasca?' for what is said to do both.
 */
function namesNoOne({ tree, lemma, parts }: Statement, part: Part): boolean {
  if (isOf(lemma, 'onlyLinks') || determinersOf(tree, part.index).includes('cada')) return true
  return parts.some(one => /^além d/iu.test(written(tree, one.words)))
}

/** 'Que órgão constitui órgão…?': what the rest names again tells nothing. */
function classBeside(matched: Matched, part: Part, rest: string): ClassAsked | null {
  const one = classAsked(matched, part)
  const stem = one?.word.replace(/^que /u, '').slice(0, -1) ?? ''
  return one && new RegExp(`(?<!\\p{L})${RegExp.escape(stem)}`, 'iu').test(rest) ? null : one
}

/** 'Uma expressão, em computação, define…': where what is said of it is so. */
function placeOf({ tree }: Statement, part: Part): string {
  const place = setOffPlace(tree, part)
  return place === null ? '' : `${written(tree, place)},`
}

/** 'O que funciona baseadas': what agrees with the subject has to agree with what asks for it. */
function agreesWith(statement: Statement, one: ClassAsked | null): boolean {
  return agreeingParts(statement).every(({ index }) => {
    const { Gender, Number: number } = statement.tree.tokens[index]?.features ?? {}
    const feminine = Gender === undefined ? (one?.gender ?? 'm') === 'f' : Gender === 'Fem'
    return feminine === (one?.gender === 'f') && (number === 'Plur') === (one?.plural ?? false)
  })
}

/** The verb as the sentence has it, with 'se' before it. */
const ownVerb = ({ tree, verb }: Statement) => written(tree, verb).replace(/^(\p{L}+)[ -]se(?![\p{L}])/u, 'se $1')

const SUBJECT: Match = { slot: 'subject', copular: false, passive: false }

/** The active form of a passive: 'foi descoberta' → 'descobriu'. */
function activeOf({ tree, verb, head }: Statement): string | null {
  if (verb.length !== 2) return null
  const participle = textAt(tree, verb.at(-1) ?? head)
  const helper = textAt(tree, verb[0] ?? head).toLowerCase()
  if (helper === 'foi' || helper === 'foram') return activePast(participle, 's')
  return helper === 'é' || helper === 'são' ? activePresent(participle, 's') : null
}

/** 'amplamente usado': at the end of the question it would hang behind the object. */
const isManner = ({ tree }: Statement, { slot, words }: Part) =>
  slot === 'adverb' && words.length === 1 && /\p{Ll}mente$/u.test(written(tree, words))

function ofAgent(word: string) {
  return (matched: Matched) => {
    const { statement, part, subject } = matched
    const active = activeOf(statement)
    if (active === null) return null
    const often = oftenIn(statement, [part])
    const how = statement.parts.filter(one => isManner(statement, one) && !often.lead.includes(one))
    const rest = restOf(withoutVerb(statement), [part, ...often.lead, ...often.near, ...how])
    const said = saidOften(statement, often)
    const one = word === 'o que' ? classBeside(matched, part, whole(rest)) : null
    if (one?.plural) return null
    return {
      question: asked([
        said.lead,
        one?.word ?? word,
        said.near,
        active,
        ...how.filter(part => !often.near.includes(part)).map(part => written(statement.tree, part.words)),
        subjectWords(statement.tree, subject, subject.words),
        rest,
      ]),
      answer: namedAnswer(statement, part),
      focus: subject.index,
    }
  }
}

/** 'seis patas' → 'quantas patas' and 'seis'; null where the number is not all that stands before the noun. */
function counted({ statement, part }: Matched) {
  const { tree } = statement
  const number = children(tree, part.index, 'nummod')[0]
  if (number === undefined || number !== part.index - 1 || !isPlural(tree, part.index)) return null
  if (children(tree, part.index, 'det', 'advmod').length > 0 || /\d{4}/u.test(textAt(tree, number))) return null
  const beside = children(tree, number)
  // 'cerca | de | doze': what stands between a number and what hangs on it is of the number, too.
  const first = Math.min(number, ...beside)
  const numeral = new Set([number, ...beside, ...part.words.filter(i => i > first && i < number)])
  const thing = written(
    tree,
    part.words.filter(i => !numeral.has(i)),
  ).replace(/\s[–—]\s.*$/u, '')
  if (thing.includes(':') || tellsAHalfMore(thing)) return null
  const word = tree.tokens[part.index]?.features.Gender === 'Fem' ? 'quantas' : 'quantos'
  return {
    question: asked([word, thing, restOf(statement, [part])]),
    answer: capitalised(written(tree, [...numeral])),
    key: number,
  }
}

/** Who or what does something, and to what. */
export const ROLES: readonly Row[] = [
  {
    id: 'subject/thing',
    match: { ...SUBJECT, sort: ['thing', 'place', 'number'] },
    answers: 'thing',
    ask: ofSubject('o que'),
    examples: [
      ['O calor do verão derrete o gelo das montanhas.', 'O que derrete o gelo das montanhas? → O calor do verão'],
      ['As raízes prendem o solo das encostas.', 'O que prende o solo das encostas? → As raízes'],
      ['Os fungos decompõem a madeira morta.', 'O que decompõe a madeira morta? → Os fungos'],
      [
        'A tradição serrana, conhecida desde o século XVIII, usa uma viga central.',
        'Que tradição usa uma viga central? → A tradição serrana',
      ],
      [
        'Os programas da secretaria guardam as notas dos alunos.',
        'Que programas guardam as notas dos alunos? → Os programas da secretaria',
      ],
      ['O aumento da temperatura derrete o gelo.', 'O que derrete o gelo? → O aumento da temperatura'],
      ['O programa guarda as notas dos alunos.', 'O que guarda as notas dos alunos? → O programa'],
      ['Os muros cercam sempre o quintal da casa.', 'O que sempre cerca o quintal da casa? → Os muros'],
      [
        'Em muitos casos, os muros cercam o quintal da casa.',
        'Em muitos casos, o que cerca o quintal da casa? → Os muros',
      ],
      [
        'A BarcoFácil atua no ramo de passeios, reunindo um grupo de barqueiros.',
        'O que atua no ramo de passeios, reunindo um grupo de barqueiros? → A BarcoFácil',
      ],
    ],
    against: [
      'O gelo derrete.',
      'O gelo das montanhas é derretido pelo calor.',
      'A feira funciona baseada na troca de sementes.',
      'As planilhas funcionam baseadas nas fórmulas e nos valores.',
      'Cada marca corresponde a um litro de leite.',
      'A oficina corresponde a uma sala de aula.',
      'Além de moer o milho, o engenho também descasca o arroz.',
      'A botânica é a parte da biologia que trata das plantas da serra.',
    ],
  },
  {
    id: 'subject/person',
    match: { ...SUBJECT, sort: ['person'] },
    answers: 'person',
    ask: ofSubject('quem'),
    examples: [
      ['Os agricultores plantam o milho em setembro.', 'Quem planta o milho em setembro? → Os agricultores'],
      ['O prefeito abriu a biblioteca do bairro.', 'Quem abriu a biblioteca do bairro? → O prefeito'],
      ['As enfermeiras aplicam as vacinas no posto.', 'Quem aplica as vacinas no posto? → As enfermeiras'],
    ],
    against: ['O vento seca as roupas do varal.', 'Os agricultores descansam.'],
  },
  {
    id: 'object/thing',
    match: { slot: 'object', sort: ['thing', 'place', 'number'] },
    answers: 'thing',
    ask: matched => {
      const { statement, part } = matched
      if (isLight(statement, part) || isReflexive(statement)) return null
      // ', permitindo trocas': what follows from it is no part of what is asked.
      const after = statement.parts.filter(one => isAfterthought(statement.tree, one))
      const rest = restOf(statement, [part, ...after])
      const word = classBeside(matched, part, whole(rest))?.word ?? 'o que'
      return { question: asked([word, rest]), answer: bareAnswer(statement, part) }
    },
    examples: [
      ['As folhas absorvem a luz do Sol.', 'O que as folhas absorvem? → A luz do Sol'],
      ['O fígado produz um suco amarelo.', 'O que o fígado produz? → Um suco amarelo'],
      ['A serraria usa a água do córrego.', 'O que a serraria usa? → A água do córrego'],
      [
        'A marcenaria do norte do vale, e principalmente a da serra, usa encaixes sem pregos.',
        'O que a marcenaria do norte do vale usa? → Encaixes sem pregos',
      ],
      ['Os muros quase sempre cercam o quintal.', 'O que os muros quase sempre cercam? → O quintal'],
      ['O fogo não deve tocar a lã, deixando a peça escura.', 'O que o fogo não deve tocar? → A lã'],
      [
        'Oficinas de bairro usam os programas guardados no servidor.',
        'Que programas as oficinas de bairro usam? → Os programas guardados no servidor',
      ],
    ],
    against: [
      'A escola da vila que ensina música ficou velha.',
      'O município faz parte da serra.',
      'O fígado cresce.',
      'A pesca constitui-se objeto de estudos dos museus.',
    ],
  },
  {
    id: 'agent/person',
    match: { slot: 'agent', passive: true, sort: ['person'] },
    answers: 'person',
    ask: ofAgent('quem'),
    examples: [
      ['A ponte foi construída pelos engenheiros em 1930.', 'Quem construiu a ponte em 1930? → Os engenheiros'],
      ['O jornal foi fundado por um professor.', 'Quem fundou o jornal? → Um professor'],
      ['As vacinas são aplicadas pelas enfermeiras.', 'Quem aplica as vacinas? → As enfermeiras'],
    ],
    against: ['A ponte foi construída em 1930.', 'Os engenheiros construíram a ponte.'],
  },
  {
    id: 'agent/thing',
    match: { slot: 'agent', passive: true, sort: ['thing', 'place', 'number'] },
    answers: 'thing',
    ask: ofAgent('o que'),
    examples: [
      ['A bile é produzida pelo fígado.', 'O que produz a bile? → O fígado'],
      ['A vila foi destruída pela enchente.', 'O que destruiu a vila? → A enchente'],
      ['O solo é protegido pelas raízes.', 'O que protege o solo? → As raízes'],
      ['O pátio é sempre cercado por uma mureta.', 'O que sempre cerca o pátio? → Uma mureta'],
      ['O solo é lentamente coberto pela areia.', 'O que cobre lentamente o solo? → A areia'],
    ],
    against: ['A bile é produzida no fígado.', 'O fígado produz a bile.'],
  },
  {
    id: 'number/object',
    match: { slot: 'object', sort: ['number'] },
    answers: 'number',
    ask: counted,
    examples: [
      ['Os insetos têm seis patas.', 'Quantas patas os insetos têm? → Seis'],
      ['A flauta doce possui oito furos.', 'Quantos furos a flauta doce possui? → Oito'],
      ['O parque abriga 300 espécies de aves.', 'Quantas espécies de aves o parque abriga? → 300'],
      ['A gestante ganha cerca de doze quilos.', 'Quantos quilos a gestante ganha? → Cerca de doze'],
    ],
    against: [
      'Os insetos têm as seis patas presas ao tórax.',
      'Os insetos têm patas.',
      'O trajeto leva duas horas e meia.',
      'O estado tem dois milhões e meio de habitantes.',
    ],
  },
  {
    id: 'number/subject',
    match: { slot: 'subject', copular: false, sort: ['number', 'person'] },
    answers: 'number',
    ask: counted,
    examples: [
      ['Oito planetas giram em torno do Sol.', 'Quantos planetas giram em torno do Sol? → Oito'],
      ['Dois rios cortam a cidade.', 'Quantos rios cortam a cidade? → Dois'],
      ['Três pontes ligam as margens.', 'Quantas pontes ligam as margens? → Três'],
    ],
    against: [
      'Os oito planetas giram em torno do Sol.',
      'Muitos planetas giram em torno de estrelas.',
      'Duas frutas do vale são a pitanga e o araçá.',
    ],
  },
]
