import { Link } from '../../navigation/components/links.tsx'
import { shortPrivacy } from '../privacy-short.ts'

type Props = {
  purpose: keyof typeof shortPrivacy
  /** They said that they are up to 12 years old. */
  forChild: boolean
}

/** The privacy notice in short, where an account is created. */
export function PrivacyNote({ purpose, forChild }: Props) {
  return (
    <div className="rounded-md bg-soft-info p-4 text-sm text-info-ink">
      <p>{shortPrivacy[purpose]}</p>
      <p className="mt-2" aria-live="polite">
        {forChild && <strong>Chame alguém que cuida de você para ler junto. </strong>}
        Ao criar a conta, você concorda com o <Link href="/privacy">aviso de privacidade</Link>.
      </p>
    </div>
  )
}
