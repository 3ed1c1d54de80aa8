import { describe, expect, test } from 'vitest'
import {
  analyse,
  canBeFiniteVerb,
  genderOf,
  isFiniteVerb,
  isKnown,
  isParticiple,
  lemma,
  lemmas,
  numberOf,
} from './morphology.ts'

describe('analyse', () => {
  test('a plural noun', () => {
    expect(analyse('células')).toEqual([
      { lemma: 'célula', root: 'célula', category: 'noun', gender: 'f', number: 'p' },
    ])
  })

  test('every reading of an ambiguous word', () => {
    expect(analyse('capitais')).toEqual([
      { lemma: 'capital', root: 'capital', category: 'adjective', number: 'p' },
      { lemma: 'capital', root: 'capital', category: 'noun', gender: 'f', number: 'p' },
      { lemma: 'capital', root: 'capital', category: 'noun', gender: 'm', number: 'p' },
    ])
  })

  test('a verb form', () => {
    expect(analyse('constituem')).toEqual([
      {
        lemma: 'constituir',
        root: 'constituir',
        category: 'verb',
        number: 'p',
        mood: 'indicative',
        tense: 'present',
        person: 3,
      },
    ])
  })

  test('a participle', () => {
    expect(analyse('proclamada')).toEqual([
      { lemma: 'proclamar', root: 'proclamar', category: 'verb', gender: 'f', number: 's', mood: 'participle' },
    ])
  })

  test('a derived word has its own lemma and the root it comes from', () => {
    expect(analyse('proclamações')).toEqual([
      { lemma: 'proclamação', root: 'proclamar', category: 'noun', gender: 'f', number: 'p' },
    ])
  })

  test.each([
    ['fenômenos', 'fenômeno', 'm', 'p'],
    ['gênero', 'gênero', 'm', 's'],
    ['bebês', 'bebê', 'm', 'p'],
  ] as const)('Brazilian spelling: %s', (word, lemmaOfWord, gender, number) => {
    expect(analyse(word).map(a => a.lemma)).toContain(lemmaOfWord)
    expect([genderOf(word), numberOf(word)]).toEqual([gender, number])
  })

  test.each([
    ['mitocôndrias', 'mitocôndria', 'noun'],
    ['ribossomos', 'ribossomo', 'noun'],
    ['planejavam', 'planejar', 'verb'],
    ['registrado', 'registrar', 'verb'],
    ['equipe', 'equipe', 'noun'],
    ['internet', 'internet', 'noun'],
    ['majoritariamente', 'majoritariamente', 'adverb'],
  ])('Brazilian words: %s', (word, lemmaOfWord, category) => {
    expect(analyse(word)[0]).toMatchObject({ lemma: lemmaOfWord, category })
  })

  test('clitics are taken off', () => {
    expect(analyse('localiza-se')[0]).toMatchObject({ lemma: 'localizar', tense: 'present' })
    expect(analyse('fazê-lo').map(a => a.lemma)).toContain('fazer')
  })

  test('case tells names from words', () => {
    expect(analyse('Brasil')[0]).toMatchObject({ category: 'properNoun', meaning: 'place' })
    expect(analyse('portugal')).toEqual([])
    expect(analyse('Água')[0]).toMatchObject({ category: 'noun', lemma: 'água' })
  })

  test('unknown words have no reading', () => {
    expect(analyse('xyzzy')).toEqual([])
    expect(analyse('')).toEqual([])
  })
})

test.each(['a', 'água', 'fotossíntese', 'reescrever', 'xilema', 'sócio-torcedor', 'lojinhas', 'bioacumulação'])(
  'isKnown: %s',
  word => {
    expect(isKnown(word)).toBe(true)
  },
)

test.each(['the', 'function', 'aguua', 'fotosintese', 'variavel'])('not known: %s', word => {
  expect(isKnown(word)).toBe(false)
})

test.each([
  ['capitais', 'capital'],
  ['plantas', 'planta'],
  ['é', 'ser'],
  ['foram', 'ser'],
  ['deve', 'dever'],
  ['das', 'das'],
  ['convertem', 'converter'],
  ['Brasil', 'brasil'],
  ['zorbações', 'zorbação'],
  ['zorbas', 'zorba'],
])('lemma of %s is %s', (word, expected) => {
  expect(lemma(word)).toBe(expected)
})

