import { expect, test } from 'vitest'
import { filesOfPage, isFile, isOwnPage } from './own-page.ts'

const ours = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta name="school-time-zone" content="America/Sao_Paulo">
    <script type="module" crossorigin src="/assets/index-DPU8z-O4.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/start-DLY0_1pk.js">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body><div id="app"></div></body>
</html>
`

test('our page is known by its mark, and by its end', () => {
  expect(isOwnPage(ours)).toBe(true)
  expect(isOwnPage(ours.slice(0, ours.length / 2))).toBe(false)
})

test.each([
  [
    'a portal',
    '<!doctype html><html><head><title>Wi-Fi da escola</title></head><body>Entre para navegar</body></html>',
  ],
  ['a filter that names the address', '<html><body>capivira.escola.example foi bloqueado: Capivira</body></html>'],
  ['a gateway', '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'],
  ['nothing', ''],
])('the page of %s is not ours', (_, text) => expect(isOwnPage(text)).toBe(false))

test('the files a page begins with are found', () => {
  expect(filesOfPage(ours)).toEqual(['/assets/index-DPU8z-O4.js', '/assets/start-DLY0_1pk.js'])
})

const answer = (type: string, more: Partial<Response> = {}) => ({
  ok: true,
  redirected: false,
  headers: new Headers({ 'content-type': type }),
  ...more,
})

test.each([
  ['/assets/index-DPU8z-O4.js', 'text/javascript; charset=utf-8', true],
  ['/assets/style-C3qKOSFI.css', 'text/css; charset=utf-8', true],
  ['/assets/nunito-latin-wght-normal-BzFMHfZw.woff2', 'font/woff2', true],
  ['/index.html', 'text/html; charset=utf-8', true],
  ['/manifest.webmanifest', 'application/manifest+json', true],
  ['/icon-192.png', 'image/png', true],
  ['/assets/index-DPU8z-O4.js', 'text/html', false],
  ['/assets/style-C3qKOSFI.css', 'text/html', false],
  ['/icon-192.png', 'text/html', false],
])('%s as %s', (path, type, expected) => expect(isFile(path, answer(type))).toBe(expected))

test('an answer that came from elsewhere, or a refusal, is no file', () => {
  expect(isFile('/index.html', answer('text/html', { redirected: true }))).toBe(false)
  expect(isFile('/index.html', answer('text/html', { ok: false }))).toBe(false)
})
