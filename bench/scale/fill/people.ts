import { dice, type Sizes, shares, userIdSql } from '../sizes.ts'

const firstNames = `array['Ana','João','Bia','Caio','Lia','Rui','Íris','Davi','Sofia','Otávio','Cecília','Mateus']`
const lastNames = `array['Silva','Souza','Ramos','Alves','Araújo','Lima','Rocha','Gonçalves','Moura','Cardoso']`

/**
 * Pupils, teachers and administrators, and the phones and computers they are signed in on. `password` is everybody's,
 * hashed.
 */
export function peopleStatements({ pupils, teachers, admins }: Sizes, password: string): string[] {
  const all = pupils + teachers + admins
  return [
    `insert into users (id, email, first_name, last_name, full_name, phone, password, user_type, is_email_verified,
      age_range,
       created_at, updated_at)
     select ${userIdSql('n')}, 'pessoa' || n || '@escola.example', first, last, first || ' ' || last, '(11) 90000-0000',
       '${password}', case when n <= ${pupils} then 'student' when n <= ${pupils + teachers} then 'teacher'
         else 'admin' end,
       true, case when n <=
         ${pupils} then (array['até 12','13 a 17','13 a 17','13 a 17','18 ou mais',null])[1 + ${dice('n', 5, 6)}] end,
       bench.at(-200) + n * interval '1 minute', bench.at(-1)
     from generate_series(1, ${all}) n, lateral (select
       (${firstNames})[1 + ${dice('n', 1, 12)}] as first,
       (${lastNames})[1 + ${dice('n', 2, 10)}] || ' ' || (${lastNames})[1 + ${dice('n', 3, 10)}] || ' ' || n
         as last) named`,
    // Each pupil's group of thirty has ten teachers, and so each pupil is in ten turmas.
    `create table bench.pupils as
     select n, ${userIdSql('n')} as id, (n - 1) / ${shares.groupSize} as in_group from generate_series(1, ${pupils}) n`,
    `create table bench.teachers as
     select t, ${userIdSql(`${pupils} + t`)} as id from generate_series(1, ${teachers}) t`,
    `insert into sessions (sid, sess, expire, user_id, created_at, last_seen_at)
     select encode(sha256((n || '/' || k)::bytea), 'hex'), '{"userAgent": "Mozilla/5.0"}', bench.at(6),
       ${userIdSql('n')},
       bench.at(-10), bench.at(-1)
     from generate_series(1, ${all}) n, generate_series(1, 2) k`,
    `insert into study_goals (user_id, daily_cards, updated_at)
     select id, 10 + 5 * ${dice('n', 4, 6)}, bench.at(-30) from bench.pupils where n % 2 = 0`,
    // Of three children one has a guardian's consent on paper, one by an e-mail that nobody has looked at, and the
    // third waits for it.
    `insert into guardian_consents (user_id, guardian_name, relation, method, guardian_email, text_version, asked_at,
      given_at)
     select p.id, 'Rosa Lima', 'mãe', case p.n % 3 when 1 then 'paper' else 'letter' end,
       case p.n % 3 when 1 then null else 'adulto' || p.n || '@casa.example' end, '2026-12', bench.at(-40),
       case when p.n % 3 > 0 then bench.at(-39) end
     from bench.pupils p join users u on u.id = p.id where u.age_range = 'até 12'`,
    `insert into recovery_codes (user_id, code_hash, created_at)
     select id, md5(n || 'recovery' || k), bench.at(-30) from bench.pupils, generate_series(1, 10) k where n % 10 = 0`,
    `insert into email_changes (user_id, new_email, token_hash, expires_at, created_at)
     select id, 'nova' || n || '@escola.example', md5('change ' || n), bench.at(1), bench.at(0) from bench.pupils
       where n % 20 = 0`,
  ]
}
