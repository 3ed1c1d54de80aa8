import type { MemoryReplay } from '@capivira/core/admin/system-contract'
import { Card } from '@capivira/ui/card.tsx'
import { Brain } from '@capivira/ui/icons'
import { formatCount, formatDateTime } from '../../../lib/format.ts'

/** What the reckoning of all memories after an upgrade has come to, with what changed for pupils. */
export function ReckonedMemories({ memories }: { memories: MemoryReplay }) {
  const { left, forWeights, endedAt, sooner, later, unlogged, streaks, achievements } = memories
  const lines = [
    `${formatCount(memories.memories, 'card recalculado', 'cards recalculados')}, de ` +
      `${formatCount(memories.pupils, 'aluno', 'alunos')}.`,
    sooner + later > 0 &&
      `${formatCount(sooner, 'card vem', 'cards vêm')} em um dia anterior ao que estava marcado, e ` +
        `${formatCount(later, 'em um dia posterior', 'em um dia posterior')}; os outros ficam no mesmo dia.`,
    unlogged > 0 &&
      `${formatCount(unlogged, 'card ficou como estava', 'cards ficaram como estavam')}: nem todas as ` +
        'avaliações estão no registro.',
    streaks > 0 &&
      `${formatCount(streaks, 'ofensiva recuperou', 'ofensivas recuperaram')} dias que tinham chegado depois.`,
    achievements > 0 &&
      `${formatCount(achievements, 'conquista foi entregue', 'conquistas foram entregues')} por esses dias, ` +
        'com o XP de cada uma.',
  ].filter(line => line !== false)
  return (
    <Card role="region" aria-labelledby="reckoned-memories" className="flex flex-col gap-3">
      <h2 id="reckoned-memories" className="flex items-center gap-2 text-lg">
        <Brain aria-hidden="true" className="size-6 shrink-0" />
        {forWeights ? 'A memória dos cards com os novos pesos' : 'A memória dos cards pelo dia da escola'}
      </h2>
      <p>
        {forWeights
          ? 'Mudaram os pesos com que a memória é prevista, e as datas das revisões são recalculadas a partir do ' +
            'registro de avaliações.'
          : 'Esta versão conta os dias entre as revisões pelo calendário da escola, e não pelo horário universal, ' +
            'em que o dia vira às 21h de Brasília. Por isso refez as contas a partir do registro de avaliações.'}{' '}
        {endedAt
          ? `Terminou em ${formatDateTime(endedAt)}.`
          : 'Está em andamento: ' +
            `${left === 1 ? 'falta 1 aluno' : `faltam ${formatCount(left, 'aluno', 'alunos')}`}. Enquanto isso ` +
            'todos estudam normalmente.'}
      </p>
      <ul className="list-disc pl-5">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
