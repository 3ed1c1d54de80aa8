import { playableGames } from '@capivira/games/playable-games'
import { firstCity } from '../../../apps/server/src/features/city/kept-city.ts'
import { dice, shares, uuidSql } from '../sizes.ts'

/** Those of which a round ends by what was dealt alone. */
const ids = playableGames.flatMap(({ info, completion }) => (completion ? [info.id] : []))
const games = `array[${ids.map(id => `'${id}'`).join(',')}]`

/** Games played and pictures made. */
export const gameStatements: readonly string[] = [
  `insert into game_rounds (id, user_id, game_id, material_id, seed, variant, state, started_at, completed_at, day,
    score, xp, seconds,
     result)
   select ${uuidSql("p.n || 'r' || k")}, p.id, (${games})[1 + game], m.material_id, 's' || k,
     (array['easy','medium','hard'])[1 + ${dice('p.n * 100 + k', 51, 3)}], 'completed', ended.at - interval '4 minutes',
       ended.at,
     ended.at::date, 100 + ${dice('p.n * 100 + k', 52, 900)}, 15, 240, '{}'
   from bench.pupils p
   cross join generate_series(1, ${shares.gameRounds}) k
   cross join lateral (select ${dice('p.n * 100 + k', 50, ids.length)} as game,
     bench.at(-4 * k) + (8000 + p.n % 900) * interval '1 second' as at) ended
   join (select n, material_id, row_number() over (partition by n order by pair) as place from bench.pairs) m
     on m.n = p.n and m.place = 1 + k % 20
   order by ended.at`,
  `insert into game_completions (user_id, game_id, score, rounds, completed_at)
   select user_id, game_id, max(score), count(*), min(completed_at) from game_rounds group by user_id, game_id`,
  `insert into ai_drawings (title, description, image_url, created_by_user_id, category, tags, created_at, day,
    image_key, engine)
   select 'Desenho ' || k, 'Uma capivara e o rio ' || k, '/api/coloring/ai-images/x', p.id, 'animais', '{capivara,rio}',
     bench.at(-10 * k), bench.at(-10 * k)::date, 'none', 'artist'
   from bench.pupils p, generate_series(1, ${shares.drawingsPerPupil}) k order by k desc, p.n`,
  `insert into coloring_activities (user_id, image_type, image_id, completion_percentage, xp_earned, completed_at,
    title)
   select p.id, 'theme', 'geografia-rural/2', 100, 0, bench.at(-9 * k), 'Campo'
   from bench.pupils p, generate_series(1, ${shares.drawingsPerPupil}) k order by k desc, p.n`,
  `insert into cities (user_id, city, updated_at) select id, '${JSON.stringify(firstCity)}', bench.at(-3) from ` +
    'bench.pupils where n % 3 = 0',
]
