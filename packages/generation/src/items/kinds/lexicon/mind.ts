import type { KindList } from '../kindList.ts'

/** Fields of study, arts, language, feelings and thought. */
export const MIND: readonly KindList[] = [
  {
    kind: 'ramo da física',
    sort: 'field',
    members: `acústica, óptica, mecânica, termologia, cinemática, dinâmica, estática, eletricidade, magnetismo, eletromagnetismo,
      termodinâmica, ondulatória, hidrostática, calorimetria, termometria, astrofísica`,
  },
  {
    kind: 'ramo da biologia',
    sort: 'field',
    members: `citologia, histologia, embriologia, genética, ecologia, evolução, zoologia, botânica, micologia, bacteriologia, virologia,
      parasitologia, imunologia, anatomia, fisiologia, taxonomia, paleontologia, entomologia, ornitologia, ictiologia, microbiologia,
      bioquímica, etologia, filogenia`,
  },
  {
    kind: 'ramo da gramática',
    sort: 'field',
    members:
      'morfologia, sintaxe, fonética, fonologia, semântica, estilística, ortografia, etimologia, métrica, versificação, pragmática',
  },
  {
    kind: 'ramo da matemática',
    sort: 'field',
    members:
      'aritmética, álgebra, geometria, trigonometria, estatística, probabilidade, cálculo, topologia, lógica, combinatória',
  },
  {
    kind: 'ramo da geografia',
    sort: 'field',
    members: `geomorfologia, climatologia, hidrologia, hidrografia, pedologia, cartografia, demografia, meteorologia, oceanografia,
      vulcanologia, sismologia, mineralogia, petrologia, biogeografia, geopolítica, topografia`,
  },
  {
    kind: 'ramo da medicina',
    sort: 'field',
    members: `cardiologia, neurologia, pediatria, ginecologia, oftalmologia, ortopedia, dermatologia, psiquiatria, geriatria, urologia,
      oncologia, endocrinologia, gastroenterologia, hematologia, radiologia, obstetrícia, infectologia, odontologia`,
  },
  {
    kind: 'ramo da química',
    sort: 'field',
    members:
      'química orgânica, química inorgânica, físico-química, química analítica, bioquímica, eletroquímica, termoquímica, estequiometria, radioquímica',
  },
  {
    kind: 'ramo da filosofia',
    sort: 'field',
    members:
      'ética, estética, metafísica, epistemologia, ontologia, lógica, política, teologia, retórica, antropologia filosófica',
  },
  {
    kind: 'ciência humana',
    sort: 'field',
    members: `história, geografia, sociologia, antropologia, psicologia, economia, filosofia, arqueologia, linguística, direito, pedagogia,
      ciência política, etnografia, teologia`,
  },
  {
    kind: 'ciência da natureza',
    sort: 'field',
    members: 'física, química, biologia, astronomia, geologia, ecologia, meteorologia',
  },
  {
    kind: 'arte',
    sort: 'field',
    members: `pintura, escultura, arquitetura, música, dança, teatro, cinema, literatura, fotografia, gravura, desenho, cerâmica, tapeçaria,
      circo, ópera, grafite, poesia, artesanato, xilogravura`,
  },
  {
    kind: 'forma do poema',
    sort: 'work',
    members: `soneto, haicai, ode, elegia, écloga, balada, trova, epitalâmio, epopeia, sátira, cordel, canção, hino, madrigal, rondó, cantiga,
      acróstico, idílio, epigrama`,
  },
  {
    kind: 'gênero de história',
    sort: 'work',
    members:
      'romance, novela, conto, crônica, fábula, lenda, mito, parábola, apólogo, epopeia, anedota, conto de fadas, saga, biografia, diário, memórias, quadrinho',
  },
  {
    kind: 'gênero de palco',
    sort: 'work',
    members: 'tragédia, comédia, drama, farsa, auto, ópera, musical, tragicomédia, monólogo, melodrama, mímica',
  },
  {
    kind: 'gênero da imprensa',
    sort: 'work',
    members:
      'notícia, reportagem, editorial, artigo de opinião, entrevista, resenha, crônica, charge, manchete, anúncio, nota, carta do leitor, coluna',
  },
  {
    kind: 'texto do dia a dia',
    sort: 'work',
    members:
      'receita, bula, manual, bilhete, e-mail, anúncio, tirinha, piada, provérbio, adivinha, convite, lista, cartaz, carta, aviso, regra de jogo, trava-língua',
  },
  {
    kind: 'gênero literário',
    sort: 'work',
    members: 'gênero lírico, gênero épico, gênero dramático, prosa, poesia, verso',
  },
  {
    kind: 'tipo de estrofe',
    sort: 'whole',
    members: 'dístico, terceto, quadra, quarteto, quintilha, sextilha, septilha, oitava, nona, décima, estribilho',
  },
  {
    kind: 'tipo de verso',
    sort: 'language',
    members: `trissílabo, redondilha menor, redondilha maior, octossílabo, decassílabo, hendecassílabo, alexandrino, verso livre, verso branco,
      eneassílabo, hexassílabo, dodecassílabo`,
  },
  {
    kind: 'parte do poema',
    sort: 'language',
    members: 'verso, estrofe, rima, refrão, sílaba poética, metro, ritmo, eu lírico, título',
  },
  {
    kind: 'fato da métrica',
    sort: 'process',
    members: 'elisão, sinérese, diérese, crase, escansão, encadeamento, sinalefa, cesura',
  },
  {
    kind: 'figura de linguagem',
    sort: 'language',
    members: `assonância, onomatopeia, anáfora, paralelismo, catacrese, sinestesia, comparação, símile, elipse, zeugma, hipérbato,
      polissíndeto, assíndeto, gradação, silepse, prosopopeia, apóstrofe, perífrase, oxímoro, anacoluto`,
  },
  {
    kind: 'unidade da língua',
    sort: 'language',
    members:
      'letra, fonema, sílaba, palavra, frase, oração, período, parágrafo, texto, morfema, enunciado, verso, locução',
  },
  {
    kind: 'som da língua',
    sort: 'language',
    members: 'vogal, consoante, semivogal, ditongo, tritongo, hiato, dígrafo, encontro consonantal',
  },
  {
    kind: 'sinal da escrita',
    sort: 'language',
    members:
      'til, cedilha, hífen, crase, trema, acento agudo, acento circunflexo, acento grave, apóstrofo, vírgula, ponto final, reticências, travessão, aspas, parênteses, dois-pontos, ponto e vírgula',
  },
  {
    kind: 'escrita',
    sort: 'language',
    members:
      'alfabeto, hieróglifo, escrita cuneiforme, ideograma, pictograma, braille, escrita hierática, escrita demótica, runa, código Morse',
  },
  {
    kind: 'modo ou tempo do verbo',
    sort: 'language',
    members:
      'indicativo, subjuntivo, imperativo, infinitivo, gerúndio, particípio, presente, pretérito, futuro, pretérito perfeito, pretérito imperfeito, voz ativa, voz passiva',
  },
  {
    kind: 'função da linguagem',
    sort: 'language',
    members:
      'função emotiva, função conativa, função referencial, função fática, função poética, função metalinguística',
  },
  {
    kind: 'elemento da comunicação',
    sort: 'language',
    members: 'emissor, receptor, mensagem, código, canal, referente, contexto',
  },
  {
    kind: 'língua',
    sort: 'language',
    members: `português, inglês, francês, espanhol, italiano, alemão, latim, grego, árabe, chinês, japonês, russo, tupi, guarani, hebraico,
      sânscrito, libras, esperanto, galego, catalão, aramaico, iorubá, quimbundo`,
  },
  {
    kind: 'nota ou parte da música',
    sort: 'work',
    members:
      'melodia, harmonia, ritmo, compasso, acorde, escala, nota, pauta, clave, refrão, arranjo, letra, andamento',
  },
  {
    kind: 'sentimento',
    sort: 'feeling',
    members: `amor, ódio, medo, alegria, tristeza, raiva, saudade, esperança, ciúme, inveja, orgulho, vergonha, culpa, compaixão, solidão,
      angústia, paixão, nojo, surpresa, gratidão, melancolia, tédio, felicidade, ansiedade, pavor`,
  },
  {
    kind: 'virtude',
    sort: 'quality',
    members: `coragem, justiça, honestidade, prudência, temperança, bondade, lealdade, generosidade, humildade, respeito, tolerância,
      solidariedade, responsabilidade, paciência, disciplina, fidelidade, empatia, sabedoria, fraternidade, caridade, honra`,
  },
  {
    kind: 'produto do pensamento',
    sort: 'idea',
    members: `hipótese, teoria, tese, teorema, axioma, postulado, conceito, definição, princípio, modelo, paradigma, conclusão, argumento,
      premissa, dedução, indução, opinião, crença, dogma, mito, ideologia, silogismo, antítese, síntese, contradição`,
  },
  {
    kind: 'passo da pesquisa',
    sort: 'process',
    members:
      'observação, experimento, experimentação, análise, coleta, registro, medição, comparação, entrevista, amostragem, classificação, interpretação, revisão, verificação',
  },
  {
    kind: 'faculdade da mente',
    sort: 'quality',
    members:
      'memória, razão, imaginação, atenção, inteligência, percepção, consciência, linguagem, emoção, vontade, intuição, criatividade, pensamento, raciocínio',
  },
  {
    kind: 'modo de conhecer',
    sort: 'idea',
    members: 'mito, religião, ciência, filosofia, senso comum, arte, magia, astrologia, superstição',
  },
  {
    kind: 'cor',
    sort: 'quality',
    members:
      'vermelho, azul, amarelo, verde, preto, branco, roxo, laranja, rosa, marrom, cinza, violeta, anil, dourado, prateado',
  },
]
