import type { SchoolClass } from '@capivira/core/classes/contract'
import type { TeacherDashboard } from '@capivira/core/dashboards/contract'
import type { Material } from '@capivira/core/materials/contract'
import { hasFew, waitingSentence } from '../review/waiting.ts'

export type Step = {
  title: string
  done: boolean
  words: string
  /** Where it is done, and what its button says. */
  href: string
  action: string
  /** By which pupils come in, once there is a class. */
  code?: string
}

type Counts = 'inReview' | 'suggestedCount' | 'flipCardsCount' | 'quizQuestionsCount' | 'wordsCount'

type Has = {
  dashboard: Pick<TeacherDashboard, 'engagement'>
  materials: readonly Pick<Material, 'id' | 'status' | Counts>[]
  classes: readonly Pick<SchoolClass, 'id' | 'name' | 'joinCode' | 'membersCount' | 'archivedAt'>[]
}

/**
 * Whether a teacher went the way before: pupils were in some class, were it one of another year, and there is what to
 * study.
 */
export const wentTheWay = ({
  materials,
  classes,
}: {
  materials: readonly Pick<Material, 'status'>[]
  classes: Has['classes']
}): boolean =>
  materials.some(({ status }) => status === 'processed') && classes.some(({ membersCount }) => membersCount > 0)

/**
 * The three steps to the first class that studies, in order, and which are done. Pupils who study already have made all
 * of them.
 */
export function stepsOf({ dashboard, materials, classes }: Has): readonly Step[] {
  const studies = dashboard.engagement > 0
  const active = classes.filter(({ archivedAt }) => archivedAt === null)
  const [turma] = active
  const read = materials.filter(({ status }) => status === 'processed')
  const isRead = read.length > 0
  /** Of what was read, where pupils have little before their teacher has looked at it. */
  const waiting = read.every(hasFew) ? read[0] : undefined
  const isOnTheWay = !isRead && materials.some(({ status }) => status !== 'failed')
  return [
    {
      title: 'Envie um material',
      done: studies || (isRead && !waiting),
      ...(waiting ? toReview(waiting) : isOnTheWay ? underWay : toSend),
    },
    {
      title: 'Crie uma turma',
      done: studies || turma !== undefined,
      words: 'Ela ganha um código de entrada, e você vê quem estudou o quê.',
      href: '/classes',
      action: 'Criar a turma',
    },
    {
      title: 'Mostre o código aos alunos',
      done: studies || active.some(({ membersCount }) => membersCount > 0),
      words: turma
        ? `Cada aluno se cadastra e entra na turma ${turma.name} com ele. Este passo se completa sozinho.`
        : 'Com ele, cada aluno entra na turma e vê os seus materiais.',
      href: turma ? `/classes/${turma.id}` : '/classes',
      action: 'Mostrar o código',
      ...(turma && { code: turma.joinCode }),
    },
  ]
}

type Way = Pick<Step, 'words' | 'href' | 'action'>

const toSend: Way = {
  words: 'Um PDF da aula, mesmo escaneado: dele saem cards, questões e jogos.',
  href: '/upload-material',
  action: 'Enviar um PDF',
}
const underWay: Way = {
  words: 'Seu PDF está sendo lido. Enquanto isso, já dá para criar a turma.',
  href: '/manage-materials',
  action: 'Acompanhar',
}
const toReview = (material: Has['materials'][number]): Way => ({
  words: `Seu material está pronto. ${waitingSentence(material)}`,
  href: `/review/${material.id}`,
  action: 'Revisar',
})
