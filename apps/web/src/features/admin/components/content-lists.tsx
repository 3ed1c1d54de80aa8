import type { AdminCard, AdminQuiz } from '@capivira/core/admin/contract'
import type { Subject } from '@capivira/core/materials/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { DeleteButton } from '@capivira/ui/delete-button.tsx'
import { formatCount, formatDate } from '../../../lib/format.ts'
import { useDeleteSubject } from '../queries.ts'
import { deleteSubjectQuestion } from '../text.ts'
import { Row, Rows } from './rows.tsx'

/** Subjects, which can be deleted. */
export function SubjectList({ subjects }: { subjects: readonly Subject[] }) {
  const remove = useDeleteSubject()
  return (
    <Rows label="Matérias">
      {subjects.map(subject => (
        <Row
          key={subject.id}
          title={subject.name}
          badges={<Badge>{formatCount(subject.materialsCount, 'material', 'materiais')}</Badge>}
          actions={
            <DeleteButton
              name={subject.name}
              title="Excluir matéria"
              question={deleteSubjectQuestion(subject)}
              pending={remove.isPending}
              onDelete={over => remove.mutate(subject.id, { onSettled: over })}
            />
          }
        >
          {subject.description && <p>{subject.description}</p>}
          <p>
            {subject.teacher.fullName} · criada em {formatDate(subject.createdAt)}
          </p>
        </Row>
      ))}
    </Rows>
  )
}

/** Flip cards, to be read. */
export function CardList({ cards }: { cards: readonly AdminCard[] }) {
  return (
    <Rows label="Flip cards">
      {cards.map(card => (
        <Row key={card.id} title={card.question} badges={<Badge>{card.difficulty}</Badge>}>
          <p className="text-base text-ink">{card.answer}</p>
          <p>
            {card.material.title}
            {card.category && ` · ${card.category}`} · {formatDate(card.createdAt)}
          </p>
        </Row>
      ))}
    </Rows>
  )
}

/** Quizzes, to be read. */
export function QuizList({ quizzes }: { quizzes: readonly AdminQuiz[] }) {
  return (
    <Rows label="Quizzes">
      {quizzes.map(quiz => (
        <Row
          key={quiz.id}
          title={quiz.title}
          badges={<Badge>{formatCount(quiz.questionsCount, 'questão', 'questões')}</Badge>}
        >
          <p>
            {quiz.material.title} · {quiz.teacher.fullName} · {formatDate(quiz.createdAt)}
          </p>
        </Row>
      ))}
    </Rows>
  )
}
