import { Button } from '@capivira/ui/button.tsx'
import { Printer } from '@capivira/ui/icons'
import { PageFrame } from '@capivira/ui/page-frame.tsx'
import { ConsentSheet } from '../features/consents/components/consent-sheet.tsx'
import { BackLink } from '../features/navigation/components/links.tsx'
import { useTitle } from '../lib/use-title.ts'

/** /consents/sheet — the text on paper, to be signed at home. */
export default function ConsentSheetPage() {
  useTitle('Folha de consentimento')
  return (
    <>
      <div data-screen-only="">
        <PageFrame
          title="Folha de consentimento"
          subtitle="Uma folha por criança. Quando ela voltar assinada, registre em “Recebi a folha”."
          back={<BackLink href="/consents">Consentimentos</BackLink>}
          actions={
            <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => window.print()}>
              Imprimir
            </Button>
          }
        >
          {null}
        </PageFrame>
      </div>
      <div className="pb-8">
        <ConsentSheet />
      </div>
    </>
  )
}
