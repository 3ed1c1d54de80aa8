import { children } from '@capivira/portuguese/parser'
import type { Part, Statement } from '../reading/statements.ts'
import { capitalised, written } from '../reading/written.ts'
import { oftenIn, saidOften } from '../wording/adverbs.ts'
import { isLink, restOf, whole } from '../wording/clause.ts'
import { isCompared } from '../wording/compared.ts'
import { subjectWords } from '../wording/subject.ts'
import { asked } from './ask.ts'
import { copulaOf, IS, isAfterthought, OPENS_BESIDE, ofSomebody, rest } from './copula.ts'
import { areEquated, asksForOne, isKindWithName, isRated, namesRole, saysWhatItIs } from './defines.ts'
import type { Matched, Row } from './row.ts'
import { bare, bareAnswer, determinersOf, isPlural, textAt, tiesOf, uposAt } from './terms.ts'

/** 'o mestre Tomé', 'Brasília'. */
const namesOne = (statement: Statement, part: Part) =>
  uposAt(statement.tree, part.index) === 'PROPN' || isKindWithName(statement, part)

function definition({ statement, part, subject, isPerson }: Matched, word: string) {
  const { tree } = statement
  const copula = copulaOf(statement)
  if (!copula || statement.negated || uposAt(tree, part.index) !== 'NOUN') return null
  // 'é de grande relevância': how it is, not what.
  if (tiesOf(tree, part).size > 0 || OPENS_BESIDE.test(`o ${bare(statement, part)}`)) return null
  if (word === 'o que' && (asksForOne(statement, subject) || namesRole(statement, part))) return null
  if (word === 'o que' && (areEquated(statement, subject, part) || isRated(statement, part))) return null
  // 'O autor do painel é o mestre Tomé': who.
  if (word === 'o que' && isPerson(subject) && namesOne(statement, part)) return null
  if (word === 'o que' && !saysWhatItIs(statement, subject, part, bare(statement, part))) return null
  const first = part.words[0] ?? 0
  const often = oftenIn(statement, [part])
  const moved = [part, ...often.lead, ...often.near]
  const others = statement.parts.filter(
    one => !moved.includes(one) && !isLink(statement, one) && !isCompared(statement, one),
  )
  const { lead: inFront, near } = saidOften(statement, often)
  const tail = others.filter(one => (one.words[0] ?? 0) > first && !isAfterthought(tree, one))
  const lead = others.filter(one => (one.words[0] ?? 0) < first)
  const said = isPlural(tree, subject.index) ? written(tree, subject.words) : subjectWords(tree, subject, subject.words)
  // What stood before the subject stands before the question, what stood behind it stays.
  const isBefore = (one: Part) => (one.words[0] ?? 0) < (subject.words[0] ?? 0)
  return {
    question: asked([
      inFront,
      ...lead.filter(isBefore).map(one => `${written(tree, one.words)},`),
      word,
      near,
      copula,
      said,
      ...lead.filter(one => !isBefore(one)).map(one => written(tree, one.words)),
    ]),
    answer: [bareAnswer(statement, part), ...tail.map(one => written(tree, one.words))].join(' '),
  }
}

/** 'O que significa …?': the verb of a definition, before its subject. */
function consists({ statement, part, subject }: Matched) {
  const { tree, lemma, verb } = statement
  // 'constitui-se objeto de estudos': what it is, beside 'se'.
  if (children(tree, statement.head, 'expl').length > 0 && lemma !== 'consistir') return null
  if (statement.negated || verb.length > 2 || isPlural(tree, subject.index) || (part.words[0] ?? 0) < statement.head)
    return null
  const word = lemma === 'consistir' ? 'em que' : lemma === 'corresponder' ? 'a que' : 'o que'
  const often = oftenIn(statement, [])
  const { lead, near } = saidOften(statement, often)
  const said = subjectWords(tree, subject, subject.words)
  return {
    question: asked([lead, word, near, textAt(tree, statement.head).toLowerCase(), said]),
    answer: capitalised(whole(restOf(rest(statement), [...often.lead, ...often.near]))),
  }
}

/** 'Entende-se por fusão o processo …' */
function understood({ statement, part, subject }: Matched) {
  const { tree, head } = statement
  // 'caracterizam-se pelas formas' neither agrees with 'o que' nor stands behind 'por' as it is.
  if (isPlural(tree, subject.index) || determinersOf(tree, part.index).length > 0) return null
  if (!children(tree, head, 'expl').some(i => textAt(tree, i).toLowerCase() === 'se')) return null
  const verb = textAt(tree, head).toLowerCase()
  return {
    question: asked([`o que se ${verb} por`, bare(statement, part)]),
    answer: bareAnswer(statement, subject),
    key: subject.index,
    focus: part.index,
  }
}

