import { formatNumber } from '../../../lib/format.ts'

/** How many of a class did something: the verb goes with those who did it, the noun with the class. */
export function WhoDid({ done, members, what = '' }: { done: number; members: number; what?: string }) {
  if (members === 0) return <>Ainda não há alunos na turma</>
  if (done === 0)
    return members === 1 ? (
      <>O único aluno da turma ainda não fez{what}</>
    ) : (
      <>
        <strong>Nenhum</strong> dos {formatNumber(members)} alunos fez{what}
      </>
    )
  return (
    <>
      <strong>{formatNumber(done)}</strong> de {formatNumber(members)} {members === 1 ? 'aluno' : 'alunos'}{' '}
      {done === 1 ? 'fez' : 'fizeram'}
      {what}
    </>
  )
}
