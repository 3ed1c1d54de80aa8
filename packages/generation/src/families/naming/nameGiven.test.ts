import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Voçoroca é o nome dado aos grandes buracos abertos pela chuva no terreno.',
    'A que se dá o nome de voçoroca? → Aos grandes buracos abertos pela chuva no terreno',
    'Que nome se dá aos grandes buracos abertos pela chuva no terreno? → Voçoroca',
  ],
  [
    'Foz é o termo usado para designar o ponto em que o rio encontra o mar.',
    'A que se dá o nome de foz? → Ao ponto em que o rio encontra o mar',
    'Que nome se dá ao ponto em que o rio encontra o mar? → Foz',
  ],
  [
    'Charque, carne-seca ou jabá (do quíchua) é o nome que se dá à carne salgada e seca ao sol.',
    'A que se dá o nome de charque? → À carne salgada e seca ao sol',
    'Que nome se dá à carne salgada e seca ao sol? → Charque',
  ],
  [
    'Na culinária, rapadura é o nome dado ao doce feito do caldo da cana.',
    'Na culinária, a que se dá o nome de rapadura? → Ao doce feito do caldo da cana',
    'Na culinária, que nome se dá ao doce feito do caldo da cana? → Rapadura',
  ],
])('%s', (sentence, what, name) => {
  expect(found(sentence, 'definition/name-given')).toEqual([what])
  expect(found(sentence, 'naming/name-given')).toEqual([name])
  expect(found(sentence, 'definition/is-a')).toEqual([])
  expect(found(sentence, 'definition/apposition')).toEqual([])
})
