import type { KindList } from './kindList.ts'

/**
 * Biology as schools teach it, by what a lesson sets side by side. No member of a list is another name, a part or a kind of another,
 * so each is a wrong answer where one of them is described.
 */
export const LIFE_NOUNS: readonly KindList[] = [
  // Plants
  { kind: 'órgão da planta', sort: 'plant', bait: true, members: 'raiz, caule, folha, flor, fruto, semente' },
  {
    kind: 'parte da flor',
    sort: 'plant',
    bait: true,
    members: 'pétala, sépala, estame, carpelo, estigma, estilete, antera, pedúnculo',
  },
  {
    kind: 'tecido vegetal',
    sort: 'plant',
    bait: true,
    members: 'xilema, floema, parênquima, colênquima, esclerênquima, meristema, súber',
  },
  { kind: 'camada da pele', sort: 'body', bait: true, members: 'epiderme, derme, hipoderme' },
  { kind: 'grupo de plantas', sort: 'plant', bait: true, members: 'briófita, pteridófita, gimnosperma, angiosperma' },
  { kind: 'tipo de caule', sort: 'plant', bait: true, members: 'rizoma, tubérculo, bulbo, estolho, colmo, estipe' },
  { kind: 'tipo de fruto', sort: 'plant', bait: true, members: 'drupa, baga, aquênio, cápsula, sâmara, cariopse' },
  // Cells and tissues
  {
    kind: 'organela',
    sort: 'body',
    bait: true,
    members: 'mitocôndria, ribossomo, cloroplasto, lisossomo, peroxissomo, centríolo, vacúolo',
  },
  { kind: 'organela', sort: 'body', bait: true, members: 'complexo golgiense, retículo endoplasmático' },
  {
    kind: 'região da célula',
    sort: 'body',
    bait: true,
    members: 'núcleo, citoplasma, membrana plasmática, parede celular, citoesqueleto',
  },
  {
    kind: 'tecido animal',
    sort: 'body',
    bait: true,
    members: 'tecido epitelial, tecido conjuntivo, tecido muscular, tecido nervoso',
  },
  { kind: 'base nitrogenada', sort: 'substance', bait: true, members: 'adenina, timina, citosina, guanina, uracila' },
  {
    kind: 'fase da divisão celular',
    sort: 'process',
    bait: true,
    members: 'prófase, metáfase, anáfase, telófase, interfase',
  },
  { kind: 'elemento do sangue', sort: 'body', bait: true, members: 'hemácia, leucócito, plaqueta' },
  { kind: 'parte do neurônio', sort: 'body', bait: true, members: 'dendrito, axônio, corpo celular' },
  // Organs by system
  {
    kind: 'órgão da digestão',
    sort: 'body',
    bait: true,
    members: 'esôfago, estômago, fígado, pâncreas, intestino delgado, intestino grosso, faringe, boca',
  },
  {
    kind: 'órgão da respiração',
    sort: 'body',
    bait: true,
    members: 'laringe, traqueia, brônquio, bronquíolo, alvéolo, faringe, diafragma',
  },
  { kind: 'vaso do corpo', sort: 'body', bait: true, members: 'artéria, veia, capilar' },
  { kind: 'órgão da excreção', sort: 'body', bait: true, members: 'rim, ureter, bexiga, uretra' },
  {
    kind: 'órgão da reprodução',
    sort: 'body',
    bait: true,
    members: 'ovário, útero, vagina, testículo, epidídimo, próstata, tuba uterina',
  },
  {
    kind: 'parte do encéfalo',
    sort: 'body',
    bait: true,
    members: 'cérebro, cerebelo, bulbo, hipotálamo, tálamo',
  },
  // Substances of life
  {
    kind: 'biomolécula',
    sort: 'substance',
    bait: true,
    members: 'proteína, lipídio, carboidrato, ácido nucleico, vitamina',
  },
  {
    kind: 'açúcar ou amido',
    sort: 'substance',
    bait: true,
    members: 'glicose, frutose, sacarose, lactose, amido, celulose, glicogênio, quitina',
  },
  {
    kind: 'hormônio',
    sort: 'substance',
    bait: true,
    members: 'insulina, glucagon, adrenalina, testosterona, progesterona, melatonina, cortisol, tiroxina',
  },
  {
    kind: 'enzima',
    sort: 'substance',
    bait: true,
    members: 'amilase, pepsina, tripsina, lipase, lactase, catalase, sacarase, acetilcolinesterase',
  },
  {
    kind: 'neurotransmissor',
    sort: 'substance',
    bait: true,
    members: 'acetilcolina, dopamina, serotonina, noradrenalina',
  },
  {
    kind: 'substância das plantas',
    sort: 'substance',
    bait: true,
    members: 'flavonoide, alcaloide, tanino, saponina, terpeno, esteroide, cumarina, quinona, lignina',
  },
  // Living beings
  { kind: 'classe de vertebrados', sort: 'animal', bait: true, members: 'mamífero, ave, réptil, anfíbio, peixe' },
  {
    kind: 'filo de invertebrados',
    sort: 'animal',
    bait: true,
    members: 'porífero, cnidário, platelminto, nematelminto, anelídeo, molusco, artrópode, equinodermo',
  },
  { kind: 'classe de artrópodes', sort: 'animal', bait: true, members: 'inseto, aracnídeo, crustáceo, quilópode' },
  { kind: 'grupo de micróbios', sort: 'microbe', bait: true, members: 'bactéria, vírus, fungo, protozoário' },
  { kind: 'papel no ecossistema', sort: 'role', bait: true, members: 'produtor, consumidor, decompositor' },
  { kind: 'hábito alimentar', sort: 'animal', bait: true, members: 'herbívoro, carnívoro, onívoro, detritívoro' },
  {
    kind: 'conceito da ecologia',
    sort: 'idea',
    bait: true,
    members:
      'nicho ecológico, cadeia alimentar, teia alimentar, nível trófico, sucessão ecológica, equilíbrio ecológico',
  },
  {
    kind: 'conceito da genética',
    sort: 'idea',
    bait: true,
    members: 'genótipo, fenótipo, gene, alelo, cromossomo, genoma, cariótipo',
  },
  // Scientific names
  {
    kind: 'família',
    sort: 'taxon',
    article: 'a',
    bait: true,
    members:
      'Fabaceae, Poaceae, Asteraceae, Orchidaceae, Myrtaceae, Rubiaceae, Solanaceae, Lamiaceae, Malvaceae, Rosaceae, Cactaceae, Bromeliaceae, Arecaceae, Felidae, Canidae, Cervidae',
  },
]
