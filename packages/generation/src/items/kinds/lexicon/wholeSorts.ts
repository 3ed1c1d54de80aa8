import type { KindList } from '../kindList.ts'

/** Nouns that name a whole sort and no kind of it: they tell apart, but make nothing alike. */
export const WHOLE_SORTS: readonly KindList[] = [
  { kind: '', sort: 'animal', members: 'animal, bicho, fera, praga' },
  { kind: '', sort: 'plant', members: 'planta, vegetal, muda, safra' },
  {
    kind: '',
    sort: 'landscape',
    members: 'vegetação, relevo, terreno, paisagem, superfície, bacia hidrográfica, ambiente, natureza',
  },
  {
    kind: '',
    sort: 'substance',
    members:
      'substância, material, matéria, metal, mineral, rocha, minério, composto, fragmento, sedimento, enzima, proteína, hormônio, molécula, fluido',
  },
  { kind: '', sort: 'body', members: 'célula, tecido, órgão, corpo' },
  { kind: '', sort: 'place', members: 'lugar, local, território, fronteira, capital, zona, área, litoral' },
  { kind: '', sort: 'building', members: 'construção, edifício, edificação, obra, instalação' },
  { kind: '', sort: 'organization', members: 'instituição, governo, organização, órgão público, equipe, grupo' },
  { kind: '', sort: 'document', members: 'documento, texto, registro, declaração' },
  { kind: '', sort: 'event', members: 'acontecimento, evento, fato, episódio, ocorrência' },
  { kind: '', sort: 'device', members: 'aparelho, equipamento, dispositivo, instrumento, objeto, peça' },
  { kind: '', sort: 'person', members: 'pessoa, indivíduo, especialista, autor, fundador, líder, chefe' },
  { kind: '', sort: 'people', members: 'população, sociedade, povo, multidão, habitante, morador, geração' },
  { kind: '', sort: 'time', members: 'época, período, momento, tempo, data, fase, etapa, intervalo' },
  { kind: '', sort: 'quality', members: 'qualidade, característica, propriedade, capacidade, condição' },
  { kind: '', sort: 'idea', members: 'ideia, ideal, pensamento, regime, sistema político' },
  { kind: '', sort: 'process', members: 'processo, fenômeno, atividade, técnica, operação, prática, ação' },
  { kind: '', sort: 'technology', members: 'tecnologia, recurso, software, sistema, ferramenta digital' },
  { kind: '', sort: 'work', members: 'poema, livro, filme, quadro, música, peça, história' },
]
