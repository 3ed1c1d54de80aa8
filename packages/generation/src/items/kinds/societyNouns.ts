import type { KindList } from './kindList.ts'

/** Nouns for people, institutions, events, documents and time, under their lemma, by what they name. */
export const SOCIETY_NOUNS: readonly KindList[] = [
  // People
  {
    kind: 'ocupação',
    sort: 'person',
    members:
      'professor, médico, engenheiro, advogado, cientista, artista, escritor, poeta, pintor, músico, arquiteto, agricultor, lavrador, vaqueiro, soldado, comerciante, operário, pescador, jornalista, político, juiz, padre, bispo, artesão, camponês, escravo, navegador, bandeirante, missionário, programador, analista, desenvolvedor, geógrafo, historiador, biólogo, químico, físico, filósofo, astrônomo, burguês, banqueiro, servo, vassalo, cavaleiro, fazendeiro, tropeiro',
  },
  {
    kind: 'cargo',
    sort: 'person',
    members:
      'rei, rainha, imperador, imperatriz, príncipe, princesa, regente, presidente, ministro, governador, prefeito, deputado, senador, vereador, general, marechal, papa, faraó, czar, duque, conde, barão, diretor, reitor, coordenador, orientador, chefe, líder, secretário, coronel, cônsul, embaixador, vice-presidente',
  },
  {
    kind: 'papel na escola',
    sort: 'person',
    members:
      'aluno, estudante, professor, orientador, coordenador, candidato, acadêmico, estagiário, supervisor, docente, discente, bolsista, monitor, tutor, usuário, cliente, servidor',
  },
  {
    kind: 'povo',
    sort: 'people',
    members:
      'indígena, africano, europeu, português, espanhol, inglês, francês, holandês, romano, grego, egípcio, tupi, guarani, asteca, maia, inca, árabe, judeu, fenício, persa, sumério, bárbaro, brasileiro, italiano, alemão, japonês, americano, russo, chinês, visigodo, celta, viquingue',
  },
  // Institutions, events, documents
  {
    kind: 'forma de governo',
    sort: 'idea',
    bait: true,
    members:
      'monarquia, república, democracia, ditadura, aristocracia, oligarquia, parlamentarismo, presidencialismo, absolutismo, tirania, teocracia, anarquia',
  },
  {
    kind: 'doutrina',
    sort: 'idea',
    bait: true,
    members:
      'liberalismo, socialismo, comunismo, capitalismo, feudalismo, mercantilismo, iluminismo, positivismo, nacionalismo, imperialismo, fascismo, nazismo, anarquismo, federalismo, absolutismo, humanismo, racionalismo, empirismo, populismo, colonialismo',
  },
  {
    kind: 'religião',
    sort: 'idea',
    bait: true,
    members:
      'cristianismo, judaísmo, islamismo, budismo, hinduísmo, catolicismo, protestantismo, candomblé, umbanda, espiritismo, luteranismo, calvinismo, anglicanismo',
  },
  {
    kind: 'estilo artístico',
    sort: 'idea',
    bait: true,
    members:
      'barroco, romantismo, realismo, modernismo, renascimento, naturalismo, parnasianismo, simbolismo, arcadismo, impressionismo, cubismo, surrealismo, expressionismo',
  },
  // Time
  {
    kind: 'mês',
    sort: 'time',
    bait: true,
    members: 'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
  },
  { kind: 'estação do ano', sort: 'time', bait: true, members: 'primavera, verão, outono, inverno' },
  {
    kind: 'período',
    sort: 'time',
    members:
      'ano, mês, semana, dia, hora, minuto, século, década, milênio, bimestre, trimestre, semestre, período, época, era, fase, idade',
  },
]
