import type { Answer, Visitor } from './app.ts'

/** A file as a form sends it. */
export type FormFile = { name: string; bytes: Uint8Array | string; type?: string }

/** Sends a form as a browser would, its parts in the order given: texts are fields, the rest files. */
export async function sendForm<Body = unknown>(
  person: Visitor,
  url: string,
  parts: readonly (readonly [name: string, value: string | FormFile])[],
): Promise<Answer<Body>> {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else {
      const bytes = typeof value.bytes === 'string' ? value.bytes : new Uint8Array(value.bytes)
      form.append(name, new Blob([bytes], { type: value.type ?? 'application/pdf' }), value.name)
    }
  }
  const encoded = new Response(form)
  return person.send<Body>({
    method: 'POST',
    url,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  })
}
