import { lemma } from '@capivira/portuguese/morphology'
import type { Subject } from '../grammar/subject.ts'
import type { Study } from '../studied.ts'

/**
 * Nouns for what happens, is made or rules in a story: 'a batalha', 'o decreto', 'a colônia' mean one the page has named before.
 * Unlike 'a hemoglobina' or 'o desmatamento' they name no kind when they stand alone.
 */
const SITUATIONAL: ReadonlySet<string> = new Set(
  `batalha guerra revolta rebelião revolução motim levante tratado decreto lei corte exército tropa navio frota esquadra comitiva caravana expedição viagem golpe
   conflito invasão assembleia comissão coroa conselho parlamento imperador rei rainha príncipe princesa presidente general ministro
   governador família esposa filho pai mãe obra livro filme poema romance jornal carta prédio edifício palácio fazenda vila aldeia
   colônia metrópole província capitania capital ilha rio lago praia montanha floresta mata bairro região território dia noite manhã
   tarde festa cerimônia reunião congresso partido candidato eleição votação amostra extrato análise ensaio espécie paciente aluno
   professor pesquisador autor autora cientista equipe empresa companhia fábrica loja banco associação projeto programa edital prova exame
   concurso título trecho acordo pacto aliança crise episódio evento acontecimento incidente tragédia acidente incêndio massacre prisão
   exílio morte casamento herança dívida empréstimo imposto multa pedido proposta resposta carta mensagem discurso tensão disputa
   domínio ocupação conquista vitória derrota cerco fuga retirada independência abdicação coroação motoboy pizzaria pizza plantação
   código clima vegetação economia população língua moeda altitude relevo hidrografia culinária religião
   menino menina homem mulher jovem criança casa porta janela mesa carro barco trem avião máquina aparelho dispositivo equipamento
   coronel major capitão tenente sargento soldado marechal juiz delegado defensor prisioneiro medicamento remédio mandato cargo posto arraial
   lugar local federação liga museu acervo comunidade tribo seita cavaleiro herói protagonista narrador personagem
   escritor poeta pintor compositor músico artista inventor filósofo jornalista historiador líder bandeirante
   tremor abalo incêndio desastre catástrofe resposta
   arquivo pasta tela botão menu página site tabela valor resultado usuário cliente comando`.split(/\s+/),
)

/** True for a noun that points at something of its own text when it stands alone with its article. */
export function isSituational(noun: string): boolean {
  return SITUATIONAL.has(noun.toLowerCase()) || SITUATIONAL.has(lemma(noun))
}

/** 'a guerra' as all there is of a subject: which one, the page has said, unless it explains the word or has it as a heading. */
export function isBareSituation({ phrase }: Subject, study: Study): boolean {
  const { head } = phrase
  return (
    phrase.words.length < 2 &&
    !phrase.proper &&
    isSituational(head) &&
    !study.isDefined(head) &&
    study.headed(head) === 0
  )
}