test('lemmas joins a form with everything it may be a form of', () => {
  expect([...lemmas('evaporação')].sort()).toEqual(['evaporar', 'evaporação'])
})

describe('genderOf', () => {
  test.each([
    ['problema', 'm'],
    ['mão', 'f'],
    ['tribo', 'f'],
    ['dia', 'm'],
    ['clorofila', 'f'],
    ['zorbagem', 'f'],
    ['zorbamento', 'm'],
  ])('%s is %s', (word, gender) => {
    expect(genderOf(word)).toBe(gender)
  })

  test('the determiners of the document decide where the dictionary cannot', () => {
    expect(genderOf('estudante')).toBeUndefined()
    expect(genderOf('estudante', ['a', 'das', 'o'])).toBe('f')
    expect(genderOf('capital', ['o', 'do'])).toBe('m')
  })

  test('the dictionary outranks the determiners', () => {
    expect(genderOf('planta', ['o', 'o'])).toBe('f')
  })
})

test('numberOf', () => {
  expect(['raízes', 'raiz', 'lápis', 'zorbas'].map(numberOf)).toEqual(['p', 's', undefined, 'p'])
})

describe('isFiniteVerb', () => {
  test.each(['é', 'são', 'foi', 'convertem', 'evapora', 'descobriu', 'localiza-se'])('%s always', word => {
    expect(isFiniteVerb(word)).toBe(true)
  })

  test.each(['planta', 'fazer', 'fazendo', 'feito', 'água', 'de', 'empilháveis'])('%s never alone', word => {
    expect(isFiniteVerb(word)).toBe(false)
  })

  test('neighbours decide for words that are both', () => {
    expect(isFiniteVerb('causa', { previous: 'fumo', next: 'câncer' })).toBe(true)
    expect(isFiniteVerb('causa', { previous: 'a', next: 'do' })).toBe(false)
    expect(isFiniteVerb('mostra', { previous: 'estudo', next: 'que' })).toBe(true)
    expect(isFiniteVerb('São', { previous: 'em', next: 'Paulo' })).toBe(false)
  })

  test('canBeFiniteVerb is true of both', () => {
    expect(['causa', 'é', 'água'].map(canBeFiniteVerb)).toEqual([true, true, false])
  })
})

test('isParticiple', () => {
  expect(['descoberta', 'formados', 'água'].map(isParticiple)).toEqual([true, true, false])
})

test.each(['controle', 'registro', 'descarte', 'anistia'])('%s is a noun in Brazil', word => {
  expect(analyse(word).some(reading => reading.category === 'noun')).toBe(true)
})

test.each([
  ['escravidão', 'f', 's'],
  ['vírus', 'm', undefined],
  ['dengue', 'f', 's'],
  ['ímã', 'm', 's'],
  ['prótons', 'm', 'p'],
  ['frevo', 'm', 's'],
  ['gameta', 'm', 's'],
  ['gametas', 'm', 'p'],
  ['coala', 'm', 's'],
])('%s is a noun as Brazilians write it', (word, gender, number) => {
  expect(analyse(word)).toMatchObject([{ category: 'noun', gender, ...(number && { number }) }])
})

test.each(['escala', 'miniaturas', 'filtragem', 'disenteria'])('%s is feminine', word => {
  expect(analyse(word).filter(({ category }) => category === 'noun')).toMatchObject([{ gender: 'f' }])
})

test("'escala' stays a form of 'escalar'", () => {
  expect(analyse('escala').some(({ category, lemma }) => category === 'verb' && lemma === 'escalar')).toBe(true)
})

test('a first name of two parts is one, whatever its letters', () => {
  expect(numberOf('Marc-Jacques')).toBe('s')
  expect(numberOf('guarda-chuvas')).toBe('p')
})

test("'grama' is a unit and a plant: of either gender", () => {
  expect(genderOf('grama')).toBeUndefined()
  expect(genderOf('gramas')).toBeUndefined()
  expect(analyse('gramas')).toMatchObject([{ category: 'noun', lemma: 'grama', number: 'p' }])
})
