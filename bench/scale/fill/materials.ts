import { dice, shares } from '../sizes.ts'

const topics = `array['água','vento','relevo','célula','planeta','independência','fotossíntese','erosão','rocha',
  'vulcão','clima','energia','fração','poema','verbo','oceano','floresta','república','ditongo','triângulo']`
const topic = (key: string, seed: number) => `(${topics})[1 + ${dice(key, seed, 20)}]`
const { subjectsPerTeacher, materialsPerSubject, cardsPerMaterial, questionsPerQuiz, wordsPerMaterial } = shares

/** Kind and certainty of item n of a row; teachers have kept one of some forty. */
const standing = (row: string, at: string) => {
  const isJudged = `(${row}.id * 7 + n) % 41 = 0`
  return `(array['definition','relation','date'])[1 + n % 3], 0.5, case when ${isJudged} then 'keep' end,
     case when ${isJudged} then ${row}.${at} end`
}

/** Subjects, materials and all that is made of them. Every other teacher keeps their subjects to their turmas. */
export const materialStatements: readonly string[] = [
  `insert into subjects (name, name_key, teacher_id, is_restricted, created_at)
   select 'Matéria ' || k || ' de ' || ${topic('t * 10 + k', 10)}, 'materia ' || k, id, t % 2 = 0,
     bench.at(-195) + (t * ${subjectsPerTeacher} + k) * interval '1 minute'
   from bench.teachers, generate_series(1, ${subjectsPerTeacher}) k order by t, k`,
  `create table bench.subjects as
   select s.id, t.t, row_number() over (partition by t.t order by s.id) - 1 as place
   from subjects s join bench.teachers t on t.id = s.teacher_id`,
  `insert into materials (title, description, subject_id, teacher_id, pdf_path, pdf_sha256, pdf_bytes, content,
    is_processed,
     status, progress, page_count, created_at, processed_at)
   select 'Texto ' || k || ' sobre ' || ${topic('s.id * 10 + k', 11)}, 'Para a aula ' || k, s.id, own.teacher_id,
     s.id || '-' || k || '.pdf', sha256((s.id || '-' || k)::bytea), 900000,
     repeat('Um parágrafo do texto deste material, como foi lido. ', 300), true, 'processed', 100,
       ${shares.pagesPerMaterial},
     made.at, made.at + interval '1 minute'
   from bench.subjects s join subjects own on own.id = s.id, generate_series(1, ${materialsPerSubject}) k,
     lateral (select bench.at(-180 + 33 * k) + s.id * interval '20 seconds' as at) made
   order by made.at`,
  `insert into material_pages (material_id, number, page)
   select m.id, n, jsonb_build_object('number', n, 'width', 595, 'height', 842, 'source', 'text', 'confidence', null,
     'lines', (
     select jsonb_agg(jsonb_build_object('text',
       'A linha ' || l || ' da página ' || n || ' explica uma parte do assunto.',
       'box', jsonb_build_array(70, 60 + 18 * l, 520, 74 + 18 * l), 'fontSize', 11, 'bold', '[]'::jsonb, 'italic',
         '[]'::jsonb,
       'monospace', false)) from generate_series(1, 38) l))
   from materials m, generate_series(1, ${shares.pagesPerMaterial}) n`,
  // One file of ten has text that its pages do not show.
  `insert into hidden_texts (material_id, letters, pages, was_read, looked_at)
   select id, case when id % 10 = 0 then 120 else 0 end, case when id % 10 = 0 then array[2, 5] else '{}' end, true,
     processed_at
   from materials`,
  `insert into flip_cards (material_id, question, answer, category, difficulty, position, source_page, source_quote,
    family, engine,
     fingerprint, state, fact_kind, certainty, verdict, verdict_at, created_at)
   select m.id, 'O que é ' || ${topic('m.id * 100 + n', 12)} || ' no caso ' || n || ' deste texto?',
     'É o que ' || ${topic('m.id * 100 + n', 13)} || ' faz quando encontra ' || ${topic('m.id * 100 + n', 14)} || '.',
     'Parte ' || 1 + n / 12, (array['fácil','médio','difícil'])[1 + n % 3], n, 1 + n / 7,
     'A linha ' || 1 + n % 38 || ' da página ' || 1 + n / 7 || ' explica uma parte do assunto.', 'definition',
     case when m.id % 4 = 0 then 'model' else 'extractive' end, md5(m.id || 'c' || n),
     -- One of a hundred was taken away from the pupils.
     case when (m.id * 50 + n) % 97 = 0 then 'hidden' else 'shown' end, ${standing('m', 'processed_at')},
     m.processed_at
   from materials m, generate_series(0, ${cardsPerMaterial - 1}) n order by m.id, n`,
  `insert into words (material_id, word, hint, position, source_page, fingerprint, fact_kind, certainty, verdict,
     verdict_at, created_at)
   select m.id, ${topic('m.id * 20 + n', 15)} || chr(97 + n), 'Dica ' || n || ' do texto', n, 1 + n % 8,
     md5(m.id || 'w' || n), ${standing('m', 'processed_at')}, m.processed_at
   from materials m, generate_series(0, ${wordsPerMaterial - 1}) n`,
  `insert into quizzes (material_id, title, created_at) select id, 'Quiz: ' || title, processed_at from ` +
    'materials order by id',
  `insert into quiz_questions (quiz_id, question, options, correct_answer, explanation, category, position, source_page,
     source_quote, engine, fingerprint, fact_kind, certainty, verdict, verdict_at, created_at)
   select q.id, 'Segundo o texto, o que faz ' || ${topic('q.id * 100 + n', 16)} || ' no caso ' || n || '?',
     jsonb_build_array('Aquece o caso ' || n, 'Esfria o caso ' || n, 'Move o caso ' || n, 'Guarda o caso ' || n),
     ${dice('q.id * 100 + n', 17, 4)}, 'A página ' || 1 + n % 8 || ' diz por quê.', 'Parte ' || 1 + n / 5, n, 1 + n % 8,
     'A linha ' || 1 + n || ' da página.', case when q.id % 4 = 0 then 'model' else 'extractive' end,
       md5(q.id || 'q' || n), ${standing('q', 'created_at')}, q.created_at
   from quizzes q, generate_series(0, ${questionsPerQuiz - 1}) n order by q.id, n`,
  `insert into spare_items (material_id, kind, fingerprint, place, page, category, item)
   select m.id, 'card', md5(m.id || 's' || n), n, 1 + n % 8, 'Parte ' || 1 + n % 4, jsonb_build_object('question',
     'E o caso ' || n
     || '?', 'answer', 'É mais um.', 'category', 'Parte ' || 1 + n % 4, 'difficulty', 'médio', 'page', 1 + n % 8)
   from materials m, generate_series(0, 9) n`,
  // What the triggers keep (decisions/012), counted once instead of row by row.
  `update materials set cards_count = counted.cards from (
     select material_id, count(*)::int as cards from flip_cards where state = 'shown' group by material_id
   ) counted where counted.material_id = materials.id`,
  `update materials set words_count = counted.words from (
     select material_id, count(*)::int as words from words where state = 'shown' group by material_id
   ) counted where counted.material_id = materials.id`,
  `update materials set model_items = counted.model, extractive_items = counted.extractive from (
     select id, count(*) filter (where engine = 'model') as model, count(*) filter (where engine = 'extractive')
       as extractive
     from (
       select material_id as id, engine from flip_cards
       union all select q.material_id, i.engine from quiz_questions i join quizzes q on q.id = i.quiz_id
     ) items group by id
   ) counted where counted.id = materials.id`,
  `update quizzes set questions_count = counted.questions from (
     select quiz_id, count(*)::int as questions from quiz_questions where state = 'shown' group by quiz_id
   ) counted where counted.quiz_id = quizzes.id`,
]
