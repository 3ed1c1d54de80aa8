import { CloudUpload, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { usePending } from '../features/offline/session.ts'
import { formatCount } from '../lib/format.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const waiting = (count: number) =>
  formatCount(count, 'resposta guardada neste aparelho', 'respostas guardadas neste aparelho')

/** What to know about the network: that there is none, and how much of a pupil's study waits for it; null when all is well. */
function notice(online: boolean, pending: number, isPupil: boolean): string | null {
  if (online) return pending > 0 ? `${waiting(pending)}; enviando assim que der.` : null
  if (!isPupil) return 'Você está sem internet. Algumas coisas podem não funcionar até ela voltar.'
  return pending > 0
    ? `Você está sem internet. ${waiting(pending)}: serão enviadas quando ela voltar.`
    : 'Você está sem internet. O que você baixou continua aqui, e o que você estudar será enviado quando ela voltar.'
}

/** Says how the network is, as long as it is not well. The region is always there, so that it is read aloud. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const pending = usePending()
  const isPupil = useCurrentUser()?.userType === 'student'
  const sentence = notice(online, pending, isPupil)
  const Icon = online ? CloudUpload : WifiOff
  return (
    <div role="status">
      {sentence && (
        <p className="flex items-center justify-center gap-2 bg-soft-xp px-4 py-2 text-center text-sm font-bold text-xp-ink">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {sentence}
        </p>
      )}
    </div>
  )
}
