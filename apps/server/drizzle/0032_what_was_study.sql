ALTER TABLE "material_days" ADD COLUMN "games" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "last_act_at" timestamp with time zone;--> statement-breakpoint
-- Rounds of games that are kept already; those over sooner than anybody plays are no study.
INSERT INTO "material_days" ("user_id", "material_id", "day", "games")
SELECT "user_id", "material_id", "day", count(*)::int FROM "game_rounds"
WHERE "state" = 'completed' AND "material_id" IS NOT NULL AND "day" IS NOT NULL AND NOT "hurried"
GROUP BY "user_id", "material_id", "day"
ON CONFLICT ("user_id", "material_id", "day") DO UPDATE SET "games" = excluded."games";--> statement-breakpoint
-- The last day of study is known, its hour only where nothing was done later: noon of that day stands for it otherwise.
UPDATE "user_progress" progress SET "last_act_at" = least(progress."last_studied", (studied."day" + interval '15 hours') AT TIME ZONE 'UTC')
FROM (
	SELECT "user_id", "material_id", max("day") AS "day" FROM "material_days"
	WHERE "reviews" + "quizzes" + "games" > 0 GROUP BY "user_id", "material_id"
) studied
WHERE progress."user_id" = studied."user_id" AND progress."material_id" = studied."material_id";
