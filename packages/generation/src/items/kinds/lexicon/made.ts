import type { KindList } from '../kindList.ts'

/** Things people make: tools, machines, vehicles, clothes, programs. */
export const MADE: readonly KindList[] = [
  {
    kind: 'ferramenta',
    sort: 'device',
    members: `serra, furadeira, chave de fenda, prego, parafuso, picareta, ancinho, formão, lima, compasso, pincel, peneira, rastelo, plaina,
      trena, enxó, marreta, rede de pesca, anzol`,
  },
  {
    kind: 'máquina simples',
    sort: 'device',
    members: 'alavanca, roldana, polia, plano inclinado, cunha, parafuso, roda, eixo, engrenagem',
  },
  {
    kind: 'máquina',
    sort: 'device',
    members: `motor, turbina, tear, prensa, guindaste, trator, colheitadeira, locomotiva, torno, bomba, máquina a vapor, gerador, caldeira,
      moinho, britadeira, escavadeira, elevador, esteira, robô, compressor, betoneira, semeadeira, arado`,
  },
  {
    kind: 'veículo',
    sort: 'vehicle',
    members: `carro, automóvel, ônibus, caminhão, trem, metrô, bonde, bicicleta, motocicleta, avião, helicóptero, navio, barco, submarino, canoa,
      caravela, jangada, carroça, charrete, foguete, balão, dirigível, trator, ambulância, nau, galera, lancha, veleiro, locomotiva,
      teleférico, patinete, nave espacial, galé, trirreme, carro de boi, carruagem, navio a vapor`,
  },
  {
    kind: 'arma',
    sort: 'device',
    members: `espada, lança, arco, flecha, canhão, fuzil, pistola, bomba, míssil, granada, metralhadora, mosquete, escudo, armadura, catapulta,
      torpedo, tanque, punhal, zarabatana, borduna, arcabuz, bomba atômica, gás venenoso, baioneta, dardo, tacape`,
  },
  {
    kind: 'instrumento musical',
    sort: 'device',
    members: `violão, guitarra, piano, violino, viola, violoncelo, contrabaixo, flauta, clarinete, oboé, fagote, trompete, trombone, tuba,
      saxofone, tambor, bateria, pandeiro, atabaque, berimbau, cavaquinho, harpa, lira, órgão, acordeão, sanfona, gaita, triângulo,
      zabumba, cuíca, agogô, chocalho, xilofone, alaúde, cravo, teclado`,
  },
  {
    kind: 'aparelho de casa',
    sort: 'device',
    members: `geladeira, fogão, forno, micro-ondas, televisão, rádio, telefone, chuveiro, ferro de passar, torradeira, liquidificador,
      ventilador, ar-condicionado, aspirador, secador, lâmpada, relógio, batedeira, aquecedor, despertador, lavadora`,
  },
  {
    kind: 'instrumento de observação',
    sort: 'device',
    members:
      'microscópio, telescópio, luneta, lupa, binóculo, satélite, sonda, radar, sonar, periscópio, espectroscópio, câmera, astrolábio, espelho, lente, prisma, óculos',
  },
  {
    kind: 'instrumento de medida',
    sort: 'device',
    members: `decibelímetro, manômetro, paquímetro, multímetro, relógio, régua, bússola, astrolábio, sextante, teodolito, esfigmomanômetro,
      estetoscópio, fita métrica, altímetro, GPS, ampulheta, hidrômetro, relógio de sol`,
  },
  {
    kind: 'roupa',
    sort: 'object',
    members: `camisa, calça, saia, vestido, casaco, chapéu, sapato, bota, meia, luva, túnica, toga, manto, véu, turbante, quimono, terno,
      gravata, cinto, sandália, cocar, tanga, uniforme, máscara, capacete`,
  },
  {
    kind: 'utensílio',
    sort: 'object',
    members: `panela, prato, copo, garrafa, jarro, vaso, ânfora, garfo, colher, faca, balde, cesto, pote, bacia, bandeja, lamparina, vela,
      caldeirão, peneira, pilão, xícara, jarra, barril, odre`,
  },
  {
    kind: 'móvel',
    sort: 'object',
    members:
      'mesa, cadeira, cama, armário, estante, banco, sofá, escrivaninha, berço, rede, baú, trono, poltrona, carteira',
  },
  {
    kind: 'material de escrita',
    sort: 'object',
    members:
      'papel, caneta, lápis, borracha, caderno, tinta, pena, papiro, pergaminho, tábua de argila, giz, lousa, régua, livro, agenda',
  },
  {
    kind: 'enfeite',
    sort: 'object',
    members: 'colar, anel, pulseira, brinco, coroa, joia, tatuagem, medalha, broche, tiara, cocar',
  },
  {
    kind: 'aparelho de computação',
    sort: 'device',
    members: `computador, notebook, tablet, smartphone, celular, servidor, impressora, roteador, modem, switch, satélite, scanner, console,
      projetor, câmera, televisão, terminal, mainframe, relógio inteligente, drone`,
  },
  {
    kind: 'meio de transmissão',
    sort: 'device',
    members:
      'cabo, fibra óptica, antena, satélite, cabo coaxial, par trançado, cabo submarino, rádio, micro-onda, wi-fi, bluetooth, linha telefônica',
  },
  {
    kind: 'meio de comunicação',
    sort: 'technology',
    members: `jornal, revista, rádio, televisão, internet, telefone, telégrafo, carta, correio, cinema, livro, e-mail, rede social, podcast,
      fax, mensagem, cartaz, outdoor, blog, panfleto`,
  },
  {
    kind: 'serviço da rede',
    sort: 'technology',
    members:
      'e-mail, bate-papo, fórum, busca, videoconferência, hospedagem, streaming, comércio eletrônico, rede social, nuvem, blog, wiki, newsgroup, serviço',
  },
  {
    kind: 'programa',
    sort: 'technology',
    members: `navegador, editor de texto, planilha, antivírus, sistema operacional, compilador, interpretador, driver, jogo, aplicativo,
      banco de dados, firmware, editor, plugin, framework, biblioteca, gerenciador, depurador, vírus, spyware, script, pacote`,
  },
  {
    kind: 'objeto da tela',
    sort: 'technology',
    members: `janela, ícone, menu, botão, barra de tarefas, aba, cursor, pasta, arquivo, atalho, caixa de diálogo, formulário, link, teclado,
      barra de ferramentas, área de trabalho, painel`,
  },
  {
    kind: 'elemento do código',
    sort: 'technology',
    members: `variável, constante, função, método, classe, objeto, atributo, propriedade, parâmetro, argumento, laço, condição, operador,
      expressão, comando, instrução, comentário, vetor, matriz, lista, ponteiro, módulo, interface, exceção, string, booleano,
      inteiro, subclasse, superclasse, construtor, destrutor, trait, namespace, closure, instância, herança, array, tupla, dicionário`,
  },
  {
    kind: 'parte da orientação a objetos',
    sort: 'technology',
    members:
      'encapsulamento, herança, polimorfismo, abstração, composição, associação, agregação, sobrecarga, sobrescrita, visibilidade, instanciação',
  },
  {
    kind: 'parte de um documento',
    sort: 'document',
    members: `título, capítulo, seção, parágrafo, tabela, figura, nota de rodapé, sumário, índice, bibliografia, referência, legenda,
      cabeçalho, rodapé, página, capa, anexo, apêndice, citação, epígrafe, prefácio, introdução, conclusão, resumo, dedicatória,
      subtítulo, lista, glossário, margem, fonte`,
  },
  {
    kind: 'parte de uma equação',
    sort: 'number',
    members:
      'incógnita, coeficiente, expoente, termo, igualdade, membro, raiz, variável, constante, fator, base, radical, índice, radicando',
  },
  {
    kind: 'objeto da matemática',
    sort: 'number',
    members: `número, algarismo, fração, equação, função, polinômio, matriz, vetor, conjunto, inequação, logaritmo, derivada, integral, limite,
      sequência, progressão, razão, proporção, porcentagem, teorema, fórmula, determinante, gráfico, tabela, diagrama, decimal`,
  },
  {
    kind: 'tipo de gráfico',
    sort: 'number',
    members:
      'histograma, gráfico de barras, gráfico de linhas, gráfico de setores, pictograma, boxplot, diagrama, tabela, mapa, infográfico',
  },
  {
    kind: 'produto da cartografia',
    sort: 'document',
    members:
      'mapa, planta, carta, globo, atlas, croqui, maquete, mapa temático, mapa político, mapa físico, anamorfose, bloco-diagrama, imagem de satélite',
  },
  {
    kind: 'elemento do mapa',
    sort: 'document',
    members: 'título, legenda, escala, orientação, fonte, rosa dos ventos, coordenada, projeção, símbolo',
  },
]
