import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { standsAlone } from './standsAlone.ts'

const alone = (question: string, answer: string) => standsAlone({ question, answer, family: 'date' })

test.each([
  ['Em que ano o açude de Cocorobó foi construído pelo governo militar e inaugurado?', '1969'],
  ['Em que ano é formado o Conselho Federal e inaugurado o museu?', '1955'],
  ['Se o frio aumentar, de que o animal morre?', 'De fome'],
  ['O que a lei que a protege limita?', 'O número de visitantes'],
  ['O que Cecília Meireles escreveu?', 'Um livro de poemas'],
  ['Em que década um professor encontrou o caderno?', 'Década de 1950'],
  ['Em que ano o médico francês visitou a aldeia?', '1925'],
  ['Como são chamadas faixas coloridas?', 'Horizontes'],
  ['Qual foi a única a falar contra?', 'A prefeita Tereza Lima'],
  ['Quem foi Tereza Lima?', 'Secretária da equipe'],
  ['O que a fumaça provoca?', 'Outro problema'],
  ['O que valores mais altos indicam?', 'Uma maré mais forte'],
  ['Quais são as partes da diferença entre ambas?', 'A cor e o peso'],
  ['Em que a escala ajuda?', 'A descobrir com qual se deve desenhar'],
  ['Como servem os líquens?', 'Como indicadores da qualidade do ambiente'],
  ['Como é apontada a tela?', 'Como o início do movimento'],
  ['Quem concede todos os anos o Diploma Bertha Lutz a pessoas?', 'O Senado Federal'],
  ['Em que ano foi promulgada Constituição?', '1934'],
])('%s is struck out', (question, answer) => {
  expect(alone(question, answer)).toBe(false)
})

test.each([
  ['Em que ano foi fundada Salvador?', '1549'],
  ['Onde foi criado o museu de arte e ciência?', 'Em Londres'],
  ['Como é conhecida a água?', 'Como solvente universal'],
  ['Em que ano foi promulgada a Constituição?', '1934'],
])('%s stays', (question, answer) => {
  expect(alone(question, answer)).toBe(true)
})

test.each([
  'Em 1922, representou o Brasil na assembleia da Liga das Mulheres.',
  'Em 1902, publicou Os Sertões, livro dividido em três partes.',
])('who did is left out: %s', text => {
  expect(found(text, 'date/')).toEqual([])
  expect(found(text, 'cloze/')).toEqual([])
})

test.each([
  ['Onde ocorrem os partos? Os sertanejos, os músicos e artistas plásticos, como Anita e Tarsila, pintavam.', 'list/'],
  ['O ruído das turbinas incomoda os moradores da região.', 'relation/'],
  ['O etanol puro é inflamável e deve ficar longe do fogo.', 'cloze/'],
  ['Era novembro de 1896, e corria pelo arraial a notícia da guerra.', 'cloze/'],
  ['Em cima do morro fica a capela. O óleo fica em cima porque é menos denso do que a água.', 'place/'],
])('asks nothing of: %s', (text, pattern) => {
  expect(found(text, pattern)).toEqual([])
})

test('a name that goes on is not cut', () => {
  const text = 'Em 2002, o governo federal criou o Programa de Incentivo às Fontes Alternativas de Energia.'
  expect(found(text, 'cloze/term').filter(fact => fact.includes('_____ às'))).toEqual([])
})

test('a law is asked for as a thing', () => {
  expect(found('O Código Eleitoral de 1932 instituiu o voto secreto no país.', 'agent/maker')).toEqual([
    'O que instituiu o voto secreto no país? → O Código Eleitoral de 1932',
  ])
})

test.each([
  'O episódio mais importante de sua carreira diplomática ocorreu em 1945.',
  'Antônio Vicente Maciel, seu nome verdadeiro, nascera em Quixeramobim em 1830.',
])('whose it is has been said before: %s', text => {
  expect(found(text, 'cloze/')).toEqual([])
})

test('a bold heading on the line of its text is no part of the sentence', () => {
  const text = '# Vanguardas\n\n**Dadaísmo** O Dadaísmo surgiu em Zurique, em 1916, durante a Primeira Guerra Mundial.'
  expect(found(text, 'place/where')).toEqual(['Onde surgiu o Dadaísmo? → Em Zurique'])
})

