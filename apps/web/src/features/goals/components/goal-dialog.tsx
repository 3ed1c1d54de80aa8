import { type DailyGoal, dailyGoals } from '@capivira/core/goals/goal'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useSetGoal } from '../queries.ts'

const looks: Record<DailyGoal, string> = { 10: 'Leve', 20: 'Tranquila', 30: 'Normal', 50: 'Puxada' }
const options = dailyGoals.map(goal => ({
  value: String(goal),
  label: `${goal} cards`,
  description: looks[goal],
}))

/**
 * Chooses the goal for the day; closes once it is kept. The arrows of a keyboard pass over goals that are not meant.
 */
export default function GoalDialog({ dailyCards, onClose }: { dailyCards: number; onClose: () => void }) {
  const save = useSetGoal()
  const [chosen, setChosen] = useState(String(dailyCards))

  function keep() {
    const goal = dailyGoals.find(one => String(one) === chosen)
    if (goal === undefined || goal === dailyCards) return onClose()
    save.mutate(goal, {
      onSuccess: onClose,
      onError: error =>
        toast({
          title: 'Erro',
          description: messageOf(error, 'Não foi possível mudar a meta. Tente de novo.'),
          variant: 'destructive',
        }),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Minha meta diária"
      description="Quantos cards você quer estudar por dia? Você pode mudar quando quiser."
      footer={
        <Button pending={save.isPending} pendingLabel="Salvando..." onClick={keep}>
          Salvar meta
        </Button>
      }
    >
      <RadioCards
        legend="Cards por dia"
        value={chosen}
        disabled={save.isPending}
        onValueChange={setChosen}
        options={options}
      />
    </Dialog>
  )
}
