import type { KindList } from '../kindList.ts'

/** The human body, its parts, fluids, diseases and cures. */
export const BODY: readonly KindList[] = [
  {
    kind: 'osso',
    sort: 'body',
    members: `crânio, mandíbula, maxilar, vértebra, costela, esterno, clavícula, escápula, úmero, ulna, carpo, metacarpo, falange, fêmur,
      patela, tíbia, fíbula, tarso, metatarso, sacro, cóccix, bacia, coluna vertebral`,
  },
  {
    kind: 'músculo',
    sort: 'body',
    members: 'bíceps, tríceps, deltoide, trapézio, quadríceps, diafragma, peitoral, glúteo, miocárdio, masseter',
  },
  { kind: 'dente', sort: 'body', members: 'incisivo, canino, pré-molar, molar' },
  {
    kind: 'parte do dente',
    sort: 'body',
    members: 'esmalte, dentina, polpa, raiz, coroa, gengiva, cemento',
  },
  {
    kind: 'parte do olho',
    sort: 'body',
    members: 'córnea, íris, pupila, retina, cristalino, esclera, coroide, pálpebra, cílio, nervo óptico',
  },
  {
    kind: 'parte da orelha',
    sort: 'body',
    members: 'tímpano, martelo, bigorna, estribo, cóclea, pavilhão, canal auditivo, labirinto, vestíbulo',
  },
  {
    kind: 'parte do coração',
    sort: 'body',
    members: 'átrio, ventrículo, válvula, aorta, miocárdio, pericárdio, endocárdio, septo',
  },
  {
    kind: 'tubo da digestão',
    sort: 'body',
    members: `boca, faringe, esôfago, estômago, intestino, intestino delgado, intestino grosso, ânus, duodeno, jejuno, íleo, ceco, cólon,
      reto, apêndice`,
  },
  {
    kind: 'glândula',
    sort: 'body',
    members: `fígado, pâncreas, tireoide, hipófise, glândula salivar, glândula suprarrenal, paratireoide, timo, pineal, próstata, ovário,
      testículo, hipotálamo, vesícula biliar`,
  },
  {
    kind: 'parte do corpo',
    sort: 'body',
    members: `cabeça, pescoço, tronco, braço, antebraço, mão, dedo, perna, coxa, joelho, pé, tornozelo, calcanhar, ombro, cotovelo, punho,
      quadril, peito, costas, barriga, abdome, umbigo, rosto, testa, olho, orelha, nariz, boca, lábio, queixo, cabelo, unha, pele, pelo`,
  },
  {
    kind: 'estrutura pequena do corpo',
    sort: 'body',
    members: `vilosidade, alvéolo, bronquíolo, néfron, glomérulo, papila gustativa, folículo, poro, mucosa, glote, epiglote, prega vocal,
      esfíncter, tendão, ligamento, menisco, meninge, capilar`,
  },
  {
    kind: 'fluido do corpo',
    sort: 'substance',
    members: `suco pancreático, suco entérico, sêmen, bile, quimo, quilo, bolo alimentar, líquido amniótico, líquor, muco, soro, plasma, fezes,
      colostro, pus, secreção`,
  },
  {
    kind: 'enzima',
    sort: 'substance',
    members: `amilase, amilase salivar, amilase pancreática, pepsina, tripsina, lipase, lactase, maltase, sacarase, protease, ptialina,
      catalase, polimerase, nuclease`,
  },
  {
    kind: 'nutriente',
    sort: 'substance',
    members: `proteína, carboidrato, lipídio, vitamina, sal mineral, fibra, gordura, açúcar, amido, glicose, aminoácido, ácido graxo, glicerol,
      colesterol, água, monossacarídeo, glicogênio, cálcio, ferro`,
  },
  { kind: 'sentido', sort: 'quality', members: 'visão, audição, tato, olfato, paladar, equilíbrio' },
  {
    kind: 'doença',
    sort: 'disease',
    members: `resfriado, lepra, caxumba, difteria, coqueluche, meningite, gonorreia, herpes, toxoplasmose, leishmaniose, esquistossomose,
      ascaridíase, teníase, cisticercose, ancilostomose, filariose, amebíase, giardíase, hipertensão, bronquite, pneumonia, enfisema,
      rinite, sinusite, otite, gastrite, úlcera, cirrose, apendicite, leucemia, hemofilia, infarto, derrame, aterosclerose, arritmia,
      obesidade, desnutrição, anorexia, bulimia, osteoporose, artrite, artrose, reumatismo, escoliose, epilepsia, depressão, autismo,
      daltonismo, miopia, hipermetropia, astigmatismo, presbiopia, catarata, glaucoma, conjuntivite, cárie, gengivite, micose, sarna,
      escorbuto, raquitismo, beribéri, bócio, diarreia, disenteria, peste, botulismo, constipação, azia, refluxo, hérnia, hemorroida`,
  },
  {
    kind: 'sintoma',
    sort: 'disease',
    members: `febre, tosse, dor, náusea, vômito, diarreia, tontura, fadiga, cansaço, coceira, mancha, inchaço, inflamação, hemorragia,
      sangramento, convulsão, calafrio, dor de cabeça, coriza, espirro, desidratação, palidez, icterícia, falta de ar, desmaio, cólica,
      azia, insônia, irritação, ferida`,
  },
  {
    kind: 'tratamento',
    sort: 'substance',
    members: `vacina, soro, antibiótico, analgésico, antitérmico, remédio, medicamento, anestesia, anti-inflamatório, vermífugo, insulina,
      antídoto, xarope, pomada, comprimido, soro caseiro, antialérgico, fungicida, repelente`,
  },
  {
    kind: 'ato da medicina',
    sort: 'process',
    members: `cirurgia, quimioterapia, radioterapia, transplante, transfusão, hemodiálise, fisioterapia, vacinação, exame, diagnóstico,
      ultrassonografia, radiografia, tomografia, ressonância magnética, biópsia, endoscopia, autópsia, curativo, repouso, internação`,
  },
  {
    kind: 'fase da vida',
    sort: 'time',
    members:
      'infância, adolescência, juventude, maturidade, velhice, puberdade, gestação, menopausa, vida adulta, terceira idade',
  },
  {
    kind: 'célula',
    sort: 'body',
    members: `neurônio, hemácia, leucócito, plaqueta, gameta, espermatozoide, óvulo, zigoto, linfócito, neutrófilo, macrófago, célula-tronco,
      osteócito, melanócito, fibroblasto, adipócito`,
  },
  {
    kind: 'começo da vida',
    sort: 'body',
    members: 'zigoto, embrião, feto, mórula, blástula, gástrula, recém-nascido, ovo, larva',
  },
  {
    kind: 'defesa do corpo',
    sort: 'body',
    members: 'anticorpo, antígeno, linfócito, macrófago, leucócito, vacina, imunidade',
  },
  {
    kind: 'sistema do corpo',
    sort: 'body',
    members: `sistema digestório, sistema respiratório, sistema circulatório, sistema nervoso, sistema excretor, sistema reprodutor,
      sistema endócrino, sistema imunitário, esqueleto, musculatura`,
  },
]
