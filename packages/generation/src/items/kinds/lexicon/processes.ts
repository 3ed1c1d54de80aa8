import type { KindList } from '../kindList.ts'

/** What happens and what is done: in bodies and cells, in the Earth, in the laboratory, on the field, in the factory, with data. */
export const PROCESSES: readonly KindList[] = [
  {
    kind: 'processo do corpo',
    sort: 'process',
    members: `digestão, respiração, circulação, excreção, reprodução, absorção, deglutição, mastigação, peristaltismo, transpiração, ingestão,
      defecação, micção, contração, secreção, ovulação, menstruação, gestação, parto, lactação, coagulação, cicatrização, metabolismo,
      nutrição, locomoção, ventilação pulmonar, inspiração, expiração, sudorese, egestão, salivação, regeneração, sono`,
  },
  {
    kind: 'processo da célula',
    sort: 'process',
    members: `mitose, meiose, fagocitose, pinocitose, exocitose, endocitose, osmose, difusão, transporte ativo, fermentação, glicólise,
      respiração celular, fotossíntese, quimiossíntese, transcrição, tradução, replicação, mutação, divisão celular, apoptose, interfase,
      citocinese, duplicação, difusão facilitada, plasmólise`,
  },
  {
    kind: 'processo das plantas',
    sort: 'process',
    members: `fotossíntese, transpiração, respiração, germinação, polinização, floração, frutificação, gutação, fototropismo, absorção,
      crescimento, geotropismo, condução de seiva, brotamento, fecundação, dispersão de sementes`,
  },
  {
    kind: 'processo do ambiente',
    sort: 'process',
    members: `fotossíntese, respiração, decomposição, erosão, evaporação, transpiração, polinização, germinação, infiltração, fermentação,
      desmatamento, sedimentação`,
  },
  {
    kind: 'forma de reprodução',
    sort: 'process',
    members: `fecundação, polinização, brotamento, esporulação, partenogênese, bipartição, cissiparidade, conjugação, metamorfose, regeneração,
      enxertia, clonagem, hibridação, reprodução sexuada, reprodução assexuada, gemulação, fragmentação, estaquia`,
  },
  {
    kind: 'processo da evolução',
    sort: 'process',
    members: `seleção natural, mutação, migração, deriva genética, especiação, adaptação, extinção, seleção artificial, recombinação,
      isolamento reprodutivo, seleção sexual, convergência`,
  },
  {
    kind: 'processo da Terra',
    sort: 'process',
    members: `erosão, intemperismo, sedimentação, vulcanismo, tectonismo, subducção, orogênese, epirogênese, dobramento, falhamento,
      metamorfismo, lixiviação, assoreamento, abrasão, deposição, cimentação, compactação, desertificação, decomposição, desagregação,
      soerguimento, terremoto, glaciação, laterização, fossilização`,
  },
  {
    kind: 'fase do ciclo da água',
    sort: 'process',
    members:
      'evaporação, condensação, precipitação, infiltração, transpiração, escoamento superficial, sublimação, evapotranspiração, solidificação',
  },
  {
    kind: 'reação química',
    sort: 'process',
    members: `combustão, oxidação, redução, neutralização, síntese, decomposição, corrosão, fermentação, hidrólise, eletrólise, polimerização,
      saponificação, esterificação, precipitação, ionização, dissociação, fissão, fusão nuclear, ferrugem, dupla troca, calcinação`,
  },
  {
    kind: 'tipo de eletrização',
    sort: 'process',
    members: 'atrito, contato, indução, descarga elétrica',
  },
  {
    kind: 'movimento',
    sort: 'process',
    members: `rotação, translação, deslocamento, queda, aceleração, oscilação, vibração, salto, giro, lançamento, colisão, propagação, repouso,
      movimento uniforme, movimento circular, queda livre, frenagem`,
  },
  {
    kind: 'técnica do campo',
    sort: 'process',
    members: `irrigação, adubação, plantio direto, rotação de culturas, calagem, terraceamento, queimada, pousio, enxertia, colheita,
      semeadura, aração, drenagem, capina, poda, compostagem, pulverização, curva de nível, coivara, plantio, reflorestamento`,
  },
  {
    kind: 'técnica da indústria',
    sort: 'process',
    members: `fundição, soldagem, tecelagem, fiação, forja, laminação, destilação, pasteurização, refino, moagem, montagem, impressão,
      esterilização, reciclagem, curtimento, embalagem, tingimento, galvanização, vulcanização, congelamento, salga, defumação`,
  },
  {
    kind: 'tratamento da água ou do lixo',
    sort: 'process',
    members: `decantação, filtração, cloração, floculação, coagulação, fluoretação, desinfecção, captação, reciclagem, compostagem,
      incineração, coleta seletiva, reutilização, aterramento, fervura, tratamento de esgoto`,
  },
  {
    kind: 'operação com dados',
    sort: 'process',
    members: `descriptografia, leitura, gravação, armazenamento, processamento, impressão, cópia, exclusão, edição, formatação, digitação,
      atualização, sincronização, compressão, concatenação, declaração, atribuição, inicialização, serialização, filtragem, consulta,
      conversão, importação, exportação, navegação, hospedagem, conexão, login, cadastro, reutilização de código, herança múltipla`,
  },
  {
    kind: 'trabalho da escola',
    sort: 'process',
    members:
      'leitura, escrita, pesquisa, prova, aula, redação, resumo, exercício, avaliação, debate, seminário, apresentação, ditado, excursão, recreio, lição',
  },
  {
    kind: 'ação da língua',
    sort: 'process',
    members:
      'derivação, composição, flexão, concordância, regência, colocação pronominal, pontuação, prefixação, sufixação, parassíntese, aglutinação, justaposição, hibridismo, neologismo',
  },
  {
    kind: 'operação da matemática',
    sort: 'process',
    members:
      'adição, subtração, multiplicação, divisão, potenciação, radiciação, fatoração, simplificação, arredondamento, derivação, integração, contagem, permutação, arranjo, combinação',
  },
  {
    kind: 'relação entre seres',
    sort: 'process',
    members:
      'predação, competição, mutualismo, parasitismo, comensalismo, inquilinismo, amensalismo, protocooperação, canibalismo, sociedade, colônia, epifitismo',
  },
  {
    kind: 'defesa dos seres',
    sort: 'process',
    members: 'camuflagem, mimetismo, hibernação, migração, autotomia, dormência, coloração de aviso, ecolocalização',
  },
  {
    kind: 'comércio e viagem',
    sort: 'process',
    members:
      'comércio, navegação, expedição, exportação, importação, contrabando, escambo, tráfico, pirataria, bandeira, entrada, monção, peregrinação, expansão marítima',
  },
]
