import { type DailyGoal, dailyGoals } from '@capivira/core/goals/goal'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { toast } from '@capivira/ui/toast'
import { messageOf } from '../../../lib/http.ts'
import { useSetGoal } from '../queries.ts'

const looks: Record<DailyGoal, string> = { 10: 'Leve', 20: 'Tranquila', 30: 'Normal', 50: 'Puxada' }
const options = dailyGoals.map(goal => ({
  value: String(goal),
  label: `${goal} cards`,
  description: looks[goal],
}))

/** Chooses the goal for the day; closes once it is kept. */
export default function GoalDialog({ dailyCards, onClose }: { dailyCards: number; onClose: () => void }) {
  const save = useSetGoal()

  function choose(value: string) {
    const goal = dailyGoals.find(one => String(one) === value)
    if (goal === undefined) return
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
    >
      <RadioCards
        legend="Cards por dia"
        value={String(dailyCards)}
        disabled={save.isPending}
        onValueChange={choose}
        options={options}
      />
    </Dialog>
  )
}
