import type { KindList } from './kindList.ts'

/** Nouns for what happens and for what the sciences, computing and language name, under their lemma. */
export const SUBJECT_NOUNS: readonly KindList[] = [
  // What happens
  {
    kind: 'fenômeno da água',
    sort: 'process',
    bait: true,
    members:
      'evaporação, condensação, precipitação, infiltração, transpiração, solidificação, fusão, sublimação, escoamento, evapotranspiração, ebulição, vaporização',
  },
  {
    kind: 'fenômeno do relevo',
    sort: 'process',
    members:
      'erosão, sedimentação, intemperismo, assoreamento, deposição, vulcanismo, tectonismo, abalo sísmico, terremoto, lixiviação, desertificação, desagregação, decomposição, deslizamento',
  },
  {
    kind: 'processo da vida',
    sort: 'process',
    bait: true,
    members:
      'fotossíntese, respiração, digestão, circulação, excreção, reprodução, fecundação, polinização, germinação, mitose, meiose, fermentação, nutrição, absorção, decomposição, metabolismo, evolução, mutação, adaptação, crescimento, osmose, difusão, transcrição, tradução, replicação, quimiossíntese',
  },
  {
    kind: 'relação entre seres',
    sort: 'process',
    bait: true,
    members:
      'predação, competição, mutualismo, parasitismo, comensalismo, simbiose, herbivoria, canibalismo, protocooperação, inquilinismo, amensalismo',
  },
  {
    kind: 'dano ao ambiente',
    sort: 'process',
    members:
      'desmatamento, queimada, poluição, extinção, aquecimento global, efeito estufa, desertificação, garimpo, contaminação, urbanização',
  },
  {
    kind: 'atividade econômica',
    sort: 'process',
    members:
      'agricultura, pecuária, indústria, comércio, mineração, pesca, turismo, extrativismo, navegação, caça, artesanato, silvicultura, piscicultura, irrigação, escambo, tráfico, exportação, importação',
  },
  {
    kind: 'operação da matemática',
    sort: 'process',
    bait: true,
    members: 'adição, subtração, multiplicação, divisão, potenciação, radiciação, soma, fatoração',
  },
  {
    kind: 'operação com dados',
    sort: 'process',
    members:
      'ordenação, busca, compilação, execução, indexação, criptografia, autenticação, instalação, configuração, transmissão, roteamento, codificação, depuração, herança, encapsulamento, abstração, polimorfismo, instância, iteração, recursão, validação, backup, download, upload, interpolação, concatenação',
  },
  {
    kind: 'ato acadêmico',
    sort: 'process',
    members:
      'matrícula, trancamento, transferência, avaliação, defesa, estágio, orientação, aprovação, reprovação, frequência, monitoria, extensão, pesquisa, ensino, aproveitamento, renovação, inscrição, colação, banca, prova, exame',
  },
  // Fields, magnitudes, devices
  {
    kind: 'ciência',
    sort: 'field',
    bait: true,
    members:
      'biologia, ecologia, botânica, zoologia, genética, anatomia, fisiologia, taxonomia, citologia, filogenética, cladística, medicina, farmácia',
  },
  {
    kind: 'ciência',
    sort: 'field',
    bait: true,
    members: 'biologia, química, física, geologia, astronomia, meteorologia',
  },
  {
    kind: 'ciência',
    sort: 'field',
    bait: true,
    members: 'geografia, geologia, cartografia, climatologia, meteorologia',
  },
  {
    kind: 'ciência',
    sort: 'field',
    bait: true,
    members: 'geografia, história, sociologia, filosofia, economia, psicologia, antropologia, arqueologia, linguística',
  },
  {
    kind: 'ciência',
    sort: 'field',
    bait: true,
    members: 'matemática, estatística, geometria, álgebra, física',
  },
  {
    kind: 'ciência',
    sort: 'field',
    bait: true,
    members: 'matemática, informática, computação, engenharia',
  },
  { kind: 'ramo do saber', sort: 'field', members: 'ciência, disciplina, arte, técnica' },
  {
    kind: 'grandeza',
    sort: 'magnitude',
    bait: true,
    members:
      'temperatura, pressão, velocidade, massa, peso, volume, densidade, força, energia, potência, umidade, aceleração, frequência, intensidade, tempo',
  },
  {
    kind: 'grandeza',
    sort: 'magnitude',
    bait: true,
    members: 'altitude, latitude, longitude, área, comprimento, largura, altura, profundidade, distância',
  },
  {
    kind: 'medida estatística',
    sort: 'magnitude',
    bait: true,
    members:
      'média, mediana, moda, variância, desvio padrão, amplitude, quartil, percentil, correlação, covariância, assimetria, curtose, frequência, probabilidade',
  },
  {
    kind: 'ferramenta',
    sort: 'device',
    members:
      'martelo, serrote, tesoura, faca, enxada, foice, machado, alicate, facão, pá, arado, agulha, lança, espada, flecha',
  },
  {
    kind: 'parte da internet',
    sort: 'technology',
    members:
      'rede, nó, protocolo, domínio, subdomínio, sub-domínio, endereço, navegador, site, página, link, pacote, provedor, servidor, octeto, porta, firewall, hospedagem, backbone, e-mail, nuvem, banda, host, cookie, sessão, requisição, navegação',
  },
  {
    kind: 'parte de um programa',
    sort: 'technology',
    members:
      'variável, função, código, classe, objeto, método, atributo, construtor, destrutor, interface, herança, laço, vetor, matriz, lista, constante, parâmetro, argumento, operador, módulo, biblioteca, pacote, comando, instrução, algoritmo, compilador, interpretador, arquivo, banco de dados, tabela, registro, chave, string, ponteiro, exceção, propriedade, visibilidade, namespace, superclasse, subclasse, instância, array, índice, tag, script, data frame, coluna, linha, expressão regular',
  },
  {
    kind: 'tipo de software',
    sort: 'technology',
    members:
      'programa, software, aplicativo, sistema operacional, editor, navegador, antivírus, driver, framework, plataforma, jogo, planilha, compilador, interpretador',
  },
  {
    kind: 'doença',
    sort: 'disease',
    bait: true,
    members:
      'dengue, malária, gripe, tuberculose, hepatite, leptospirose, cólera, varíola, sarampo, raiva, tétano, febre amarela, doença de Chagas, diabetes, câncer, aids, covid-19, zika, chikungunya, sífilis, hanseníase, poliomielite, rubéola, catapora, asma, anemia',
  },
  {
    kind: 'classe de palavra',
    sort: 'language',
    bait: true,
    members: 'substantivo, adjetivo, verbo, advérbio, pronome, artigo, preposição, conjunção, numeral, interjeição',
  },
  {
    kind: 'figura de linguagem',
    sort: 'language',
    bait: true,
    members:
      'metáfora, metonímia, hipérbole, ironia, antítese, eufemismo, personificação, paradoxo, aliteração, pleonasmo',
  },
  {
    kind: 'gênero de texto',
    sort: 'work',
    members:
      'conto, crônica, romance, poema, fábula, notícia, carta, novela, ensaio, reportagem, resenha, lenda, peça, canção, hino',
  },
  {
    kind: 'figura geométrica',
    sort: 'shape',
    members:
      'triângulo, quadrado, retângulo, círculo, losango, trapézio, pentágono, hexágono, cubo, esfera, cilindro, cone, pirâmide, prisma, hipotenusa, cateto, ângulo, reta, segmento, diagonal',
  },
  {
    kind: 'táxon',
    sort: 'whole',
    bait: true,
    members: 'reino, filo, classe, ordem, família, gênero, espécie, táxon, clado, ramo, linhagem, grado',
  },
  {
    kind: 'conceito da ecologia',
    sort: 'idea',
    members:
      'nicho ecológico, cadeia alimentar, teia alimentar, nível trófico, teia, equilíbrio ecológico, sucessão ecológica',
  },
  // Words in '-agem' that are no process.
  { kind: 'meio de expressão', sort: 'language', members: 'linguagem, idioma, dialeto' },
  { kind: 'comunicação', sort: 'document', members: 'mensagem, recado, aviso, notícia' },
  {
    kind: 'representação',
    sort: 'work',
    members: 'imagem, fotografia, desenho, pintura, ilustração, gravura, escultura',
  },
  {
    kind: 'nível da vida',
    sort: 'whole',
    members:
      'célula, tecido, órgão, sistema, organismo, população, comunidade, ecossistema, biosfera, espécie, indivíduo',
  },
  {
    kind: 'fonte de energia',
    sort: 'substance',
    members:
      'energia solar, energia eólica, energia hidrelétrica, energia nuclear, biomassa, energia elétrica, energia geotérmica',
  },
]
