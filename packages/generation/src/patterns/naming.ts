import { children } from '@capivira/portuguese/parser'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { capitalised } from '../reading/written.ts'
import { restOf } from '../wording/clause.ts'
import { subjectWords } from '../wording/subject.ts'
import { asked } from './ask.ts'
import { copulaOf, IS, isAfterthought, OPENS_BESIDE, ofSomebody, rest } from './copula.ts'
import { areEquated, asksForOne, isDefinite, isKindWithName, isName, namesRole, saysWhatItIs } from './defines.ts'
import type { Matched, Row } from './row.ts'
import { bare, bareAnswer, definite, isPlural, lemmaAt, uposAt } from './terms.ts'

/**
 * 'os cartões de visita de uma casa' is how one sees its doors; 'um programa de desenho' may be any: a clause tells
 * such things apart from others.
 */
function describesOne({ tree }: Statement, subject: Part, part: Part): boolean {
  const inside = new Set(part.words)
  if (children(tree, part.index, 'acl').some(i => inside.has(i))) return true
  if (isDefinite({ tree }, part)) return !isPlural(tree, part.index)
  return uposAt(tree, subject.index) !== 'PROPN'
}

/** What names a thing by its verb: 'chama-se', 'é conhecido como', 'recebe o nome de'. */
function named({ statement, part, subject }: Matched) {
  const { tree, lemma } = statement
  if ((part.words[0] ?? 0) < statement.head || !isOf(lemma, 'naming')) return null
  const plural = isPlural(tree, subject.index) ? 's' : ''
  const feminine = tree.tokens[subject.index]?.features.Gender === 'Fem'
  const known = `como ${plural ? 'são' : 'é'} conhecid${feminine ? 'a' : 'o'}${plural}`
  const word = lemma === 'conhecer' ? known : `como se ${plural ? 'chamam' : 'chama'}`
  return {
    question: asked([word, subjectWords(tree, subject, subject.words), restOf(rest(statement), [part])]),
    answer: bareAnswer(statement, part),
  }
}

/** What a thing is called, and what it is divided into. */
export const NAMING: readonly Row[] = [
  {
    id: 'naming/called',
    match: IS,
    answers: 'name',
    ask: matched => {
      const { statement, part, subject } = matched
      const { tree } = statement
      const copula = copulaOf(statement)
      if (!copula || statement.negated || uposAt(tree, part.index) !== 'NOUN' || ofSomebody(matched)) return null
      if (isPlural(tree, part.index) !== isPlural(tree, subject.index) || part.words.length < 4) return null
      // 'Pestana é o nome dado à peça…': a name is not called.
      if (isOf(lemmaAt(tree, part.index), 'askedName')) return null
      const meaning = definite(tree, part.index, bare(statement, part))
      if (OPENS_BESIDE.test(meaning)) return null
      const plural = isPlural(tree, subject.index)
      const parts = statement.parts.filter(one => !isAfterthought(tree, one))
      const behind = restOf({ ...rest(statement), parts }, [part])
      const found = { answer: bareAnswer(statement, subject), key: subject.index, focus: part.index }
      // 'o barro é o material de construção originário': of what fills a place one asks which it is.
      if (asksForOne(statement, subject) || isKindWithName(statement, part)) return null
      if (areEquated(statement, subject, part)) return null
      const which = namesRole(statement, part)
      if (which || (!isName(statement, subject) && isDefinite(statement, part))) {
        if (!isDefinite(statement, subject)) return null
        return { ...found, question: asked([plural ? 'quais' : 'qual', copula, meaning, behind]) }
      }
      if (!isName(statement, subject)) return null
      if (!saysWhatItIs(statement, subject, part, bare(statement, part))) return null
      if (!describesOne(statement, subject, part)) return null
      return { ...found, question: asked([`como se ${plural ? 'chamam' : 'chama'}`, meaning, behind]) }
    },
    examples: [
      ['A erosão é o desgaste das rochas pela água.', 'Como se chama o desgaste das rochas pela água? → A erosão'],
      [
        'O sismógrafo é um aparelho que mede terremotos.',
        'Como se chama o aparelho que mede terremotos? → O sismógrafo',
      ],
      ['A vazante é a descida da maré.', 'Como se chama a descida da maré? → A vazante'],
      [
        'Em toda a serra, o barro é o material de construção originário.',
        'Em toda a serra, qual é o material de construção originário? → O barro',
      ],
      [
        'A escolha de uma muda que permite duas hortas foi a estratégia usada para dobrar a colheita.',
        'Qual foi a estratégia usada para dobrar a colheita? → A escolha de uma muda que permite duas hortas',
      ],
    ],
    against: [
      'Rabeca é o nome dado ao violino do sertão.',
      'Os anfíbios são um grupo de animais.',
      'A erosão é lenta.',
      'O Corisco é um programa de desenho.',
      'As portas são os cartões de visita da casa.',
      'A principal vantagem do moinho é a força da água.',
      'A métrica mais utilizada é o número de linhas.',
      'O edifício Jatobá é um exemplo brilhante de construção com pedra.',
    ],
  },
  {
    id: 'naming/named',
    match: { slot: 'oblique', by: ['como', 'de', 'por'], verb: 'naming' },
    answers: 'name',
    ask: named,
    examples: [
      ['O peixe seco é conhecido como arenque.', 'Como é conhecido o peixe seco? → Arenque'],
      ['O filhote da égua é chamado de potro.', 'Como se chama o filhote da égua? → Potro'],
      ['As casas de barro são conhecidas como taperas.', 'Como são conhecidas as casas de barro? → Taperas'],
    ],
    against: ['O potro corre como o vento.', 'O filhote da égua nasce de olhos abertos.'],
  },
  {
    id: 'naming/designated',
    match: { slot: 'attribute', copular: false, verb: 'naming' },
    answers: 'name',
    ask: named,
    examples: [
      ['A descida da maré chama-se vazante.', 'Como se chama a descida da maré? → Vazante'],
      ['O filhote da égua é chamado potro.', 'Como se chama o filhote da égua? → Potro'],
      ['O conjunto das folhas é denominado copa.', 'Como se chama o conjunto das folhas? → Copa'],
    ],
    against: ['O potro ficou forte.', 'A vazante deixa a areia úmida.'],
  },
  {
    id: 'list/parts',
    match: { slot: 'oblique', verb: 'parting', members: 3 },
    answers: 'list',
    ask: ({ statement, part }) =>
      statement.negated || (part.words[0] ?? 0) < statement.head || !/^(?:em|de)$/u.test(part.by)
        ? null
        : {
            question: asked([`${part.by} que`, restOf(statement, [part], { inverted: true })]),
            answer: capitalised(bare(statement, part)),
          },
    examples: [
      ['O inseto se divide em cabeça, tórax e abdome.', 'Em que o inseto se divide? → Cabeça, tórax e abdome'],
      [
        'A flor se compõe de cálice, corola, estames e pistilo.',
        'De que a flor se compõe? → Cálice, corola, estames e pistilo',
      ],
      [
        'O país divide-se em estados, municípios e distritos.',
        'Em que o país se divide? → Estados, municípios e distritos',
      ],
    ],
    against: ['O inseto se divide em partes.', 'O país mudou em um ano.'],
  },
]
