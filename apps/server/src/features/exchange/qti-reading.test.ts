import { checkQuestions } from '@capivira/core/exchange/imported-question'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readQti, readQtiPackage } from './qti-reading.ts'

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** 'question: right | wrong | wrong # explanation', or the fault. */
const shown = (questions: ReturnType<typeof readQti>) =>
  checkQuestions(questions).rows.map(({ question, ready, fault }) => {
    if (!ready) return `${question}: ${fault?.split(';')[0]}`
    const options = ready.options.map((option, at) => (at === ready.correctAnswer ? `*${option}` : option))
    return `${question}: ${options.join(' | ')}${ready.explanation ? ` # ${ready.explanation}` : ''}`
  })

const html = (words: string) =>
  `<material><mattext texttype="text/html">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}` +
  '</mattext></material>'
const label = (ident: string, words: string) =>
  `<response_label ident="${ident}"><material><mattext texttype="text/plain">${words}</mattext></material>` +
  '</response_label>'
const type = (kind: string) =>
  '<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>' +
  `<fieldentry>${kind}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`
const choose = (labels: string, cardinality = 'Single') =>
  `<response_lid ident="response1" rcardinality="${cardinality}"><render_choice>${labels}` +
  '</render_choice></response_lid>'
const when = (condition: string, points: number | null, feedback = '') =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar>${
    points === null ? '' : `<setvar action="Set" varname="SCORE">${points}</setvar>`
  }${feedback && `<displayfeedback feedbacktype="Response" linkrefid="${feedback}"/>`}</respcondition>`
const equal = (ident: string) => `<varequal respident="response1">${ident}</varequal>`
const says = (ident: string, words: string) =>
  `<itemfeedback ident="${ident}"><flow_mat>${html(words)}</flow_mat></itemfeedback>`
const scored = '<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>'
const item = (kind: string, asked: string, conditions: string, more = '') =>
  `<item ident="i" title="Question">${type(kind)}<presentation>${asked}</presentation>` +
  `<resprocessing>${scored}${conditions}</resprocessing>${more}</item>`
const quiz = (...items: string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">' +
  `<assessment ident="a" title="Prova"><section ident="root_section">${items.join('')}</section>` +
  '</assessment></questestinterop>'

const biome = item(
  'multiple_choice_question',
  html('<p>Qual é o <b>maior</b> bioma?</p>') +
    choose(label('11', 'Pampa') + label('22', 'Amazônia') + label('33', 'Cerrado')),
  when('<other/>', null, 'general_fb') + when(equal('11'), null, '11_fb') + when(equal('22'), 100),
  says('general_fb', 'Cobre metade do país.') + says('11_fb', 'Fica só no Sul.'),
)

test('a quiz of Canvas comes with its right options and what is said of them', () => {
  const right = item(
    'true_false_question',
    html('<p>O Pampa fica no Norte.</p>') + choose(label('1', 'True') + label('2', 'False')),
    when(equal('2'), 100),
  )
  expect(shown(readQti(quiz(biome, right)))).toEqual([
    'Qual é o maior bioma?: Pampa | *Amazônia | Cerrado # Cobre metade do país.\n“Pampa”: Fica só no Sul.',
    'O Pampa fica no Norte.: Verdadeiro | *Falso',
  ])
})

test('several right options, and what is answered otherwise, are named', () => {
  const several = item(
    'multiple_answers_question',
    html('Quais?') + choose(label('1', 'Sul') + label('2', 'Norte') + label('3', 'Centro'), 'Multiple'),
    when(`<and>${equal('1')}${equal('2')}<not>${equal('3')}</not></and>`, 100),
  )
  const written = '<response_str ident="response1" rcardinality="Single"><render_fib/></response_str>'
  expect(
    shown(
      readQti(
        quiz(
          several,
          item('short_answer_question', html('Qual?') + written, when(equal('Sul'), 100)),
          item('essay_question', html('Explique.') + written, ''),
          item('matching_question', html('Ligue.') + choose(label('1', 'a')) + choose(label('2', 'b')), ''),
          item('text_only_question', html('Leia.'), ''),
        ),
      ),
    ),
  ).toEqual([
    'Quais?: Tem mais de uma alternativa certa',
    'Qual?: Pede uma resposta escrita',
    'Explique.: É dissertativa',
    'Ligue.: É de associar colunas',
    'Leia.: É só um texto, sem pergunta com alternativas',
  ])
})

test('a question with a picture, or without a key, says so', () => {
  const pictured = item(
    'multiple_choice_question',
    html('Que mapa é este? <img src="$IMS-CC-FILEBASE$/m.png">') + choose(label('1', 'Acre') + label('2', 'Pará')),
    when(equal('1'), 100),
  )
  const bare = item('multiple_choice_question', html('Qual?') + choose(label('1', 'Acre') + label('2', 'Pará')), '')
  expect(shown(readQti(quiz(pictured, bare)))).toEqual([
    'Que mapa é este?: Tem imagem ou som, que não vêm junto: escreva-a aqui à mão',
    'Qual?: Não diz qual é a alternativa certa',
  ])
})

const capitals = html('Capital do Peru?') + choose(label('1', 'Quito') + label('2', 'Lima'))
const gives = (ident: string, setvar: string, more = '') =>
  `<respcondition><conditionvar>${equal(ident)}</conditionvar>${setvar}${more}</respcondition>`
const capital = (conditions: string) => item('multiple_choice_question', capitals, conditions)

test('only points that are given to the score tell the right option', () => {
  const quizzes = [
    gives('2', '<setvar action="Add">1</setvar>') + gives('1', '<setvar action="Subtract">2</setvar>'),
    gives('1', '<setvar varname="tentativas">100</setvar>') + gives('2', '<setvar varname="SCORE">1</setvar>'),
    gives('1', '<setvar>0,5</setvar>') + gives('2', '<setvar>1,5</setvar>'),
  ].map(capital)
  for (const one of quizzes) expect(shown(readQti(quiz(one)))).toEqual(['Capital do Peru?: Quito | *Lima'])
  const named = capital(gives('2', '<setvar varname="pontos">1</setvar>')).replace(
    'varname="SCORE"',
    'varname="pontos"',
  )
  expect(shown(readQti(quiz(named)))).toEqual(['Capital do Peru?: Quito | *Lima'])
  const foreign = capital(gives('1', '<setvar varname="tentativas">1</setvar>'))
  expect(shown(readQti(quiz(foreign)))).toEqual(['Capital do Peru?: Não diz qual é a alternativa certa'])
})

test('what Blackboard and Sakai write in place of texts and points', () => {
  const most = capital(gives('2', '<setvar variablename="SCORE" action="Set">SCORE.max</setvar>'))
  const blackboard = most
    .replaceAll(/<mattext texttype="text\/\w+">/g, '<mat_extension><mat_formattedtext type="HTML">')
    .replaceAll('</mattext>', '</mat_formattedtext></mat_extension>')
  const none = '<setvar action="Add" varname="SCORE">0.0</setvar>'
  const link = (name: string) => `<displayfeedback feedbacktype="Response" linkrefid="${name}"/>`
  const sakai = capital(gives('1', none, link('InCorrect')) + gives('2', none, link('Correct')))
  for (const one of [blackboard, sakai]) expect(shown(readQti(quiz(one)))).toEqual(['Capital do Peru?: Quito | *Lima'])
})

/** A question of QTI 2.1. */
const item21 = (asked: string, options: readonly string[], key: string, more = '') =>
  '<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="Q" ' +
  'adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" ' +
  `baseType="identifier">${key}</responseDeclaration><itemBody><p>${asked}</p><choiceInteraction ` +
  'responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">' +
  options.map((words, at) => `<simpleChoice identifier="${'ABCD'[at]}">${words}</simpleChoice>`).join('') +
  `</choiceInteraction>${more}</itemBody></assessmentItem>`
const right = (name: string) => `<correctResponse><value>${name}</value></correctResponse>`

test('a package of QTI 2.1 comes in the order of its test', () => {
  const test =
    '<assessmentTest><testPart><assessmentSection><assessmentItemRef href="b.xml"/>' +
    '<assessmentItemRef href="a%20a.xml"/></assessmentSection></testPart></assessmentTest>'
  const files = {
    'imsmanifest.xml':
      '<manifest><resources><resource href="items/a%20a.xml"/><resource href="items/b.xml"/></resources></manifest>',
    'items/a a.xml': item21(
      'Quanto é x<sup>2</sup>?',
      ['um', 'dois<feedbackInline identifier="B">Não.</feedbackInline>'],
      right('A'),
    ),
    'items/b.xml': item21('Quanto é 1 &lt; 2?', ['certo', 'errado'], right('A')),
    'items/test.xml': test,
    'pagina.html.xml': '<p>sem fim',
  }
  expect(shown(readQtiPackage(zip(files)))).toEqual([
    'Quanto é 1 < 2?: *certo | errado',
    'Quanto é x²?: *um | dois # “dois”: Não.',
  ])
  expect(readQtiPackage(zip({ 'imsmanifest.xml': '<manifest/>' }))).toEqual([])
})

test('points mapped to options tell the right one, as in TAO', () => {
  const mapped =
    '<mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="0.5"/><mapEntry mapKey="B" mappedValue="2"/></mapping>'
  expect(shown(readQti(item21('Qual?', ['um', 'dois', 'três'], mapped)))).toEqual(['Qual?: um | *dois | três'])
})

test('a question whose numbers are drawn says so', () => {
  const drawn = '<templateProcessing><setCorrectResponse identifier="RESPONSE"/></templateProcessing>'
  const processed = item21('Quanto é 2 + 2?', ['4', '5'], right('A')).replace('<itemBody>', `${drawn}<itemBody>`)
  const printed = item21('Quanto é <printedVariable identifier="x"/> + 2?', ['4', '5'], right('A'))
  expect(shown(readQti(processed))).toEqual(['Quanto é 2 + 2?: É calculada com números sorteados'])
  expect(shown(readQti(printed))[0]).toContain('É calculada com números sorteados')
})

test('what is said behind a question is no feedback of an option of its name', () => {
  const said = (name: string) => `<modalFeedback identifier="${name}"><p>Dito a ${name}.</p></modalFeedback>`
  const asked = item21('Quanto é 2 + 2?', ['4', '5'], right('A')).replace(
    '</assessmentItem>',
    `${said('A')}${said('incorrect')}${said('general')}</assessmentItem>`,
  )
  expect(shown(readQti(asked))).toEqual(['Quanto é 2 + 2?: *4 | 5 # Dito a general.'])
})

test('thousands of feedbacks, and of blanks, are read as fast as a few', () => {
  const said = '<modalFeedback identifier="general"><p>a</p></modalFeedback>'.repeat(5000)
  const options = Array.from({ length: 5000 }, () => 'x')
  const many = item21('Quanto?', options, right('A')).replace('</assessmentItem>', `${said}</assessmentItem>`)
  expect(readQti(many)[0]?.feedback.text).toHaveLength(9999)
  const wide = item('multiple_choice_question', html(`<p>Qual${' '.repeat(400_000)}é?</p>`) + choose(''), '')
  expect(readQti(quiz(wide))[0]?.question.text).toBe('Qual é?')
})

test('a question of QTI 3.0 is read by its other names', () => {
  const text =
    '<?xml version="1.0" encoding="UTF-8"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" ' +
    'identifier="q" title="Q"><qti-response-declaration identifier="RESPONSE" cardinality="single" ' +
    'base-type="identifier">' +
    '<qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration><qti-item-body>' +
    '<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">' +
    '<qti-prompt>Qual é a capital?</qti-prompt>' +
    '<qti-simple-choice identifier="A">Recife</qti-simple-choice><qti-simple-choice identifier="B"><p>Brasília</p>' +
    '</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>'
  expect(shown(readQti(text))).toEqual(['Qual é a capital?: Recife | *Brasília'])
})

test('several interactions, a gap and a formula are named', () => {
  const second =
    '<choiceInteraction responseIdentifier="R2"><simpleChoice identifier="A">x</simpleChoice></choiceInteraction>'
  expect(shown(readQti(item21('Qual?', ['um', 'dois'], right('A'), second)))).toEqual([
    'Qual?: Traz várias perguntas em uma',
  ])
  const gap = item21('Complete', [], '').replace(
    /<choiceInteraction[^>]*><\/choiceInteraction>/,
    '<textEntryInteraction responseIdentifier="RESPONSE"/>',
  )
  expect(shown(readQti(gap))).toEqual(['Complete: Pede uma resposta escrita'])
  expect(
    shown(readQti(item21('Quanto é <m:math xmlns:m="x"><m:mi>y</m:mi></m:math>?', ['um', 'dois'], right('A')))),
  ).toEqual(['Quanto é ?: Tem imagem ou som, que não vêm junto: escreva-a aqui à mão'])
})

test('a course of Canvas, which keeps each quiz twice, brings it once', () => {
  const files = {
    'imsmanifest.xml': '<manifest/>',
    'g1/assessment_qti.xml': quiz(biome),
    'g1/assessment_meta.xml': '<quiz/>',
    'non_cc_assessments/g1.xml.qti': quiz(biome),
  }
  expect(shown(readQtiPackage(zip(files)))).toHaveLength(1)
})

test('declarations of its own and a broken file are refused', () => {
  expect(() => readQti(`<!DOCTYPE questestinterop [<!ENTITY a "b">]>${quiz(biome)}`)).toThrow('declarations')
  expect(
    shown(readQti(quiz(biome).replace('?>', '?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">'))),
  ).toHaveLength(1)
  expect(() => readQti(quiz(biome).slice(0, 500))).toThrow()
})

test('a broken file of a package does not lose the others, and is named', () => {
  const files = {
    'imsmanifest.xml': '<manifest/>',
    'a.xml': item21('Qual é a capital?', ['Brasília', 'Recife'], right('A')),
    'b.xml': item21('Qual é o maior rio?', ['Amazonas', 'Tietê'], right('A')).slice(0, 300),
  }
  expect(shown(readQtiPackage(zip(files)))).toEqual([
    'Qual é a capital?: *Brasília | Recife',
    'b.xml: Este arquivo do pacote está quebrado, e a questão dele não pôde ser lida',
  ])
})
