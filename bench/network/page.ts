import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const entry = fileURLToPath(new URL('page/device.ts', import.meta.url))

/** The page on which a device's person works, and its code: the application's own modules, by path. */
export async function devicePage(): Promise<Map<string, [string, string]>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, rolldownOptions: { input: entry, output: { entryFileNames: 'device.js' } } },
  })
  const files = new Map<string, [string, string]>()
  for (const { output } of [built].flat().filter((one): one is Rolldown.RolldownOutput => 'output' in one)) {
    for (const file of output)
      if (file.type === 'chunk') files.set(`/${file.fileName}`, ['text/javascript; charset=utf-8', file.code])
  }
  const html =
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><script type="module" src="/device.js"></script></html>'
  return files.set('/device.html', ['text/html; charset=utf-8', html])
}
