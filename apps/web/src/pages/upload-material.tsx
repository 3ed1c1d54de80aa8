import { Card } from '@capivira/ui/card.tsx'
import { Emoji, type EmojiName } from '@capivira/ui/emoji.tsx'
import { useLocation } from 'wouter'
import { UploadForm } from '../features/materials/components/upload-form.tsx'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

const steps: readonly { emoji: EmojiName; title: string; text: string }[] = [
  {
    emoji: 'page',
    title: 'Envie um PDF',
    text: 'Um capítulo, uma apostila, slides. Páginas escaneadas também servem.',
  },
  {
    emoji: 'magnifier',
    title: 'Nós lemos tudo',
    text: 'O texto é lido página por página. Você acompanha o andamento em “Meus Materiais”.',
  },
  {
    emoji: 'check',
    title: 'Você dá uma olhada',
    text:
      'O que não vai direto para os alunos espera a sua revisão, ao lado do trecho de onde veio: uns dez segundos ' +
      'por item.',
  },
  {
    emoji: 'rocket',
    title: 'A turma estuda',
    text: 'Os alunos encontram na tela deles tudo o que está publicado.',
  },
]

/** /upload-material — sends a PDF and explains what happens to it. */
export default function UploadMaterial() {
  const [, go] = useLocation()
  return (
    <Page
      title="Novo Material"
      subtitle="Transforme um PDF em flip cards e quiz."
      actions={
        <ButtonLink href="/import-material" variant="secondary">
          Importar cards
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem] lg:gap-6">
        <Card>
          <UploadForm form="screen" onUploaded={() => go('/manage-materials')} />
        </Card>
        <Card tone="info">
          <h2 className="mb-4 text-lg">Como funciona</h2>
          <ol className="m-0 flex list-none flex-col gap-4 p-0">
            {steps.map(({ emoji, title, text }) => (
              <li key={title} className="flex gap-3">
                <Emoji name={emoji} className="size-10" />
                <span>
                  <strong className="block">{title}</strong>
                  <span className="text-sm">{text}</span>
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-sm">Os cards e as questões são feitos de frases do próprio material.</p>
        </Card>
      </div>
    </Page>
  )
}
