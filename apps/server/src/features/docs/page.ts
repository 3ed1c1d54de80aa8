import type { Endpoint } from '@capivira/core/http/endpoint'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const html = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

const roleNames = { student: 'aluno', teacher: 'professor', admin: 'administrador' } as const

/** The readable page of all calls: plain HTML, no script, so that it opens under the strictest policy. */
export function apiPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, ({ group }) => group)
  const sections = [...groups].map(
    ([group, calls]) => `<section><h2>${html(group)}</h2><table>
<thead><tr><th scope="col">Chamada</th><th scope="col">O que faz</th><th scope="col">Quem pode</th></tr></thead>
<tbody>${calls.map(row).join('\n')}</tbody></table></section>`,
  )
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API da Capivira</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>API da Capivira</h1>
<p>Estas são todas as chamadas.
Os formatos completos estão em <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
Erros respondem <code>{"message": "…", "errors": {"campo": "…"}}</code>.</p>
${sections.join('\n')}</main></body></html>`
}

function row({ method, path, summary, access }: Endpoint): string {
  const who = access === 'anyone' ? 'qualquer pessoa' : access.map(role => roleNames[role]).join(', ')
  return `<tr><td><code><b>${method}</b> ${html(path)}</code></td><td>${html(summary)}</td><td>${who}</td></tr>`
}

export const apiPageStyle = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .5rem .75rem; vertical-align: top }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
code { overflow-wrap: anywhere }
`