test('what else the subject does is no part of the answer', () => {
  const text = 'A histoplasmose é transmitida pela inalação de esporos de fungos e afeta os pulmões.'
  expect(found(text, 'cause/how')).toEqual(['Como é transmitida a histoplasmose? → Pela inalação de esporos de fungos'])
  const yearly = 'A rapadura é feita com caldo de cana e precisa ser guardada em lugar seco.'
  expect(found(yearly, 'cause/how')).toEqual(['Como é feita a rapadura? → Com caldo de cana'])
})

test.each([
  ['O nome do movimento vem do quadro de Claude Monet, pintado em 1872.', 'cloze/'],
  ['Tarsila do Amaral, que estava em Paris durante a Semana, pintou Abaporu em 1928.', 'place/'],
  ['Vincent van Gogh usou pinceladas grossas e cores intensas nas telas.', 'relation/object'],
  ['A programação orientada também possibilita uma maior reutilização do código fonte.', 'agent/doer'],
])('asks nothing that others answer too, or that a moment tells: %s', (text, pattern) => {
  expect(found(text, pattern)).toEqual([])
})

test('who did the first of two things', () => {
  const text = 'O açude de Cocorobó foi construído pelo governo militar e inaugurado em 1969.'
  expect(found(text, 'agent/').filter(fact => fact.includes('inaugurado'))).toEqual([])
})

test.each([
  ['De que forma é definida a semântica da combinação?', 'De uma forma que reduz a complexidade'],
  ['Em que o separador varia?', 'Em diferentes sistemas de medidas'],
  ['No arquivo de configuração, em que se inicia a sequência de modelos?', 'No 0'],
])('%s → %s says nothing', (question, answer) => {
  expect(standsAlone({ question, answer, family: 'relation' })).toBe(false)
})

test.each([
  ['Para que é crucial a preservação ambiental?', 'Para manter a saúde dos ecossistemas'],
  ['Por qual outro nome é conhecida a rochas magmáticas?', 'Ígneas'],
])('%s is praise, or a slip carried on', (question, answer) => {
  expect(standsAlone({ question, answer, family: 'relation' })).toBe(false)
})

test('what is vital may be much', () => {
  expect(found('A preservação ambiental é vital para manter a saúde dos ecossistemas e a vida.', 'cloze/')).toEqual([])
})

test.each([
  ['Como se chama o período de transição em que os historiadores situam sua obra?', 'Pré-Modernismo'],
  ['Qual é o nome da unidade?', 'Uma homenagem ao físico'],
  ['De que se estende o bioma?', 'Do Rio Grande do Norte ao Rio Grande do Sul'],
  ['O que é o major Quaresma?', 'Um funcionário público'],
  ['Como se chama o tropical úmido, com chuvas bem distribuídas ao longo do ano?', 'Clima predominante'],
])('%s is asked of nobody', (question, answer) => {
  expect(alone(question, answer)).toBe(false)
})

test.each([
  ['O escritor morreu em 1º de novembro de 1922, aos 41 anos, de um ataque cardíaco.', 'date/'],
  ['- **Alavanca interfixa**: o ponto de apoio fica entre as duas forças.', 'place/'],
  ['Uma alavanca que levanta um peso de 600 N com uma força de 150 N tem vantagem igual a 4.', 'cloze/term'],
])('asks nothing without whom or what it is of: %s', (text, pattern) => {
  expect(found(text, pattern)).toEqual([])
})

test.each([
  ['O que é dedicatória?', 'Um elemento opcional para ABNT'],
  ['Quando pode ser manipulada a granularidade da estimativa?', 'Durante a análise'],
  ['Por que a mata continua exuberante?', 'Porque as folhas que caem são decompostas'],
])('%s → %s tells too little', (question, answer) => {
  expect(standsAlone({ question, answer, family: 'definition' })).toBe(false)
})

