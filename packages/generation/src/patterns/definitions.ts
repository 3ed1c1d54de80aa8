import { children } from '@capivira/portuguese/parser'
import type { Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { capitalised, written } from '../reading/written.ts'
import { restOf, whole } from '../wording/clause.ts'
import { subjectWords } from '../wording/subject.ts'
import { asked } from './ask.ts'
import { isDefinite, isName, namesRole, saysWhatItIs } from './defines.ts'
import type { Match, Matched, Row } from './row.ts'
import { answerOf, bare, bareAnswer, definite, determinersOf, isPlural, lemmaAt, textAt, uposAt } from './terms.ts'
import { copulaOf, definition, describesOne, fillsRole, isAfterthought, OPENS_BESIDE } from './what-is.ts'

const rest = (statement: Statement) => ({ ...statement, verb: [], subject: null })

/** 'X é um Y': the noun that 'ser' says of the subject, with its words at the front. */
const IS: Match = { slot: 'attribute', copular: true }

/** A name, of which a noun for a person is said. */
function isNamedPerson({ statement, part, subject, isPerson }: Matched): boolean {
  return uposAt(statement.tree, subject.index) === 'PROPN' && isPerson(part)
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

/** 'O que significa …?': the verb of a definition, before its subject. */
function consists({ statement, part, subject }: Matched) {
  const { tree, lemma, verb } = statement
  // 'constitui-se objeto de estudos': what it is, beside 'se'.
  if (children(tree, statement.head, 'expl').length > 0 && lemma !== 'consistir') return null
  if (statement.negated || verb.length > 2 || isPlural(tree, subject.index) || (part.words[0] ?? 0) < statement.head)
    return null
  const word = lemma === 'consistir' ? 'em que' : lemma === 'corresponder' ? 'a que' : 'o que'
  return {
    question: asked([word, textAt(tree, statement.head).toLowerCase(), subjectWords(tree, subject, subject.words)]),
    answer: capitalised(whole(restOf(rest(statement), []))),
  }
}

/** 'Entende-se por fusão o processo …' */
function understood({ statement, part, subject }: Matched) {
  const { tree, head } = statement
  if (!children(tree, head, 'expl').some(i => textAt(tree, i).toLowerCase() === 'se')) return null
  const verb = textAt(tree, head).toLowerCase()
  return {
    question: asked([`o que se ${verb} por`, bare(statement, part)]),
    answer: bareAnswer(statement, subject),
    key: subject.index,
    focus: part.index,
  }
}

/** 'Brasília, capital do Brasil, …' */
function apposed({ statement, part }: Matched) {
  const { tree } = statement
  const index = children(tree, part.index, 'appos').find(i => uposAt(tree, i) === 'NOUN')
  if (index === undefined || children(tree, part.index, 'nummod').length > 0) return null
  if (isOf(lemmaAt(tree, index), 'definesNothing') && determinersOf(tree, index).length === 0) return null
  const inside = part.words.filter(i => i >= index)
  const ties = new Set(children(tree, part.index, 'case'))
  const name = written(
    tree,
    part.words.filter(i => i < index && !ties.has(i)),
  ).replace(/\s?[,(–-]\s*$/u, '')
  if (name === '' || inside.length < 3) return null
  const copula = isPlural(tree, part.index) ? 'são' : 'é'
  return {
    question: asked(['o que', copula, name]),
    answer: capitalised(written(tree, inside)),
    key: index,
    focus: part.index,
  }
}

/** What a thing is, what it is called, and which thing is meant. */
export const DEFINITIONS: readonly Row[] = [
  {
    id: 'definition/is-a',
    match: IS,
    answers: 'definition',
    ask: matched => (isNamedPerson(matched) ? null : definition(matched, 'o que')),
    examples: [
      ['A erosão é o desgaste das rochas pela água.', 'O que é a erosão? → O desgaste das rochas pela água'],
      ['O sismógrafo é um aparelho que mede terremotos.', 'O que é o sismógrafo? → Um aparelho que mede terremotos'],
      ['Os anfíbios são animais de pele úmida.', 'O que são os anfíbios? → Animais de pele úmida'],
      ['No sertão, o mutirão é uma festa de trabalho.', 'No sertão, o que é o mutirão? → Uma festa de trabalho'],
      ['O Guará é uma alternativa ao GNOME, sendo mais leve.', 'O que é o Guará? → Uma alternativa ao GNOME'],
      ['Erosão é um desgaste das rochas.', 'O que é a erosão? → Um desgaste das rochas'],
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
    ],
  },
  {
    id: 'definition/who',
    match: IS,
    answers: 'definition',
    ask: matched => (isNamedPerson(matched) ? definition(matched, 'quem') : null),
    examples: [
      ['Cecília Meireles foi uma poeta brasileira.', 'Quem foi Cecília Meireles? → Uma poeta brasileira'],
      ['Santos Dumont foi um inventor mineiro.', 'Quem foi Santos Dumont? → Um inventor mineiro'],
      ['Zumbi foi o líder do quilombo dos Palmares.', 'Quem foi Zumbi? → O líder do quilombo dos Palmares'],
    ],
    against: ['Brasília é a capital do país.', 'O tatu é um mamífero.'],
  },
  {
    id: 'naming/called',
    match: IS,
    answers: 'name',
    ask: matched => {
      const { statement, part, subject } = matched
      const { tree } = statement
      const copula = copulaOf(statement)
      if (!copula || statement.negated || uposAt(tree, part.index) !== 'NOUN' || isNamedPerson(matched)) return null
      if (isPlural(tree, part.index) !== isPlural(tree, subject.index) || part.words.length < 4) return null
      const meaning = definite(tree, part.index, bare(statement, part))
      if (OPENS_BESIDE.test(meaning)) return null
      const plural = isPlural(tree, subject.index)
      const parts = statement.parts.filter(one => !isAfterthought(tree, one))
      const behind = restOf({ ...rest(statement), parts }, [part])
      const found = { answer: bareAnswer(statement, subject), key: subject.index, focus: part.index }
      // 'o barro é o material de construção originário': of what fills a place one asks which it is.
      const which = namesRole(statement, part) && !fillsRole(statement, subject, part)
      if (which || (!isName(statement, subject) && isDefinite(statement, part))) {
        if (!isDefinite(statement, subject)) return null
        return { ...found, question: asked([plural ? 'quais' : 'qual', copula, meaning, behind]) }
      }
      if (!isName(statement, subject) || fillsRole(statement, subject, part)) return null
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
      'Os anfíbios são um grupo de animais.',
      'A erosão é lenta.',
      'O Corisco é um programa de desenho.',
      'As portas são os cartões de visita da casa.',
      'O edifício Jatobá é um exemplo brilhante de construção com pedra.',
    ],
  },
  {
    id: 'which/is',
    match: IS,
    answers: 'thing',
    ask: ({ statement, part, subject }) => {
      const { tree } = statement
      const copula = copulaOf(statement)
      if (!copula || statement.negated || uposAt(tree, subject.index) !== 'NOUN') return null
      if (!['NOUN', 'PROPN', 'NUM', 'VERB'].includes(uposAt(tree, part.index))) return null
      if (!determinersOf(tree, subject.index).some(word => /^[oa]s?$/u.test(word))) return null
      const role = namesRole(statement, subject)
      if (!role && children(tree, subject.index, 'nmod', 'acl').length === 0) return null
      // 'Qual é a mistura de cores que o método realiza? → Uma atitude…': what it is, of which there is one.
      if (!isDefinite(statement, part) && children(tree, subject.index, 'acl:relcl').length > 0) return null
      if (namesRole(statement, part) && !role) return null
      // 'o edifício Jatobá é um exemplo…': one that its name tells.
      const isNamed = children(tree, subject.index, 'flat', 'appos', 'nmod').some(
        i => uposAt(tree, i) === 'PROPN' && children(tree, i, 'case').length === 0,
      )
      if (isNamed && !isDefinite(statement, part)) return null
      if (OPENS_BESIDE.test(`o ${bare(statement, part)}`)) return null
      const word = isPlural(tree, subject.index) ? 'quais' : 'qual'
      const question = asked([word, copula, written(tree, subject.words), restOf(rest(statement), [part])])
      return { question, answer: answerOf(statement, part) }
    },
    examples: [
      ['A capital do Brasil é Brasília.', 'Qual é a capital do Brasil? → Brasília'],
      ['A função da raiz é absorver água.', 'Qual é a função da raiz? → Absorver água'],
      ['O maior osso do corpo é o fêmur.', 'Qual é o maior osso do corpo? → O fêmur'],
      ['O enchimento padrão é a paina branca.', 'Qual é o enchimento padrão? → A paina branca'],
      [
        'Como o nível do poço, o ponto zero da régua é o risco vermelho.',
        'Qual é o ponto zero da régua? → O risco vermelho',
      ],
    ],
    against: [
      'Um rio do Brasil é o Tietê.',
      'A capital é Brasília.',
      'A mistura de cores que o método realiza é uma festa de tintas.',
    ],
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
    against: ['O professor passou por várias salas.', 'A erosão foi causada por chuvas.'],
  },
  {
    id: 'definition/apposition',
    match: { slot: ['subject', 'object', 'oblique'] },
    answers: 'definition',
    ask: apposed,
    examples: [
      ['O tatu-bola, mamífero da caatinga, cava túneis.', 'O que é o tatu-bola? → Mamífero da caatinga'],
      ['O fiscal mediu o bacuri, fruta da floresta do Pará.', 'O que é o bacuri? → Fruta da floresta do Pará'],
      ['O fazendeiro mora em Caldas, cidade do sul de Minas.', 'O que é Caldas? → Cidade do sul de Minas'],
    ],
    against: [
      'O tatu cava túneis.',
      'O tatu, cansado, cava túneis.',
      'A Casa Verde, referência em mudas de café, abriu uma loja.',
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
      statement.negated || (part.words[0] ?? 0) < statement.head || !/^(?:em|de|por)$/u.test(part.by)
        ? null
        : {
            question: asked([
              part.by === 'por' ? 'pelo que' : `${part.by} que`,
              restOf(statement, [part], { inverted: true }),
            ]),
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
