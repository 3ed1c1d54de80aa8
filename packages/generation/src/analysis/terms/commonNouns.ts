/**
 * Nouns every text uses, by lemma. Alone they are no term of a subject and a poor answer; inside a longer phrase they count
 * little. General vocabulary only: what a school subject teaches (célula, clima, império, átomo) is left out on purpose.
 */
const WORDS = `
abertura abraço ação aceitação acesso acerto acontecimento acordo adoção adulto agente agenda ajuda ajuste aluno alta alteração
alternativa altura alvo ambiente amigo amizade amostra amor análise andamento ângulo ano anúncio aparelho aparência apoio aposta
apresentação aproveitamento aproximação área argumento arquivo arranjo arte artigo artista aspecto assunto atenção atitude
atividade ato ator atração atualidade atuação aula aumento ausência autor autoridade avaliação avanço aviso
baixa banco bairro barco base bastante benefício bem bocado bola bolsa braço briga busca
cabeça cabelo cadeia caixa calma cama câmera caminho camisa campanha campo canal canto capa capacidade capítulo cara característica
cargo carro carta casa casal caso categoria causa celular cena cenário centena centro cerca certeza chance chave chefe chegada
cidadão cidade cima cinema classe cliente coisa colega coleção colocação começo comentário comida companheiro companhia comparação
competição complemento componente comportamento composição compra compreensão compromisso comunidade conceito conclusão condição
conduta conferência confiança conflito conforto confusão conhecimento conjunto conquista consciência consequência conselho
considerações consideração construção consumo conta contato conteúdo contexto continuidade contrário contribuição controle
conversa convite cópia cor coração coragem corpo correção corrida costume coisa crescimento crença criação criança crime crítica
cuidado culpa cultura curso custo
dado dano data debate década decisão declaração dedo defeito defesa definição deficiência demanda demonstração dependência
descoberta descrição desejo desempenho desenho desenvolvimento desafio destaque destino detalhe determinação dia diálogo dica
diferença dificuldade diminuição dinheiro direção direita disciplina discurso discussão disponibilidade disposição distância
distinção diversidade divisão documento dona dono dor dupla duração dúvida
edição educação efeito embaixo eficácia eficiência elaboração elemento eleição emprego empresa encontro enfoque ensaio ensino entendimento
entrada entrega entrevista envio época equipe erro escala escola escolha escopo esforço espaço espécie esperança esquerda
essência estabelecimento estado estilo estratégia estrutura estudante estudo etapa evento evidência evolução exame exceção
exemplar exemplo exercício existência expectativa experiência experimento explicação exploração exposição expressão extensão
extremo
face facilidade fala falta fama família fase fato fator favor feira fenômeno ferramenta figura fila filho fim final finalidade
foco fogo foice fonte fora força forma formação formato fortuna foto fotografia fração frase frente frequência fruto função
funcionamento funcionário fundo futuro
ganho garantia gasto gente geração gesto gosto governo grau gráfico grupo guia
habilidade habitante hábito homem hora história horário
idade ideia identificação imagem impacto importância impressão inclusão indicação indício indivíduo indústria influência
informação início iniciativa inimigo instante instituição instrumento integração integrante intenção interesse intermédio
internet interpretação intervalo introdução investigação investimento irmão item
janela jeito jogo jovem
lado lançamento largura leitor leitura letra leva liberdade lição líder ligação limite linha lista livro local loja lugar luta
maioria maneira manhã manutenção mão marca margem massa material matéria média medida medo meio melhora melhoria membro memória
menino menina mensagem menos mente mercado mês mesa mestre meta metade método milhão milhar minoria minuto missão mistura modalidade
modelo modificação modo momento monte morador morte motivo movimento mudança mulher multidão mundo
nação nascimento natureza necessidade negócio nenhum nível noite nome norma nota notícia noção novidade número
objetivo objeto obra observação obstáculo ocasião ocorrência olhar olho opção operação opinião oportunidade oposição ordem
organização orientação origem outro
padrão página pagamento pai país palavra papel par parte participação participante partida partir passado passagem passo patamar
paz pé peça pedaço pedido pensamento percepção perda pergunta perigo período permanência pertencente personagem perspectiva
peso pesquisa pesquisador pessoa plano plataforma pobre pobreza poder ponta ponto população porção porta porte posição posse
possibilidade postura potencial povo prática prazo preço preferência preocupação preparação preparo presença presente pressão
princípio prioridade privilégio problema procedimento processo procura produção produto professor profissão profissional programa
progresso projeto promoção proporção propósito proposta propriedade prova público publicação
quadro qualidade quantidade quarto queda questão quilo
raiva ramo razão reação realidade realização recado receita recurso rede redução referência reflexão reflexo reforço reforma
região registro regra relação relacionamento relato relatório relevância repetição representação representante requisito reserva
resistência respeito responsabilidade responsável resposta resto resultado reunião revista riqueza risco ritmo roteiro roupa rua
rumo
sabedoria saída sala salário seção século segredo segurança seleção semana semelhança sensação sentido sentimento separação
sequência série serviço sessão setor significado silêncio símbolo simulação sinal sistema site situação sobrevivência sociedade
solução soma som sonho sorte sucesso sugestão sujeito superfície surgimento suporte
talento tamanho tarde tarefa taxa teatro técnica técnico tecnologia tela tema tempo tendência tensão tentativa termo teste
texto tipo título tomada topo total trabalhador trabalho tradição trajetória transformação transporte tratamento trecho troca turma
uso usuário utilidade utilização
valor vantagem variação variedade velocidade venda verdade versão vez via viagem vida vídeo visão visita vista vitória vizinho
vontade volta volume voz
capacitação chamado chão claro comum conteúdo cópia extra geral grande inteiro longo maior menor meta pequeno possível
primeiro próximo quadrado simples seguinte segundo terceiro último único vários
dezena dúzia metro quilômetro centímetro milímetro grama quilograma tonelada litro mililitro segundo hora grau unidade
janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda-feira domingo sábado
gênero invés redor longo meados torno prol lugar saber ver haver cento próprio
obs observação exemplo nota anexo apêndice autor tópico slide material apostila tutorial
`

const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))

/** True for the lemma of a noun every text uses. */
export function isCommonNoun(lemma: string): boolean {
  return COMMON.has(lemma)
}
