import type { KindList } from '../kindList.ts'

/** Units, times, quantities, qualities and loose parts of things. */
export const MEASURES: readonly KindList[] = [
  {
    kind: 'unidade de medida',
    sort: 'magnitude',
    members: `grama, litro, tonelada, quilômetro, centímetro, milímetro, caloria, decibel, bit, byte, hectare, alqueire, arroba, polegada, pé,
      milha, libra, ano-luz, atmosfera, watt-hora, quilowatt-hora, grau celsius, grau, mililitro, pixel`,
  },
  {
    kind: 'unidade de tempo',
    sort: 'time',
    members:
      'segundo, minuto, hora, dia, semana, mês, bimestre, trimestre, semestre, ano, década, século, milênio, quinzena',
  },
  {
    kind: 'parte do dia',
    sort: 'time',
    members: 'manhã, tarde, noite, madrugada, aurora, crepúsculo, meio-dia, meia-noite',
  },
  {
    kind: 'era geológica',
    sort: 'time',
    members:
      'pré-cambriano, paleozoico, mesozoico, cenozoico, jurássico, cretáceo, triássico, quaternário, terciário, cambriano, devoniano',
  },
  {
    kind: 'período antigo',
    sort: 'time',
    members:
      'paleolítico, neolítico, idade dos metais, idade do bronze, idade do ferro, pré-história, antiguidade, idade média, idade moderna, idade contemporânea, renascimento',
  },
  {
    kind: 'medida da população',
    sort: 'magnitude',
    members: `natalidade, mortalidade, fecundidade, expectativa de vida, densidade demográfica, crescimento vegetativo, população absoluta,
      mortalidade infantil, IDH, taxa de natalidade, taxa de mortalidade`,
  },
  {
    kind: 'medida estatística',
    sort: 'magnitude',
    members:
      'desvio, frequência absoluta, frequência relativa, amostra, população, coeficiente, índice, taxa, porcentagem, proporção',
  },
  {
    kind: 'qualidade de um sistema',
    sort: 'quality',
    members: `segurança, desempenho, confiabilidade, usabilidade, compatibilidade, portabilidade, escalabilidade, flexibilidade,
      disponibilidade, eficiência, estabilidade, visibilidade, modularidade, coesão, acoplamento, legibilidade, privacidade,
      integridade, acessibilidade, qualidade, complexidade, simplicidade`,
  },
  {
    kind: 'valor de uma sociedade',
    sort: 'quality',
    members: `liberdade, igualdade, fraternidade, justiça, autonomia, soberania, paz, democracia, ordem, progresso, riqueza, tolerância,
      cidadania, dignidade, poder, autoridade, prestígio, independência, unidade`,
  },
  {
    kind: 'riqueza da natureza',
    sort: 'quality',
    members:
      'biodiversidade, fertilidade, umidade, salinidade, luminosidade, acidez, disponibilidade de água, oxigenação, turbidez, alcalinidade',
  },
]
