import { consentLinkSpent } from '@capivira/core/consents/contract'
import { consentText } from '@capivira/core/consents/text'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LinkMissing } from '../features/accounts/components/link-missing.tsx'
import { GuardianAnswer } from '../features/consents/components/guardian-answer.tsx'
import { useConsentLink } from '../features/consents/queries.ts'
import { ApiError, messageOf } from '../lib/http.ts'
import { useLinkSecret } from '../lib/link-secret.ts'
import { useTitle } from '../lib/use-title.ts'

/** /consent#secret — where the e-mail to a child's guardian leads. No account is needed. */
export default function Consent() {
  useTitle(consentText.title)
  const { secret, forget } = useLinkSecret()
  const link = useConsentLink(secret)
  const refused = link.error instanceof ApiError && [403, 410].includes(link.error.status) ? link.error : null
  return (
    <AuthLayout
      pose="reading"
      title={consentText.title}
      subtitle={link.data ? `Sobre a conta de ${link.data.childFirstName}` : 'Para mães, pais e responsáveis'}
    >
      {!secret ? (
        <LinkMissing />
      ) : refused ? (
        <p role="alert" className="text-center">
          {messageOf(refused, consentLinkSpent)}
        </p>
      ) : link.isError && !link.data ? (
        <ErrorState level={2} onRetry={() => link.refetch()} retrying={link.isFetching} />
      ) : !link.data ? (
        <Skeleton className="h-64" />
      ) : (
        <GuardianAnswer key={secret} token={secret} link={link.data} onAnswered={forget} />
      )}
    </AuthLayout>
  )
}
