import type { Card, Question, Word } from '../items.ts'
import { qualityContext } from '../quality/context.ts'

/** A small document and good items about it, for the tests of the gates. */
export const PAGES: readonly string[] = [
  `A fotossíntese é um processo pelo qual as plantas convertem a luz do Sol em energia química. Ela ocorre nos \
cloroplastos,
que contêm clorofila, um pigmento verde. As folhas são verdes porque a clorofila reflete a luz dessa cor. Durante a \
fotossíntese,
a planta absorve gás carbônico e libera oxigênio. A glicose produzida serve de alimento para a planta. Em 1779, o médico
Jan Ingenhousz demonstrou que as plantas liberam oxigênio somente na presença de luz. Os fungos não realizam \
fotossíntese
e dependem da matéria orgânica de outros seres vivos.`,
  `O ciclo da água é o movimento contínuo da água entre a superfície terrestre e a atmosfera. A evaporação transforma \
a água
líquida dos rios e oceanos em vapor. A condensação transforma o vapor em gotículas, que formam as nuvens. A precipitação
devolve a água à superfície na forma de chuva, neve ou granizo. Cerca de 97% da água do planeta está nos oceanos. A \
infiltração
é a passagem da água da chuva para o interior do solo. A Agência Nacional de Águas (ANA) foi criada em 2000 para \
cuidar dos
rios brasileiros. O ser humano adulto precisa de cerca de dois litros de água por dia.`,
  `As mitocôndrias são organelas responsáveis pela respiração celular. As raízes fixam a planta no solo e absorvem \
água e sais
minerais. O xilema é o tecido que conduz a seiva bruta das raízes até as folhas. O floema é o tecido que conduz a \
seiva elaborada
das folhas até as demais partes da planta. Os estômatos são estruturas que controlam a troca de gases e a perda de \
água nas folhas.
A transpiração é a perda de água pelas folhas em forma de vapor. As sementes não germinam sem água.`,
].map(page => page.replaceAll('\n', ' '))

export const KEY_TERMS: readonly string[] = [
  'fotossíntese',
  'ciclo da água',
  'evaporação',
  'xilema',
  'floema',
  'mitocôndrias',
  'raízes',
  'folhas',
  'clorofila',
]

export const context = qualityContext({
  pages: PAGES,
  keyTerms: KEY_TERMS,
  aliases: [['Agência Nacional de Águas', 'ANA']],
})

const fingerprint = 'fixture'

/** Cards no gate may complain about. */
export const GOOD_CARDS: readonly Card[] = [
  {
    question: 'O que é a fotossíntese?',
    answer: 'Um processo pelo qual as plantas convertem a luz do Sol em energia química.',
    category: 'Plantas',
    difficulty: 'fácil',
    family: 'definition',
    engine: 'extractive',
    source: {
      page: 1,
      quote: 'A fotossíntese é um processo pelo qual as plantas convertem a luz do Sol em energia química.',
    },
    fingerprint,
  },
  {
    question: 'Por que as folhas são verdes?',
    answer: 'Porque a clorofila reflete a luz verde.',
    category: 'Plantas',
    difficulty: 'médio',
    family: 'cause',
    engine: 'extractive',
    source: { page: 1, quote: 'As folhas são verdes porque a clorofila reflete a luz dessa cor.' },
    fingerprint,
  },
  {
    question: 'Em que ano foi criada a Agência Nacional de Águas?',
    answer: '2000',
    category: 'Água',
    difficulty: 'médio',
    family: 'date',
    engine: 'extractive',
    source: {
      page: 2,
      quote: 'A Agência Nacional de Águas (ANA) foi criada em 2000 para cuidar dos rios brasileiros.',
    },
    fingerprint,
  },
  {
    question: 'Qual porcentagem da água do planeta está nos oceanos?',
    answer: 'Cerca de 97%',
    category: 'Água',
    difficulty: 'médio',
    family: 'quantity',
    engine: 'extractive',
    source: { page: 2, quote: 'Cerca de 97% da água do planeta está nos oceanos.' },
    fingerprint,
  },
  {
    question: 'Complete: “As _____ são organelas responsáveis pela respiração celular.”',
    answer: 'mitocôndrias',
    category: 'Células',
    difficulty: 'médio',
    family: 'cloze',
    engine: 'extractive',
    source: { page: 3, quote: 'As mitocôndrias são organelas responsáveis pela respiração celular.' },
    fingerprint,
  },
  {
    question: 'Como os fungos obtêm alimento, se não realizam fotossíntese?',
    answer: 'Dependem da matéria orgânica de outros seres vivos.',
    category: 'Plantas',
    difficulty: 'difícil',
    family: 'cause',
    engine: 'extractive',
    source: {
      page: 1,
      quote: 'Os fungos não realizam fotossíntese e dependem da matéria orgânica de outros seres vivos.',
    },
    fingerprint,
  },
]

/** Quiz questions no gate may complain about. */
export const GOOD_QUESTIONS: readonly Question[] = [
  {
    question: 'Qual tecido conduz a seiva bruta das raízes até as folhas?',
    options: ['O estômato', 'O xilema', 'O cloroplasto', 'O pigmento'],
    correctAnswer: 1,
    explanation: 'Página 3: “O xilema é o tecido que conduz a seiva bruta das raízes até as folhas.”',
    category: 'Plantas',
    difficulty: 'médio',
    family: 'naming',
    answerType: 'term',
    engine: 'extractive',
    source: { page: 3, quote: 'O xilema é o tecido que conduz a seiva bruta das raízes até as folhas.' },
    fingerprint,
  },
  {
    question: 'Em que ano foi criada a Agência Nacional de Águas?',
    options: ['1988', '1995', '2000', '2010'],
    correctAnswer: 2,
    explanation: 'Página 2: “A Agência Nacional de Águas (ANA) foi criada em 2000 para cuidar dos rios brasileiros.”',
    category: 'Água',
    difficulty: 'médio',
    family: 'date',
    answerType: 'year',
    engine: 'extractive',
    source: {
      page: 2,
      quote: 'A Agência Nacional de Águas (ANA) foi criada em 2000 para cuidar dos rios brasileiros.',
    },
    fingerprint,
  },
  {
    question: 'O que é a transpiração das plantas?',
    options: [
      'A perda de água pelas folhas em forma de vapor',
      'O movimento da água entre a superfície e o ar',
      'A passagem da água da chuva para o solo',
      'A conversão da luz do Sol em energia química',
    ],
    correctAnswer: 0,
    explanation: 'Página 3: “A transpiração é a perda de água pelas folhas em forma de vapor.”',
    category: 'Plantas',
    difficulty: 'médio',
    family: 'definition',
    answerType: 'definition',
    engine: 'extractive',
    source: { page: 3, quote: 'A transpiração é a perda de água pelas folhas em forma de vapor.' },
    fingerprint,
  },
]

/** Words no gate may complain about. */
export const GOOD_WORDS: readonly Word[] = [
  {
    word: 'xilema',
    hint: 'Tecido que conduz a seiva bruta das raízes até as folhas.',
    source: { page: 3, quote: 'O xilema é o tecido que conduz a seiva bruta das raízes até as folhas.' },
    fingerprint,
  },
  {
    word: 'evaporação',
    hint: 'Transforma a água líquida dos rios e oceanos em gás.',
    source: { page: 2, quote: 'A evaporação transforma a água líquida dos rios e oceanos em vapor.' },
    fingerprint,
  },
]
