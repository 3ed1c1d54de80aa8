import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromQuotedPrintable } from './quoted-printable.ts'
import { decodeText } from './text-encoding.ts'

test.each([
  [
    'a mail',
    'O que =C3=A9 fotoss=C3=ADntese?;produ=C3=A7=C3=A3o de a=\r\n=C3=A7=C3=BAcar',
    'O que é fotossíntese?;produção de açúcar',
  ],
  ['an older mail', 'Fun=E7=E3o;rela=E7=E3o =3D 1', 'Função;relação = 1'],
  [
    'contacts',
    'N;ENCODING=QUOTED-PRINTABLE:Concei=C3=A7=C3=A3o;=4A=6F=73=C3=A9',
    'N;ENCODING=QUOTED-PRINTABLE:Conceição;José',
  ],
])('the text of %s is read as it was meant', (_, text, meant) => {
  expect(fromQuotedPrintable(text)).toBe(meant)
  expect(decodeText(new TextEncoder().encode(text))).toMatchObject({ text: meant, mended: true })
})

test.each([
  'x=20;y=30',
  'a=E7',
  'Quanto é 5=C3?;não',
  '::q:: Um? {=C3=A9 ~B}',
  'https://escola.example/?a=C3&b=F3',
  'cor=FFEE00;x',
  'Vídeo;https://videos.example/watch?v=E1aBc\nOutro;https://videos.example/watch?v=E2aBc\nação;2=20',
  'Video;https://videos.example/watch?v=E1aBc\nOutro;https://videos.example/watch?v=E2aBc',
  'caf=C3=A9 e sofá;x',
  'caf=C3=A9;y = x;z = y',
])('%s stays', text => {
  expect(fromQuotedPrintable(text)).toBeNull()
  expect(decodeText(new TextEncoder().encode(text))).toMatchObject({ text, mended: false })
})

/** As a mail program writes it, in lines of 76. */
function written(text: string): string {
  const signs = [...text].map(sign =>
    /^[ -<>-~]$/.test(sign)
      ? sign
      : [...new TextEncoder().encode(sign)]
          .map(byte => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
          .join(''),
  )
  let line = ''
  return signs
    .map(sign => {
      const breaks = line.length + sign.length > 75
      line = breaks ? sign : line + sign
      return breaks ? `=\r\n${sign}` : sign
    })
    .join('')
}

test('whatever a mail program wrote comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const meant = `coração ${text}`
      expect(fromQuotedPrintable(written(meant))).toBe(meant)
    }),
  )
})
