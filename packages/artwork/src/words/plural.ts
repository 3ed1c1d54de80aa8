/** Names whose plural no rule gives. */
const IRREGULAR: Readonly<Record<string, string>> = {
  cão: 'cães',
  pão: 'pães',
  mão: 'mãos',
  irmão: 'irmãos',
  ônibus: 'ônibus',
  lápis: 'lápis',
  'arco-íris': 'arco-íris',
  tênis: 'tênis',
  óculos: 'óculos',
  girassol: 'girassóis',
  farol: 'faróis',
  caracol: 'caracóis',
  anzol: 'anzóis',
  réptil: 'répteis',
  'mico-leão': 'micos-leões',
  'lobo-guará': 'lobos-guarás',
  'boi-bumbá': 'bois-bumbás',
  'peixe-boi': 'peixes-boi',
  'pau-brasil': 'paus-brasil',
  'bicho-preguiça': 'bichos-preguiça',
  'vitória-régia': 'vitórias-régias',
  'água-viva': 'águas-vivas',
  'roda-gigante': 'rodas-gigantes',
  'urso-polar': 'ursos-polares',
  'super-herói': 'super-heróis',
  'super-heroína': 'super-heroínas',
  'guarda-chuva': 'guarda-chuvas',
  'guarda-sol': 'guarda-sóis',
  'pingue-pongue': 'pingue-pongues',
  'quebra-cabeça': 'quebra-cabeças',
  'cachorro-quente': 'cachorros-quentes',
  'montanha-russa': 'montanhas-russas',
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ão$/, 'ões'],
  [/al$/, 'ais'],
  [/el$/, 'éis'],
  [/ol$/, 'óis'],
  [/ul$/, 'uis'],
  [/il$/, 'is'],
  [/m$/, 'ns'],
  [/([rz])$/, '$1es'],
  [/ês$/, 'eses'],
  [/s$/, 's'],
  [/$/, 's'],
]

/**
 * The plural of a Portuguese name; of several words the first ('bolas de vôlei'), and an adjective beside it too
 * ('gatos pretos').
 */
export function pluralOf(name: string): string {
  const whole = IRREGULAR[name]
  if (whole) return whole
  const [first = '', second, ...rest] = name.split(' ')
  if (second === undefined) return pluralOfWord(first)
  const joins = /^(?:d[eo]|da|dos|das|com|sem|em)$/.test(second)
  return [pluralOfWord(first), joins ? second : pluralOfWord(second), ...rest].join(' ')
}

function pluralOfWord(word: string): string {
  const known = IRREGULAR[word]
  if (known) return known
  const [ending, plural] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? [/$/, 's']
  return word.replace(ending, plural)
}

const COUNTS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['um', 'uma'],
  ['dois', 'duas'],
  ['três', 'três'],
  ['quatro', 'quatro'],
]

/** 'um gato', 'duas vacas', from a row's label with its article. */
export function counted(label: string, count: number): string {
  if (count === 1) return label
  const [article = '', ...words] = label.split(' ')
  const female = /^(?:uma|umas|a|as)$/.test(article)
  return `${COUNTS[count]?.[female ? 1 : 0] ?? String(count)} ${pluralOf(words.join(' '))}`
}
