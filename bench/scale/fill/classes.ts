import { dice, type Sizes, shares } from '../sizes.ts'

/** The turmas: each group of pupils has one of each of its ten teachers, and with it one of that teacher's subjects. */
export function classStatements({ groups, teachers }: Sizes): string[] {
  const ofTeacher = `(g * ${shares.teachersPerGroup} + k)`
  return [
    `create table bench.turmas as
     select g, k, 1 + ${ofTeacher} % ${teachers} as t, (${ofTeacher} / ${teachers}) % ${shares.subjectsPerTeacher}
       as place
     from generate_series(0, ${groups - 1}) g, generate_series(0, ${shares.teachersPerGroup - 1}) k`,
    `insert into classes (teacher_id, name, note, join_code, created_at)
     select teacher.id, 'Turma ' || g || '-' || k, 'Manhã', 'C' || lpad((g * 100 + k)::text, 7, '0'), bench.at(-185)
     from bench.turmas join bench.teachers teacher using (t) order by g, k`,
    `create table bench.classes as
     select c.id, turma.g, turma.k, turma.t, s.id as subject_id
     from bench.turmas turma
     join classes c on c.join_code = 'C' || lpad((turma.g * 100 + turma.k)::text, 7, '0')
     join bench.subjects s on s.t = turma.t and s.place = turma.place`,
    `insert into class_members (class_id, user_id, joined_at)
     select c.id, p.id, bench.at(-184) from bench.classes c join bench.pupils p on p.in_group = c.g`,
    `insert into subject_classes (subject_id, class_id)
     select c.subject_id, c.id from bench.classes c join subjects s on s.id = c.subject_id and s.is_restricted`,
    // Five tarefas a turma: most in the past, one under way and one to come.
    `insert into assignments (class_id, material_id, with_cards, with_quiz, note, due_day, created_at)
     select c.id, m.id, m.id % 2 = 0, true, null, (bench.at(0) + due * interval '1 day')::date, bench.at(due - 14)
     from bench.classes c
     join (select id, subject_id, row_number() over (partition by subject_id order by id) as place from materials) m
       on m.subject_id = c.subject_id
     cross join lateral (select (array[-90, -60, -20, 3, 9])[m.place] as due) given
     order by c.id, due`,
    `create table bench.pairs as
     select row_number() over (order by p.n, m.id) as pair, p.n, p.id as user_id, m.id as material_id,
       case when ${dice('p.n * 100000 + m.id', 20, shares.completesOneIn)} = 0 then ${shares.cardsPerMaterial}
         else ${shares.cardsRated} end as cards,
       -- Materials were made 33 days apart; a pupil begins some days after.
       (178 - 33 * m.place - ${dice('p.n * 100000 + m.id', 21, 8)})::int as age
     from (select distinct g, subject_id from bench.classes) c
     join bench.pupils p on p.in_group = c.g
     join (select id, subject_id, row_number() over (partition by subject_id order by id) as place from materials) m
       on m.subject_id = c.subject_id
     where (m.place + p.n + c.subject_id) % ${shares.materialsPerSubject} < ${shares.materialsBegun}`,
  ]
}
