import type { Assignment } from '@capivira/core/classes/assignment-contract'
import type { Material } from '@capivira/core/materials/contract'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useRef, useState } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { schoolToday } from '../../../lib/school-today.ts'
import { DraftButtons } from '../../drafts/components/draft-buttons.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { useTeacherMaterials } from '../../materials/queries.ts'
import { assignmentFormName } from '../form-names.ts'
import { useAssignments, useGiveAssignment } from '../queries.ts'
import { text } from '../text.ts'

const parts = {
  both: { label: 'Cards e quiz', done: 'avalia todos os cards e termina o quiz', withCards: true, withQuiz: true },
  cards: { label: 'Só os cards', done: 'avalia todos os cards', withCards: true, withQuiz: false },
  quiz: { label: 'Só o quiz', done: 'termina o quiz', withCards: false, withQuiz: true },
} as const
type Part = keyof typeof parts
const isPart = (value: string): value is Part => value in parts

/** Gives a class a material to study by a day, in a window. */
export function AssignmentForm({
  classId,
  open,
  onOpenChange,
}: {
  classId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Nova tarefa"
      description="A turma vê a tarefa na tela inicial."
    >
      {open && <Form classId={classId} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function Form({ classId, onClose }: { classId: number; onClose: () => void }) {
  const materials = useTeacherMaterials()
  const give = useGiveAssignment(classId)
  const draft = useTextDraft(assignmentFormName(classId), { chosen: '', part: '', dueDay: schoolToday(7), note: '' })
  const { chosen, part, dueDay, note } = draft.value
  const set = (name: keyof typeof draft.value) => (event: { target: { value: string } }) =>
    draft.change(current => ({ ...current, [name]: event.target.value }))
  const { ready, held, material, possible, asked } = choiceOf(materials.data ?? [], { chosen, part })
  const errors = fieldErrorsOf(give.error)
  const [missing, setMissing] = useState(false)
  const twice = useTwice(classId, [material?.id, asked, dueDay].join())
  const form = useRef<HTMLFormElement>(null)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!material) {
      setMissing(true)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const { withCards, withQuiz } = parts[asked]
    const wanted = { materialId: material.id, withCards, withQuiz, dueDay }
    // Who closed the window while it waited gives nothing.
    if (twice.isWaiting || (await twice.holds(wanted)) || !form.current) return
    give.mutate(
      { ...wanted, note },
      {
        onSuccess: () => {
          draft.forget()
          onClose()
          toast({ title: text.assigned })
        },
        onError: error =>
          toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
      },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <RecoveredNotice draft={draft} />
      <MaterialField
        error={errors.materialId ?? (missing && !material ? 'Escolha um material' : undefined)}
        hint={materials.data && ready.length === 0 ? nothingReady(held) : undefined}
        onChange={set('chosen')}
        material={material}
        ready={ready}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="O que fazer" error={errors.withCards ?? errors.withQuiz}>
          <Select value={asked} onChange={set('part')}>
            {possible.map(one => (
              <option key={one} value={one}>
                {parts[one].label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Até o dia" required error={errors.dueDay}>
          <TextInput type="date" value={dueDay} min={schoolToday()} onChange={set('dueDay')} />
        </Field>
      </div>
      <Field label="Recado" hint="Opcional." error={errors.note}>
        <TextArea rows={2} value={note} maxLength={500} onChange={set('note')} />
      </Field>
      <Notes material={material} done={parts[asked].done} />
      <AskTwice isAsked={twice.isAsked} />
      <DraftButtons
        draft={draft}
        onClose={onClose}
        pending={give.isPending || twice.isWaiting}
        label={twice.isAsked ? 'Dar outra igual' : 'Dar tarefa'}
        pendingLabel="Enviando..."
      />
    </form>
  )
}

/** What can be given, and what is chosen of it. */
function choiceOf(all: readonly Material[], { chosen, part }: { chosen: string; part: string }) {
  const ready = all.filter(one => one.isProcessed && (one.cardCount > 0 || one.questionCount > 0))
  const held = all.some(one => one.isProcessed && entersTasks(one))
  // Who has one material alone means that one.
  const material = ready.length === 1 ? ready[0] : ready.find(({ id }) => String(id) === chosen)
  const possible = partsOf(material)
  const asked = isPart(part) && possible.includes(part) ? part : (possible[0] ?? 'cards')
  return { ready, held, material, possible, asked }
}

const AskTwice = ({ isAsked }: { isAsked: boolean }) => (
  <p role="alert" className={isAsked ? 'font-bold' : 'sr-only'}>
    {isAsked && 'A turma já tem esta tarefa, para o mesmo dia. Quer dar outra igual?'}
  </p>
)

type Task = Pick<Assignment, 'materialId' | 'withCards' | 'withQuiz' | 'dueDay'>

/**
 * A task that the class has already is rarely meant twice: it is held back until the same, as `shown`, is sent once
 * more. While the class's tasks are on their way it waits for them; where they do not come, it is sent.
 */
function useTwice(classId: number, shown: string) {
  const given = useAssignments(classId)
  const [asked, setAsked] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const isAsked = asked === shown
  async function tasks(): Promise<readonly Task[]> {
    if (!given.isLoading) return given.data ?? []
    setWaiting(true)
    const { data } = await given.refetch({ cancelRefetch: false })
    setWaiting(false)
    return data ?? []
  }
  return {
    isAsked,
    isWaiting,
    async holds(wanted: Task): Promise<boolean> {
      const names = ['materialId', 'withCards', 'withQuiz', 'dueDay'] as const
      const isThere = (await tasks()).some(one => names.every(name => one[name] === wanted[name]))
      if (isThere) setAsked(shown)
      return isThere && !isAsked
    },
  }
}

/** When the task counts as done, and what enters it yet. */
function Notes({ material, done }: { material: Material | undefined; done: string }) {
  return (
    <>
      <p className="text-sm text-ink-soft">A tarefa conta como feita quando o aluno {done}, a partir de agora.</p>
      {material && entersTasks(material) && (
        <p className="text-sm text-ink-soft">
          Há sugestões deste material à espera da sua revisão: o que você publicar antes entra na tarefa.
        </p>
      )}
    </>
  )
}

/** What can be asked of a material: any part until one is chosen. */
const partsOf = (material: Material | undefined) =>
  (['both', 'cards', 'quiz'] as const).filter(
    one =>
      (!parts[one].withCards || (material?.cardCount ?? 1) > 0) &&
      (!parts[one].withQuiz || (material?.questionCount ?? 1) > 0),
  )

/** Whether something waits for review that a task asks for: words are no part of one. */
const entersTasks = ({ inReview }: Material) => inReview?.cards || inReview?.questions

/** Why no material can be chosen. */
const nothingReady = (held: boolean) =>
  held
    ? 'Seus materiais esperam a sua revisão: publique cards ou questões antes de dar a tarefa.'
    : 'Você ainda não tem um material pronto.'

/** What is to be studied. */
function MaterialField({
  error,
  hint,
  onChange,
  material,
  ready,
}: {
  error: string | undefined
  hint: string | undefined
  onChange: (event: { target: { value: string } }) => void
  material: Material | undefined
  ready: readonly Material[]
}) {
  return (
    <Field label="Material" required error={error} hint={hint}>
      <Select value={material?.id ?? ''} onChange={onChange}>
        <option value="">Escolha...</option>
        {ready.map(({ id, title, subject }) => (
          <option key={id} value={id}>
            {title} ({subject.name})
          </option>
        ))}
      </Select>
    </Field>
  )
}
