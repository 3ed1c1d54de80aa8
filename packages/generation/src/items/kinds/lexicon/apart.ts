import type { KindList } from '../kindList.ts'

/**
 * What a lesson sets side by side, beyond the lists of each subject: no member is another name, a part or a kind of another, so that each may be
 * offered beside another although the document does not name it (see others.ts for when).
 */
export const APART: readonly KindList[] = [
  {
    kind: 'ave',
    sort: 'animal',
    bait: true,
    members:
      'tuiuiú, tucano, garça, ema, seriema, quero-quero, gavião, coruja, sabiá, beija-flor, arara, pinguim, avestruz',
  },
  {
    kind: 'mamífero',
    sort: 'animal',
    bait: true,
    members:
      'onça-pintada, capivara, tamanduá, lobo-guará, anta, tatu, morcego, veado, baleia, golfinho, elefante, girafa',
  },
  {
    kind: 'árvore ou erva',
    sort: 'plant',
    bait: true,
    members: 'ipê, araucária, seringueira, carnaúba, mandacaru, buriti, juazeiro, jacarandá, eucalipto, castanheira',
  },
  { kind: 'roedor', sort: 'animal', bait: true, members: 'capivara, cutia, paca, preá, esquilo, castor, rato' },
  {
    kind: 'felino',
    sort: 'animal',
    bait: true,
    members: 'onça-pintada, jaguatirica, leão, tigre, puma, guepardo, leopardo',
  },
  {
    kind: 'primata',
    sort: 'animal',
    bait: true,
    members: 'gorila, chimpanzé, orangotango, sagui, bugio, mico-leão-dourado',
  },
  {
    kind: 'serpente',
    sort: 'animal',
    bait: true,
    members: 'jiboia, sucuri, cascavel, jararaca, naja',
  },
  { kind: 'esfera da Terra', sort: 'whole', bait: true, members: 'biosfera, atmosfera, hidrosfera, litosfera' },
  { kind: 'nível da ecologia', sort: 'whole', bait: true, members: 'população, comunidade, ecossistema, biosfera' },
  { kind: 'parte do olho', sort: 'body', bait: true, members: 'córnea, íris, pupila, retina, cristalino' },
  { kind: 'parte da orelha', sort: 'body', bait: true, members: 'tímpano, cóclea, bigorna, estribo' },
  { kind: 'parte do dente', sort: 'body', bait: true, members: 'esmalte, dentina, polpa' },
  {
    kind: 'osso',
    sort: 'body',
    bait: true,
    members: 'fêmur, tíbia, úmero, costela, clavícula, patela, mandíbula, escápula',
  },
  {
    kind: 'ato do sistema digestório',
    sort: 'process',
    bait: true,
    members: 'mastigação, deglutição, absorção, digestão, excreção',
  },
  {
    kind: 'ramo da física',
    sort: 'field',
    bait: true,
    members: 'acústica, óptica, mecânica, termologia, eletricidade',
  },
  {
    kind: 'ramo da gramática',
    sort: 'field',
    bait: true,
    members: 'fonologia, morfologia, sintaxe, semântica, ortografia',
  },
  {
    kind: 'ramo da biologia',
    sort: 'field',
    bait: true,
    members: 'citologia, botânica, zoologia, genética, ecologia, anatomia, paleontologia, micologia',
  },
  {
    kind: 'ramo da filosofia',
    sort: 'field',
    bait: true,
    members: 'ética, estética, metafísica, lógica, epistemologia',
  },
  {
    kind: 'peça do circuito',
    sort: 'device',
    bait: true,
    members: 'resistor, capacitor, diodo, fusível, disjuntor, interruptor, gerador, transformador',
  },
  { kind: 'como a matéria conduz', sort: 'substance', bait: true, members: 'condutor, isolante, semicondutor' },
  { kind: 'máquina simples', sort: 'device', bait: true, members: 'alavanca, roldana, cunha, parafuso, engrenagem' },
  {
    kind: 'fenômeno do som',
    sort: 'process',
    bait: true,
    members: 'eco, reverberação, ressonância, difração, refração, interferência',
  },
  { kind: 'qualidade do som', sort: 'magnitude', bait: true, members: 'altura, intensidade, timbre, duração' },
  {
    kind: 'medida da onda',
    sort: 'magnitude',
    bait: true,
    members: 'frequência, período, amplitude, comprimento de onda',
  },
  {
    kind: 'grandeza elétrica',
    sort: 'magnitude',
    bait: true,
    members: 'corrente elétrica, tensão elétrica, resistência elétrica, potência elétrica, carga elétrica',
  },
  {
    kind: 'magistrado de Roma',
    sort: 'person',
    bait: true,
    members: 'cônsul, pretor, censor, questor, edil, tribuno da plebe',
  },
  {
    kind: 'pessoa da sociedade antiga',
    sort: 'people',
    bait: true,
    members: 'patrício, plebeu, escravo, cliente, hilota, meteco, escriba, hoplita',
  },
  { kind: 'pessoa do feudalismo', sort: 'people', bait: true, members: 'suserano, vassalo, servo, clérigo, vilão' },
  {
    kind: 'dever do feudalismo',
    sort: 'money',
    bait: true,
    members: 'corveia, talha, banalidade, capitação, dízimo, mão-morta',
  },
  {
    kind: 'mudança da cidade e do campo',
    sort: 'process',
    bait: true,
    members: 'êxodo rural, conurbação, gentrificação, verticalização, industrialização, globalização',
  },
  {
    kind: 'problema do clima da cidade',
    sort: 'process',
    bait: true,
    members: 'chuva ácida, ilha de calor, inversão térmica, efeito estufa',
  },
  {
    kind: 'fase do ciclo da água',
    sort: 'process',
    bait: true,
    members: 'evaporação, condensação, precipitação, infiltração',
  },
  {
    kind: 'tipo de estrofe',
    sort: 'whole',
    bait: true,
    members: 'dístico, terceto, quarteto, sextilha, oitava, décima',
  },
  {
    kind: 'forma do poema',
    sort: 'work',
    bait: true,
    members: 'soneto, haicai, ode, elegia, écloga, epopeia, trova, balada',
  },
  { kind: 'parte do poema', sort: 'language', bait: true, members: 'verso, estrofe, rima, refrão' },
  {
    kind: 'fato da métrica',
    sort: 'process',
    bait: true,
    members: 'elisão, sinérese, diérese, escansão, encadeamento',
  },
  {
    kind: 'figura de som ou de construção',
    sort: 'language',
    bait: true,
    members: 'aliteração, assonância, onomatopeia, anáfora, paralelismo, elipse, gradação',
  },
  { kind: 'gênero de palco', sort: 'work', bait: true, members: 'tragédia, comédia, farsa, auto, ópera' },
  { kind: 'reunião de empresas', sort: 'organization', bait: true, members: 'cartel, truste, holding' },
  { kind: 'movimento da Terra', sort: 'process', bait: true, members: 'rotação, translação, precessão' },
]
