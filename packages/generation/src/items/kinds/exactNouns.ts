import type { KindList } from './kindList.ts'

/**
 * Physics, chemistry, mathematics and the Earth as schools teach them, by what a lesson sets side by side. No member of a list is another
 * name, a part or a kind of another.
 */
export const EXACT_NOUNS: readonly KindList[] = [
  // Physics and chemistry
  { kind: 'partícula', sort: 'substance', bait: true, members: 'próton, nêutron, elétron, fóton, quark' },
  {
    kind: 'ligação química',
    sort: 'process',
    bait: true,
    members: 'ligação iônica, ligação covalente, ligação metálica',
  },
  {
    kind: 'mudança de estado',
    sort: 'process',
    bait: true,
    members: 'fusão, evaporação, condensação, solidificação, sublimação, ebulição',
  },
  {
    kind: 'separação de misturas',
    sort: 'process',
    bait: true,
    members: 'destilação, filtração, decantação, peneiração, centrifugação, catação, flotação, cristalização',
  },
  {
    kind: 'função orgânica',
    sort: 'substance',
    bait: true,
    members: 'álcool, aldeído, cetona, éter, éster, amina, amida, hidrocarboneto',
  },
  {
    kind: 'vidro de laboratório',
    sort: 'device',
    bait: true,
    members: 'béquer, proveta, pipeta, bureta, funil',
  },
  {
    kind: 'unidade de medida',
    sort: 'magnitude',
    bait: true,
    members:
      'metro, quilograma, segundo, ampère, kelvin, newton, joule, watt, pascal, volt, ohm, hertz, coulomb, mol, candela',
  },
  {
    kind: 'instrumento de medida',
    sort: 'device',
    bait: true,
    members:
      'termômetro, barômetro, anemômetro, pluviômetro, higrômetro, dinamômetro, voltímetro, amperímetro, cronômetro, balança, velocímetro, sismógrafo, bússola',
  },
  {
    kind: 'fenômeno da luz',
    sort: 'process',
    bait: true,
    members: 'reflexão, refração, difração, dispersão, interferência, polarização',
  },
  { kind: 'transmissão de calor', sort: 'process', bait: true, members: 'condução, convecção, irradiação' },
  {
    kind: 'forma de energia',
    sort: 'magnitude',
    bait: true,
    members: 'energia cinética, energia potencial, energia térmica, energia elétrica, energia química, energia nuclear',
  },
  // Mathematics
  {
    kind: 'parte de uma figura',
    sort: 'shape',
    bait: true,
    members: 'hipotenusa, cateto, mediana, bissetriz, mediatriz, diagonal, vértice, altura, perímetro',
  },
  { kind: 'parte do círculo', sort: 'shape', bait: true, members: 'raio, diâmetro, corda, arco, tangente, secante' },
  {
    kind: 'polígono',
    sort: 'shape',
    bait: true,
    members: 'triângulo, quadrilátero, pentágono, hexágono, heptágono, octógono, decágono',
  },
  { kind: 'sólido', sort: 'shape', bait: true, members: 'cubo, esfera, cilindro, cone, pirâmide' },
  {
    kind: 'resultado de uma operação',
    sort: 'magnitude',
    bait: true,
    members: 'soma, diferença, produto, quociente, potência',
  },
  // The Earth
  { kind: 'parte do rio', sort: 'landscape', bait: true, members: 'nascente, foz, afluente, leito, margem, meandro' },
  {
    kind: 'forma principal do relevo',
    sort: 'landscape',
    bait: true,
    members: 'planalto, planície, depressão, montanha',
  },
  {
    kind: 'forma da costa',
    sort: 'landscape',
    bait: true,
    members: 'ilha, península, golfo, baía, cabo, istmo, arquipélago, falésia, restinga',
  },
  {
    kind: 'camada da atmosfera',
    sort: 'landscape',
    bait: true,
    members: 'troposfera, estratosfera, mesosfera, termosfera, exosfera',
  },
  { kind: 'camada da Terra', sort: 'landscape', bait: true, members: 'crosta, manto, núcleo' },
  {
    kind: 'fenômeno do relevo',
    sort: 'process',
    bait: true,
    members: 'erosão, sedimentação, intemperismo, vulcanismo, tectonismo, lixiviação',
  },
  {
    kind: 'linha imaginária',
    sort: 'place',
    bait: true,
    members: 'paralelo, meridiano, trópico, equador',
  },
  {
    kind: 'tipo de clima',
    sort: 'quality',
    bait: true,
    members:
      'clima equatorial, clima tropical, clima semiárido, clima subtropical, clima temperado, clima polar, clima desértico',
  },
  {
    kind: 'tipo de rocha',
    sort: 'substance',
    bait: true,
    members: 'rocha magmática, rocha sedimentar, rocha metamórfica',
  },
  {
    kind: 'medida da população',
    sort: 'magnitude',
    bait: true,
    members: 'taxa de natalidade, taxa de mortalidade, densidade demográfica, expectativa de vida, taxa de fecundidade',
  },
  {
    kind: 'corpo celeste',
    sort: 'sky',
    bait: true,
    members: 'planeta, estrela, cometa, asteroide, satélite, galáxia, meteoro',
  },
]