test.each([['As peças que são giradas são chamadas de Rotor, Hélice, Roda, Disco, Polia.', 'naming/']])(
  'one of several, or what goes without saying: %s',
  (text, pattern) => {
    expect(found(text, pattern)).toEqual([])
  },
)

test.each([
  ['those of the study on the page', 'Qual espécie é a mais resistente entre todas as plantas estudadas?', 'O cacto'],
  ['what the page has studied', 'O que a análise preliminar revelou?', 'A presença de metais'],
  ['a phase that is not named', 'Em que ano começou uma nova fase na indústria brasileira?', '1930'],
])('%s is not asked of', (_, question, answer) => {
  expect(standsAlone({ question, answer, family: 'relation' })).toBe(false)
})

test.each([
  ['Que pesquisador publicou uma biografia dela?', 'José Moura'],
  ['O que aparece na poesia e nas canções?', 'Figuras de linguagem'],
  ['Em 490 a.C., o que os gregos enfrentaram?', 'Os persas nas Guerras Médicas'],
  ['De que vem a cor vermelha?', 'Da hemoglobina'],
])('says too little of whom or of what: %s → %s', (question, answer) => {
  expect(standsAlone({ question, answer, family: 'relation' })).toBe(false)
})

test.each([
  ['De que vem a cor vermelha do sangue?', 'Da hemoglobina'],
  ['Quem os gregos enfrentaram?', 'Os persas'],
])('says enough: %s → %s', (question, answer) => {
  expect(standsAlone({ question, answer, family: 'relation' })).toBe(true)
})

test.each([
  ['Em que ano o químico descobriu que ela se tornava resistente?', '1839'],
  ['O que o químico descobriu?', 'Que ela se tornava resistente'],
  ['O que Rondon corrigiu?', 'O traçado de outros'],
  ['Onde a rainha mudou a pena de dez deles?', 'Na África'],
  ['Em que ano o rei Filipe convidou-o para educar o príncipe?', '343 a.C.'],
  ['Como é chamado o bordado?', 'Couro'],
  ['A que foi feita uma cabeça de boi?', 'Às pressas com um mamão'],
  ['Quem foi João Cândido?', 'Gaúcho de Encruzilhada do Sul'],
  ['O que a canção Almirante homenageia?', 'O marinheiro'],
  ['O que as fêmeas adultas evitam?', 'Praias com muita luz'],
  ['O que corre para o ponto mais claro?', 'Os filhotes'],
  ['Quem escreveu ao presidente Vargas?', 'Um leitor'],
  ['Quando a diretora de um grupo escolar pediu um jogo ao clube?', '1958'],
  ['Quando diário de uma viagem saiu?', 'Em 1960'],
  ['O que Villa-Lobos organizou?', 'Uma viagem pelo interior'],
  ['A quem apresentou Rondon?', 'Ao presidente'],
  ['O que faliu uma depois da outra?', 'As firmas'],
  ['O que as firmas faliram?', 'Uma depois da outra'],
])('points at what the page has named: %s → %s', (question, answer) => {
  expect(standsAlone({ question, answer, family: 'agent' })).toBe(false)
})

test.each([
  ['Qual é a diferença entre as duas?', 'O saldo'],
  ['Na segunda, por que a mortalidade cai?', 'Graças às vacinas'],
  ['Em que ano o inventor retirou o ar de dentro dela?', '1654'],
  ['O que é o termômetro?', 'O aparelho que inventou'],
])('what the page has named before is not asked: %s', (question, answer) => {
  expect(standsAlone({ question, answer, family: 'relation' })).toBe(false)
})

test('a period of history is none in particular', () => {
  expect(
    standsAlone({
      question: 'O que a queda da ponte inaugurou?',
      answer: 'Um período na história da vila',
      family: 'relation',
    }),
  ).toBe(false)
})

test('what goes on in a phase with a name is a fair question', () => {
  expect(
    standsAlone({ question: 'O que ocorre na fase de poda?', answer: 'A retirada dos galhos', family: 'relation' }),
  ).toBe(true)
  expect(standsAlone({ question: 'O que ocorre na serra?', answer: 'A retirada dos galhos', family: 'relation' })).toBe(
    false,
  )
})
