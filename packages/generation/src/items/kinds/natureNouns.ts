import type { KindList } from './kindList.ts'

/** Nouns for living beings, substances and places, under their lemma, by what they name. */
export const NATURE_NOUNS: readonly KindList[] = [
  // Living beings
  {
    kind: 'mamífero',
    sort: 'animal',
    members:
      'capivara, onça, onça-pintada, lobo, lobo-guará, macaco, morcego, baleia, golfinho, boi, vaca, cavalo, cão, gato, rato, roedor, anta, tamanduá, tatu, veado, elefante, leão, coelho, porco, ovelha, primata, felino, gado, preguiça, cervo, ariranha, quati, raposa',
  },
  {
    kind: 'ave',
    sort: 'animal',
    members:
      'arara, gavião, tucano, beija-flor, pinguim, galinha, pombo, coruja, papagaio, garça, pato, pássaro, águia, ema, sabiá, tuiuiú',
  },
  {
    kind: 'réptil ou anfíbio',
    sort: 'animal',
    members:
      'serpente, cobra, jacaré, lagarto, tartaruga, sapo, rã, perereca, crocodilo, jararaca, salamandra, dinossauro',
  },
  {
    kind: 'animal da água',
    sort: 'animal',
    members:
      'peixe, tubarão, camarão, caranguejo, lagosta, polvo, lula, água-viva, coral, esponja, ostra, piranha, pirarucu, sardinha',
  },
  {
    kind: 'invertebrado',
    sort: 'animal',
    members:
      'inseto, abelha, formiga, borboleta, gafanhoto, mosca, mosquito, besouro, aranha, escorpião, minhoca, caracol, lagarta, barata, piolho, carrapato, cupim, verme, centopeia',
  },
  {
    kind: 'grupo de animais',
    sort: 'animal',
    members:
      'vertebrado, invertebrado, mamífero, ave, réptil, anfíbio, peixe, molusco, crustáceo, aracnídeo, artrópode, anelídeo, cnidário, equinodermo, inseto, porífero, platelminto, nematódeo',
  },
  {
    kind: 'cultivo',
    sort: 'plant',
    members:
      'milho, soja, trigo, arroz, feijão, mandioca, cana-de-açúcar, cana, café, algodão, cacau, fumo, batata, tomate, banana, laranja, uva, borracha, amendoim, tabaco, açúcar',
  },
  {
    kind: 'parte da planta',
    sort: 'plant',
    members:
      'raiz, caule, folha, flor, fruto, semente, tronco, galho, pétala, sépala, estame, pistilo, espinho, casca, polpa, broto, pólen, ovário, xilema, floema, estômato, epiderme, córtex, tricoma, nervura, cutícula, mesofilo, rizoma, tubérculo, bulbo, óvulo, esporo, pecíolo, limbo, cálice, corola',
  },
  {
    kind: 'micróbio',
    sort: 'microbe',
    members:
      'bactéria, vírus, fungo, protozoário, micróbio, microrganismo, levedura, bolor, ameba, cogumelo, germe, cianobactéria, líquen',
  },
  {
    kind: 'órgão do corpo',
    sort: 'body',
    members:
      'coração, pulmão, fígado, rim, estômago, intestino, cérebro, pele, baço, pâncreas, bexiga, esôfago, faringe, laringe, traqueia, boca, língua, dente, olho, ouvido, nariz, medula, cerebelo, ovário, testículo, útero, placenta, tireoide, hipófise, glândula, músculo, osso, brônquio, diafragma, articulação, tendão, cartilagem, nervo, artéria, veia, capilar, vaso, cabeça, membro, crânio, costela, coluna',
  },
  {
    kind: 'parte da célula',
    sort: 'body',
    members:
      'núcleo, membrana, citoplasma, mitocôndria, ribossomo, cloroplasto, vacúolo, lisossomo, centríolo, nucléolo, cromossomo, gene, organela, parede celular, complexo golgiense, retículo endoplasmático, plastídio, flagelo, cílio',
  },
  // Substances
  {
    kind: 'gás',
    sort: 'substance',
    bait: true,
    members:
      'oxigênio, nitrogênio, hidrogênio, hélio, ozônio, metano, gás carbônico, dióxido de carbono, argônio, gás natural, amônia',
  },
  {
    kind: 'metal',
    sort: 'substance',
    bait: true,
    members:
      'ferro, ouro, prata, cobre, alumínio, chumbo, zinco, níquel, mercúrio, estanho, titânio, urânio, manganês, bronze, aço, latão',
  },
  {
    kind: 'elemento químico',
    sort: 'substance',
    members: 'carbono, enxofre, fósforo, sódio, potássio, cálcio, magnésio, cloro, flúor, iodo, silício, boro, lítio',
  },
  {
    kind: 'nutriente',
    sort: 'substance',
    members:
      'proteína, carboidrato, lipídio, vitamina, gordura, açúcar, glicose, amido, celulose, sal, nutriente, fibra, lactose, sacarose, frutose, glicogênio',
  },
  {
    kind: 'composto',
    sort: 'substance',
    members:
      'clorofila, hemoglobina, insulina, adrenalina, álcool, ácido, base, óxido, sal mineral, etanol, flavonoide, alcaloide, tanino, saponina, terpeno, fenol, pigmento, melanina, antocianina, cumarina, esteroide, quinona, triterpeno, glicosídeo, óleo essencial, resina, látex, cafeína',
  },
  {
    kind: 'fluido do corpo',
    sort: 'substance',
    members: 'sangue, saliva, suor, urina, linfa, seiva, bile, plasma, leite, lágrima, muco, suco gástrico',
  },
  {
    kind: 'combustível',
    sort: 'substance',
    members: 'petróleo, carvão, gasolina, diesel, etanol, lenha, biodiesel, querosene, biogás',
  },
  {
    kind: 'rocha ou mineral',
    sort: 'substance',
    members:
      'rocha, mineral, granito, basalto, mármore, calcário, arenito, quartzo, feldspato, mica, gnaisse, ardósia, diamante, minério, pedra, calcita',
  },
  {
    kind: 'estado da água',
    sort: 'substance',
    members:
      'água, vapor, gelo, chuva, neve, granizo, orvalho, geada, neblina, nuvem, gotícula, água doce, água salgada, líquido, sólido, gás',
  },
  {
    kind: 'força da natureza',
    sort: 'substance',
    members: 'vento, água, gelo, sol, luz, calor, chuva, fogo, ar',
  },
  // Places
  {
    kind: 'forma do relevo',
    sort: 'landscape',
    members:
      'montanha, planalto, planície, depressão, serra, chapada, colina, morro, vale, cordilheira, cânion, escarpa, pico, vulcão, falésia, relevo, encosta, terreno, superfície, restinga, duna, ilha, península, arquipélago, istmo',
  },
  {
    kind: 'camada da Terra',
    sort: 'landscape',
    members:
      'crosta, manto, núcleo, litosfera, atmosfera, hidrosfera, troposfera, estratosfera, mesosfera, astenosfera, placa tectônica, subsolo, horizonte, ozonosfera',
  },
  {
    kind: 'corpo celeste',
    sort: 'sky',
    members:
      'planeta, estrela, lua, sol, galáxia, cometa, asteroide, meteoro, satélite, universo, constelação, meteorito',
  },
  {
    kind: 'construção',
    sort: 'building',
    members:
      'casa, prédio, ponte, estrada, ferrovia, rodovia, usina, barragem, fábrica, escola, igreja, templo, castelo, palácio, pirâmide, muralha, hospital, fazenda, engenho, senzala, mercado, museu, aeroporto, porto, usina hidrelétrica, represa, aqueduto, parque, jardim, laboratório, mosteiro, universidade',
  },
]
