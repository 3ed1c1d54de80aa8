import { authorsCounts, authorsLine, serviceSentence } from '../authors.ts'
import { useAuthors } from '../use-authors.ts'

/** Who wrote the items of a material, and what the models that were asked took; keeps its place until it is known. */
export function AuthorsNote({ materialId }: { materialId: number }) {
  const { data } = useAuthors(materialId)
  const line = data ? authorsLine(data) : ''
  if (!data || !line) return <div className="min-h-7 pointer-coarse:min-h-11" />
  const { services } = data
  return (
    <details className="text-sm text-ink-soft print:hidden">
      <summary className="min-h-7 cursor-pointer content-center pointer-coarse:min-h-11">
        Quem escreveu: <strong>{line}</strong>
      </summary>
      <ul className="m-0 mt-1 flex list-disc flex-col gap-1 pl-5">
        {authorsCounts(data).map(count => (
          <li key={count}>{count}</li>
        ))}
        {services.map(service => (
          <li key={`${service.provider} ${service.model} ${service.host}`} className="wrap-anywhere">
            {serviceSentence(service)}
          </li>
        ))}
        {services.length + data.items.assistant + data.items.model === 0 && (
          <li>O texto do material não foi enviado a nenhum serviço.</li>
        )}
        {services.length > 0 && data.items.model === 0 && (
          <li>
            Do modelo nada ficou: o que ele escreveu não passou na conferência com o texto, ou a resposta não veio.
          </li>
        )}
      </ul>
    </details>
  )
}
