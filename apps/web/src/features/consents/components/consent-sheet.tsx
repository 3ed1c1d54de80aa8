import '../../exchange/components/print.css'
import { consentText } from '@capivira/core/consents/text'
import { consentVersion } from '@capivira/core/consents/text-versions'
import { ConsentWords } from './consent-words.tsx'

const lines = ['Nome da criança', 'Turma', 'Nome do responsável', 'O que é da criança', 'Data', 'Assinatura'] as const

/**
 * The text on a sheet of paper, with the lines to fill in at home: on one side, for what is signed is what stands above
 * the signature; where a large print needs two, the declaration goes with the lines.
 */
export function ConsentSheet() {
  return (
    <div className="paper-stack" lang="pt-BR">
      <div className="paper exam consent">
        <h2>{consentText.title}</h2>
        <ConsentWords />
        <div className="break-inside-avoid">
          <p className="mt-3 font-bold">{consentText.declaration}</p>
          <dl className="mt-2 grid gap-2">
            {lines.map(line => (
              <div key={line} className="flex items-end gap-3">
                <dt className="shrink-0">{line}:</dt>
                <dd className="m-0 h-6 flex-1 border-b border-current" />
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-2 text-xs">Texto {consentVersion}</p>
      </div>
    </div>
  )
}
