import { expect, test } from 'vitest'
import { readsWell } from './readsWell.ts'

const reads = (question: string, answer: string) => readsWell({ question, answer, family: 'relation' })

test.each([
  ['Em que século os sindicatos foram legalizados ao longo?', 'Século XIX'],
  ['Como se chama o nível de calor que existe no ambiente, resultante?', 'Temperatura'],
  ['O que a Lei de Biossegurança assegura?', 'Ao consumidor direito de obter informações'],
  ['Em que se baseia a agricultura moderna?', 'Em dois pontos'],
  ['Onde começou a ser publicada a poesia parnasiana?', 'No país'],
  ['Quais eram os principais instrumentos?', 'A flauta, tambores e harpas'],
  ['O que a erosão prejudicam?', 'A capacidade do solo'],
  ['O que fazem ecossistemas como florestas?', 'Absorvem dióxido de carbono e influenciando padrões climáticos'],
  ['O que a costureira trocou?', 'As agulhas por pincéis'],
  ['O que a bióloga Marta Dias dedicou?', 'A vida ao estudo das abelhas'],
  ['O que a câmara obrigou?', 'Os moradores a limpar as ruas'],
  ['No mesmo bairro, o que os vizinhos plantaram?', 'Mudas de ipê'],
  ['Em que século o mosteiro guarda os registros mais antigos do clima antes?', 'Século XVIII'],
  ['Qual é a principal diferença entre um mapa e uma planta?', 'O fato'],
  ['Quem escreveu o século XVI?', 'O frade e botânico'],
  ['Como pode ser quanto ao material?', 'De barro, de palha ou de madeira'],
  ['O que evolução da roda permite?', 'O transporte de cargas maiores'],
  ['Em vez de doar ou receber, o que os átomos compartilham?', 'Pares eletrônicos'],
  ['Por quem é chamada a ordem do mundo?', 'Pelos antigos de Ordália'],
  ['O que o marechal assumiu?', 'O poder do país'],
  ['O que dá mais força e lentamente curvando a vara?', 'O peso do peixe'],
  ['O que o químico propôs?', 'Algumas regras, bases'],
  ['O que a arte de perguntar pressupõe?', 'Uma crença de Anselmo'],
  ['O que é a reforma da ponte?', 'Um tema recorrente e polêmico'],
  ['O que é a sentença?', 'A favor do réu'],
  ['Quando um astrônomo da cidade disse ao jornal?', 'Em 2001'],
  ['Em que podem ser divididas as causas da seca?', 'Em 5 categorias'],
  ['O que causa a enchente da enchente lenta?', 'A chuva de muitos dias'],
  ['De que forma é ajustado o freio?', 'Conforme necessário para a descida'],
  ['Quando o prefeito propunha reformas?', 'Durante seu mandato'],
  ['Quem inventou um jogo em que as chances de os alunos se machucarem?', 'Pedro Morgan'],
])('%s → %s is struck out', (question, answer) => {
  expect(reads(question, answer)).toBe(false)
})

test.each([
  ['Em que consiste a agroindústria?', 'Em uma integração entre atividades primárias e o setor industrial'],
  ['O que marcou o século XIX?', 'A industrialização'],
  ['Qual é o principal fato narrado no romance?', 'O fato de a família migrar'],
  ['O que a evolução da roda permite?', 'O transporte de cargas maiores'],
  ['O que é a botânica?', 'O ramo da biologia que estuda as plantas'],
  ['O que a Lei de Terras permitiu?', 'A compra e venda de terras'],
  ['O que a erosão prejudica?', 'A capacidade do solo de sustentar a vegetação'],
  ['Onde ocorre a respiração celular?', 'Nas mitocôndrias'],
  ['Quem inventou um jogo em que ninguém se machuca?', 'Pedro Morgan'],
  ['O que a fábrica assumiu?', 'A dívida da cooperativa'],
  ['O que ajuda a planta crescendo depressa e lançando raízes fundas?', 'A chuva'],
  ['O que o prefeito disse ao jornal?', 'Que a ponte seria reaberta'],
  ['O que é o ensaio?', 'Um texto curto e pessoal'],
  ['O que é a feira?', 'Uma reunião de produtores, à beira do rio'],
  ['Quando o rio transborda?', 'Durante seu período de cheia'],
  ['Quais são os biomas da região: mata, campo ou cerrado?', 'Cerrado e campo'],
  ['O que deixou de ser usado durante a guerra?', 'O carvão vegetal'],
])('%s → %s stays', (question, answer) => {
  expect(reads(question, answer)).toBe(true)
})
