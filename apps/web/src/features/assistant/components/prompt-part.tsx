import type { PromptPart } from '@capivira/core/assistant/contract'
import { Button } from '@capivira/ui/button.tsx'
import { downloadText } from '../../../lib/download.ts'
import { formatCount } from '../../../lib/format.ts'
import { fileNameOf } from '../text.ts'
import { CopyField } from './copy-field.tsx'

/** With the mark by which old programs know UTF-8. */
const download = (name: string, content: string) => downloadText(name, `\ufeff${content}`)

/** One part of a material to hand to an assistant: with its text, or short, with the text as a file to attach. */
export function PromptPartCard({ part, title }: { part: PromptPart; title: string }) {
  const pages = part.fromPage === part.toPage ? `página ${part.fromPage}` : `páginas ${part.fromPage} a ${part.toPage}`
  const name = part.of > 1 ? `Parte ${part.number} de ${part.of}` : 'O pedido'
  return (
    <div className="flex flex-col gap-3">
      <p className="font-bold">
        {name}: {pages}, {formatCount(part.words, 'palavra', 'palavras')}
      </p>
      <CopyField
        label="Pedido com o texto"
        value={part.prompt}
        more={
          <Button variant="secondary" onClick={() => download(`pedido-${fileNameOf(title, part)}`, part.prompt)}>
            Baixar o pedido
          </Button>
        }
      />
      <details>
        <summary className="min-h-10 cursor-pointer py-2 font-bold text-info-ink">
          O assistente aceita anexo? Use o pedido curto
        </summary>
        <div className="flex flex-col gap-3 pt-2">
          <CopyField
            label="Pedido curto"
            value={part.shortPrompt}
            more={
              <Button variant="secondary" onClick={() => download(fileNameOf(title, part), part.text)}>
                Baixar o texto para anexar
              </Button>
            }
          />
        </div>
      </details>
    </div>
  )
}
