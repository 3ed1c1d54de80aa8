import { expect, test } from 'vitest'
import { picturesOf } from './pictures.js'

const picture = (entries: string) =>
  `1 0 obj\n<< /Type /XObject /Subtype /Image ${entries} >>\nstream\n/SMask\nendstream\nendobj\n`
const kinds = (...pictures: string[]) => {
  const found = picturesOf(Buffer.from(`%PDF-1.4\n${pictures.map(picture).join('')}`))
  return found && Object.fromEntries(found)
}

test('tells by dictionaries which pictures hide what is under them, which are grey, which a program has drawn', () => {
  expect(
    kinds(
      '/Width 10 /Height 20 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      '/Width 30 /Height 20 /ColorSpace /DeviceGray /BitsPerComponent 8',
      '/Width 40 /Height 20 /ColorSpace [/CalGray << /WhitePoint [1 1 1] >>] /BitsPerComponent 8',
      '/Width 50 /Height 20 /ImageMask true /BitsPerComponent 1',
      '/Width 60 /Height 20 /ColorSpace /DeviceRGB /SMask 7 0 R',
      '/Width 70 /Height 20 /Filter /JPXDecode',
      '/Width 80 /Height 20 /ColorSpace /DeviceRGB /Filter [/FlateDecode /DCTDecode]',
    ),
  ).toEqual({
    '10×20': { opaque: true, grey: false, drawn: true },
    '30×20': { opaque: true, grey: true, drawn: false },
    '40×20': { opaque: true, grey: true, drawn: false },
    '50×20': { opaque: false, grey: true, drawn: false },
    '60×20': { opaque: false, grey: false, drawn: true },
    '70×20': { opaque: false, grey: false, drawn: false },
    '80×20': { opaque: true, grey: false, drawn: false },
  })
})

test('believes of two pictures of one size what holds of both', () => {
  const grey = '/Width 9 /Height 9 /ColorSpace /DeviceGray'
  expect(kinds('/Width 9 /Height 9 /Mask [0 1]', grey)).toEqual({ '9×9': { opaque: false, grey: false, drawn: false } })
  expect(kinds('/Width 9 /Height 9', '/Width 9 /Height 9 /Filter /DCTDecode')).toEqual({
    '9×9': { opaque: true, grey: false, drawn: false },
  })
})

test('takes a grey picture for the mask of the one that asks for a mask of its size', () => {
  const grey = '/Width 9 /Height 9 /ColorSpace /DeviceGray'
  expect(kinds('/Width 9 /Height 9 /SMask 3 0 R', grey)).toEqual({ '9×9': { opaque: false, grey: false, drawn: true } })
  const masked = '/Width 9 /Height 9 /SMask 3 0 R'
  expect(kinds(masked, grey, grey)).toEqual({ '9×9': { opaque: false, grey: false, drawn: false } })
  // Two that share one mask.
  expect(kinds(masked, masked, grey, grey)).toEqual({ '9×9': { opaque: false, grey: false, drawn: false } })
  expect(kinds(masked, '/Width 9 /Height 9 /SMask 4 0 R', grey, grey)).toEqual({
    '9×9': { opaque: false, grey: false, drawn: true },
  })
})

test('knows nothing where a picture does not say how large it is', () => {
  expect(kinds('/Width 12 0 R /Height 9')).toBeNull()
  expect(kinds('/Height 9')).toBeNull()
})

test('of a file without pictures nothing is to be known', () => {
  expect(picturesOf(Buffer.from('%PDF-1.4 /Image /ImageB'))).toEqual(new Map())
})
