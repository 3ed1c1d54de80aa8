import { dice, type Sizes } from '../sizes.ts'

/** What gathers beside the lessons: problems told, calls to a language model, administrative acts. */
export function systemStatements({ factor }: Sizes): string[] {
  return [
    `insert into item_problems (user_id, material_id, card_id, reason, comment, created_at, resolved_at)
     select s.user_id, s.material_id, s.card_id, 'unclear', 'Não entendi.', s.began, case
       when s.card_id % 3 > 0 then s.began end
     from bench.studied s where ${dice('s.n::bigint * 10000000 + s.card_id', 60, 400)} = 0`,
    `insert into ai_calls (material_id, generation, provider, model, outcome, input_tokens, output_tokens, cost_micros,
      milliseconds,
       started_at)
     select m.id, 1, 'own', 'model', case when m.id % 50 = 0 then 'timeout' else 'answered' end, 3000, 900, 2000, 8000,
       m.created_at + k * interval '10 seconds'
     from materials m, generate_series(1, 6) k where m.id % 4 = 0 order by m.created_at`,
    `insert into admin_acts (actor_id, actor_name, act, target_id, target_name, created_at)
     select (select id from users where user_type = 'admin' order by email limit 1), 'Dora Reis', 'edit-material',
       n::text,
       'Texto ' || n, bench.at(-180) + n * interval '1 minute'
     from generate_series(1, ${500 * factor}) n`,
    `insert into security_people (pseudonym, user_id) select 'p-' || left(md5(id::text), 16), id from bench.pupils`,
    // Every pupil signs in about once a week.
    `insert into security_events (key, event, outcome, user_key, address, call, request, count, created_at, last_at)
     select p.n || ' ' || w, case when p.n % 50 = 0 then 'not-theirs' else 'sign-in' end,
       case when (p.n + w) % 9 = 0 then 'wrong' when p.n % 50 = 0 then 'refused' else 'ok' end,
       'p-' || left(md5(p.id::text), 16), left(md5((p.n % 40)::text), 8), 'POST /api/auth/login', p.n::text, 1, moment,
         moment
     from bench.pupils p, generate_series(1, 25) w, lateral (select bench.at(-w * 7) + p.n * interval '1 second'
       as moment) t
     order by moment`,
    // A few materials that failed, and a few that wait.
    `update materials set status = 'failed', is_processed = false, failure_reason = 'O PDF está vazio.'
     where id % 200 = 7 and not exists (select from bench.pairs p where p.material_id = materials.id)`,
    `insert into profile_pictures (user_id, key, image, created_at)
     select id, md5('picture ' || n), decode(repeat(md5(n::text), 200), 'hex'), bench.at(-20) from bench.pupils
       where n % 5 = 0`,
    `update users set profile_image_url = '/api/pictures/' || picture.key from profile_pictures picture
     where picture.user_id = users.id`,
  ]
}
