CREATE FUNCTION search_words(value text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN to_tsvector('pg_catalog.simple'::regconfig, lower(translate(value, 'ÀÁÂÃÄÅàáâãäåÈÉÊËèéêëÌÍÎÏìíîïÒÓÔÕÖòóôõöÙÚÛÜùúûüÇçÑñÝýÿ@.-_/+()&:#', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNnYyy           ')));--> statement-breakpoint
CREATE TABLE "admin_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid NOT NULL,
	"actor_name" varchar(255) NOT NULL,
	"act" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" varchar(255) NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "temporary_password_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "cards_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "words_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "questions_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "admin_acts_act_idx" ON "admin_acts" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "admin_acts_search_idx" ON "admin_acts" USING gin (search_words("actor_name" || ' ' || coalesce("target_name", '') || ' ' || coalesce("detail", '')));--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_words("full_name" || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '')));--> statement-breakpoint
CREATE INDEX "flip_cards_search_idx" ON "flip_cards" USING gin (search_words("question" || ' ' || coalesce("answer", ''))) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "materials_search_idx" ON "materials" USING gin (search_words("title" || ' ' || coalesce("description", '')));--> statement-breakpoint
CREATE INDEX "subjects_created_idx" ON "subjects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subjects_search_idx" ON "subjects" USING gin (search_words("name" || ' ' || coalesce("description", '')));--> statement-breakpoint
CREATE INDEX "quizzes_search_idx" ON "quizzes" USING gin (search_words("title"));--> statement-breakpoint
CREATE FUNCTION count_shown_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- What a table's shown rows are counted by, and where.
	counted constant text := TG_ARGV[0];
	owner constant text := TG_ARGV[1];
	counter constant text := TG_ARGV[2];
	changes text;
BEGIN
	changes := CASE TG_OP
		WHEN 'INSERT' THEN format('SELECT %I AS id, 1 AS change FROM fresh WHERE state = ''shown''', counted)
		WHEN 'DELETE' THEN format('SELECT %I AS id, -1 AS change FROM stale WHERE state = ''shown''', counted)
		ELSE format('SELECT %1$I AS id, 1 AS change FROM fresh WHERE state = ''shown''
			UNION ALL SELECT %1$I, -1 FROM stale WHERE state = ''shown''', counted)
	END;
	EXECUTE format('UPDATE %1$I SET %2$I = %2$I + changed.by FROM (
			SELECT id, sum(change)::int AS by FROM (%3$s) changes GROUP BY id HAVING sum(change) <> 0 ORDER BY id
		) changed WHERE %1$I.id = changed.id', owner, counter, changes);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER flip_cards_count_insert AFTER INSERT ON "flip_cards" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('material_id', 'materials', 'cards_count');--> statement-breakpoint
CREATE TRIGGER flip_cards_count_update AFTER UPDATE ON "flip_cards" REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('material_id', 'materials', 'cards_count');--> statement-breakpoint
CREATE TRIGGER flip_cards_count_delete AFTER DELETE ON "flip_cards" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('material_id', 'materials', 'cards_count');--> statement-breakpoint
CREATE TRIGGER words_count_insert AFTER INSERT ON "words" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('material_id', 'materials', 'words_count');--> statement-breakpoint
CREATE TRIGGER words_count_update AFTER UPDATE ON "words" REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('material_id', 'materials', 'words_count');--> statement-breakpoint
CREATE TRIGGER words_count_delete AFTER DELETE ON "words" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('material_id', 'materials', 'words_count');--> statement-breakpoint
CREATE TRIGGER quiz_questions_count_insert AFTER INSERT ON "quiz_questions" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('quiz_id', 'quizzes', 'questions_count');--> statement-breakpoint
CREATE TRIGGER quiz_questions_count_update AFTER UPDATE ON "quiz_questions" REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('quiz_id', 'quizzes', 'questions_count');--> statement-breakpoint
CREATE TRIGGER quiz_questions_count_delete AFTER DELETE ON "quiz_questions" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_items('quiz_id', 'quizzes', 'questions_count');--> statement-breakpoint
UPDATE "materials" SET
	"cards_count" = (SELECT count(*) FROM "flip_cards" WHERE "material_id" = "materials"."id" AND "state" = 'shown'),
	"words_count" = (SELECT count(*) FROM "words" WHERE "material_id" = "materials"."id" AND "state" = 'shown');--> statement-breakpoint
UPDATE "quizzes" SET
	"questions_count" = (SELECT count(*) FROM "quiz_questions" WHERE "quiz_id" = "quizzes"."id" AND "state" = 'shown');--> statement-breakpoint
CREATE FUNCTION keep_admin_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'administrative acts are kept as they were written';
END $$;--> statement-breakpoint
CREATE TRIGGER admin_acts_kept BEFORE UPDATE OR DELETE ON "admin_acts" FOR EACH ROW EXECUTE FUNCTION keep_admin_acts();
