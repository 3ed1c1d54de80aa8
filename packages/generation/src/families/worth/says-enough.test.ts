import { expect, test } from 'vitest'
import type { Fact } from '../fact.ts'
import { saysEnough } from './says-enough.ts'

const fact = (question: string, answer: string): Fact =>
  ({ family: question.includes('_____') ? 'cloze' : 'relation', question, answer }) as Fact

test.each([
  ['O que exige os seguintes cuidados?', 'A poda da videira'],
  ['O que segura o telhado da capela?', 'Duas vigas grossas'],
  ['Quem corrige o erro?', 'O responsável de XYZ'],
  ['O que é o Local B?', 'Uma mata perto do rio'],
  ['O que desenha a borda?', 'As linhas 4 a 9'],
  ['Quantos anos de estrada tem a banda?', '30'],
  ['O que garante que cada quadro chega?', 'A camada'],
  ['Silva e Souza (_____) mediram a altura das ondas no litoral da ilha.', '1998'],
  ['A maré sobe duas vezes por dia no litoral da ilha (Silva e outros, _____).', '1998'],
  ['O que tem poucas praias largas?', 'O litoral norte'],
  ['O que faz cada espécie?', 'Ocupa um lugar'],
  ['O que envia os sinais?', 'Exemplo a cada dia'],
  ['O que é o arquivo da escola?', 'Https://escola.br'],
  ['O que é o voo livre?', 'Um voo livre começa no alto de um morro'],
  ['Uma foto de _____x1080 pontos ocupa muito espaço no disco da escola.', '1920'],
  ['Aí é só colar o _____ dentro das aspas e salvar o arquivo.', 'Endereço da foto'],
  ['O programa da escola tem uma _____ (interface de janelas) feita pelos alunos.', 'GUI'],
  ['Entre os clientes da fábrica estão a escola, o hospital, o museu, _____.', 'Correio'],
  ['A _____ não é perfeita.', 'Leitura das marés'],
  ['Art. 7 O _____ terá um secretário, dois vogais e um tesoureiro eleitos.', 'Grêmio'],
  ['Em que ano um barco muito leve foi posto à venda?', '1998'],
  ['O que precisamos fazer antes da medida da sala?', 'Abrir a janela'],
  ['Quando era um dos primeiros ofícios da vila?', 'No começo do século XX'],
  ['O que favorece a troca de sementes?', 'A primeira feira'],
  ['O que é K?', 'Uma constante do material'],
  ['Em que a segunda categoria se concentra?', 'No cultivo da uva'],
  ['O que é a terceira etapa?', 'A secagem das folhas'],
  ['Quantos sacos o moinho enche no segundo exemplo?', 'Dois'],
  ['Na primeira jarra, quantos copos cabem?', 'Quatro'],
  ['Para que o primeiro pacote fonte é usado?', 'Para guardar as letras'],
  ['No segundo programa, o laço que soma os números da lista mostra o _____ na tela.', 'Total'],
  ['O que é a feira medieval?', 'Lagny, na França'],
  ['O que é a feira medieval?', 'Lagny (França)'],
  ['O que é um metal nobre?', 'Por exemplo, o ouro'],
  ['O que são os hussitas?', 'Grupos religiosos'],
  ['O que são as quadrilhas?', 'Danças'],
  ['O que os romanos constroem?', 'As estradas'],
  ['Como se chama o ponto de partida que deu força à vila?', 'Feira'],
  ['Como se chama o grande avanço da pesca no litoral?', 'Rede de náilon'],
  ['O gasto de lenha da vila, de 71.196.945 quilos, aumentou no ano de _____ por causa do frio.', '1998'],
  ['A partir da lista de redes, conecte-se a ela pelo menu do seu _____.', 'Aparelho móvel'],
])('%s → %s says too little', (question, answer) => {
  expect(saysEnough(fact(question, answer))).toBe(false)
})

test.each([
  ['Quantas vigas seguram o telhado da capela?', 'Duas'],
  ['O que segura o telhado da capela?', 'Duas vigas, uma de ferro e outra de madeira'],
  ['O que protege a semente?', 'A casca'],
  ['Na serra, onde chove muito, nasce um rio que atravessa a cidade e deságua no _____.', 'Mar'],
  ['O que é o voo livre?', 'Um voo sem motor'],
  ['O que é a maré?', 'A maré é a subida do mar'],
  ['O que tem quatro câmaras?', 'O coração'],
  ['O que fazem os rins?', 'Filtram o sangue'],
  ['O que é o grupo sanguíneo?', 'Uma classe do sangue'],
  ['O que garante que cada quadro chega?', 'A camada de enlace'],
  ['A água que corre sob a terra é chamada _____.', 'Lençol freático'],
  ['No inverno, a _____ cobre os campos altos do sul do país.', 'Geada'],
  ['Quantos anos vive a tartaruga?', 'Mais de cem'],
  ['Em que consiste a terceira etapa da produção do papel?', 'Na secagem das folhas'],
  ['O que a segunda lei de Newton relaciona?', 'A força e a aceleração'],
  ['Qual é o primeiro passo para ligar o forno?', 'Abrir o registro'],
  ['Em que ano começou o primeiro reinado?', '1822'],
  ['O que são as NTR?', 'As Normas Técnicas de Redes (Normas da Rede)'],
  ['O que é a ONU?', 'Organização das Nações Unidas'],
  ['O que são os hussitas?', 'Um grupo religioso da Boêmia'],
  ['O que são os cometas?', 'Corpos gelados que orbitam o Sol'],
  ['O que as abelhas produzem?', 'O mel'],
  ['O que os romanos constroem na província?', 'As estradas'],
  ['Como se chama o ponto de encontro de duas arestas?', 'Vértice'],
])('%s → %s says enough', (question, answer) => {
  expect(saysEnough(fact(question, answer))).toBe(true)
})