/** What a thing is, and which thing is meant. */
export const DEFINITIONS: readonly Row[] = [
  {
    id: 'definition/is-a',
    match: IS,
    answers: 'definition',
    ask: matched => (ofSomebody(matched) ? null : definition(matched, 'o que')),
    examples: [
      ['A erosão é o desgaste das rochas pela água.', 'O que é a erosão? → O desgaste das rochas pela água'],
      ['O sismógrafo é um aparelho que mede terremotos.', 'O que é o sismógrafo? → Um aparelho que mede terremotos'],
      ['Os anfíbios são animais de pele úmida.', 'O que são os anfíbios? → Animais de pele úmida'],
      ['No sertão, o mutirão é uma festa de trabalho.', 'No sertão, o que é o mutirão? → Uma festa de trabalho'],
      ['O Guará é uma alternativa ao GNOME, sendo mais leve.', 'O que é o Guará? → Uma alternativa ao GNOME'],
      ['Erosão é um desgaste das rochas.', 'O que é a erosão? → Um desgaste das rochas'],
      ['Como nas casas do vale, o telhado da escola é uma laje.', 'O que é o telhado da escola? → Uma laje'],
      ['Ao contrário da farinha, a goma é um pó fino.', 'O que é a goma? → Um pó fino'],
      ['O arquivo Corisco é um arquivo de desenho.', 'O que é o arquivo Corisco? → Um arquivo de desenho'],
      [
        'As aduelas são as pedras mais pesadas do arco, por sustentarem as outras.',
        'O que são as aduelas? → As pedras mais pesadas do arco por sustentarem as outras',
      ],
      ['O eco é o resultado da volta do som.', 'O que é o eco? → O resultado da volta do som'],
    ],
    against: [
      'A erosão não é um problema novo.',
      'A erosão é lenta.',
      'Historicamente, a feira é apenas uma parte da rede de trocas.',
      'O ponto zero da régua é o risco vermelho.',
      'O barro é o material de construção originário.',
      'O questionário é um teste com maior número de perguntas.',
      'A mistura de cores que o método realiza é uma festa de tintas.',
      'O que separa a horta do jardim é o uso das plantas.',
      'Um modo seguro de guardar sementes é o pote de barro.',
      'A pressa é uma atitude de pintores modernos.',
      'A principal vantagem do moinho é a força da água.',
      'O tambor mais antigo da vila é um tronco escavado.',
      'O tipo originário da casa serrana é uma tenda de pastores.',
      'A causa da seca é uma massa de ar quente.',
      'O inventor Santos Prado foi o criador da roda de ferro.',
      'O autor do painel da igreja é o mestre Santos Prado.',
      'O ponto de partida da trilha é a ponte de ferro.',
      'A sombra da mata é de grande valor para o gado.',
      'A palha de milho é a medida mais usada na serra.',
      'A simplicidade é um tema recorrente na arte do vale.',
      'É considerado um doce, mas é, na verdade, um bolo de milho.',
      'As mudanças da feira são os produtos novos.',
    ],
  },
  {
    id: 'definition/who',
    match: IS,
    answers: 'definition',
    ask: matched => (ofSomebody(matched) ? definition(matched, 'quem') : null),
    examples: [
      ['Cecília Meireles foi uma poeta brasileira.', 'Quem foi Cecília Meireles? → Uma poeta brasileira'],
      ['Santos Dumont foi um inventor mineiro.', 'Quem foi Santos Dumont? → Um inventor mineiro'],
      [
        'O inventor Nilo Prado foi o criador da roda de ferro.',
        'Quem foi o inventor Nilo Prado? → O criador da roda de ferro',
      ],
      ['Zumbi foi o líder do quilombo dos Palmares.', 'Quem foi Zumbi? → O líder do quilombo dos Palmares'],
    ],
    against: ['Brasília é a capital do país.', 'O tatu é um mamífero.', 'O editor Corisco é um programa de desenho.'],
  },
  {
    id: 'definition/consists',
    match: { slot: 'object', verb: 'defining', passive: false },
    answers: 'definition',
    ask: consists,
    examples: [
      ['A palavra anfíbio significa vida dupla.', 'O que significa a palavra anfíbio? → Vida dupla'],
      ['A legenda indica a altitude do terreno.', 'O que indica a legenda? → A altitude do terreno'],
      ['O azul do mapa representa os rios.', 'O que representa o azul do mapa? → Os rios'],
    ],
    against: [
      'A legenda fica no canto do mapa.',
      'As cores representam os relevos.',
      'A pesca constitui-se objeto de estudos dos museus.',
    ],
  },
  {
    id: 'definition/understood',
    match: { slot: 'oblique', by: ['por'] },
    answers: 'definition',
    ask: understood,
    examples: [
      ['Entende-se por erosão o desgaste das rochas.', 'O que se entende por erosão? → O desgaste das rochas'],
      [
        'Entende-se por mutualismo a ajuda entre espécies.',
        'O que se entende por mutualismo? → A ajuda entre espécies',
      ],
      ['Compreende-se por safra a colheita de um ano.', 'O que se compreende por safra? → A colheita de um ano'],
    ],
    against: [
      'O professor passou por várias salas.',
      'A erosão foi causada por chuvas.',
      'As feiras da serra caracterizam-se pelas formas de troca.',
    ],
  },
]
