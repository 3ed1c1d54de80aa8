DROP INDEX "review_log_card_idx";--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "model_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "extractive_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "flip_cards_not_shown_idx" ON "flip_cards" USING btree ("material_id") WHERE state <> 'shown';--> statement-breakpoint
CREATE INDEX "materials_failed_idx" ON "materials" USING btree ("created_at","id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "card_reviews_user_due_idx" ON "card_reviews" USING btree ("user_id","next_review");--> statement-breakpoint
CREATE INDEX "review_log_card_user_idx" ON "review_log" USING btree ("card_id","user_id");--> statement-breakpoint
CREATE FUNCTION count_items_by_engine() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- The material of a row of the table, as an expression.
	material constant text := TG_ARGV[0];
	changes text;
BEGIN
	changes := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT *, 1 AS change FROM fresh'
		WHEN 'DELETE' THEN 'SELECT *, -1 AS change FROM stale'
		ELSE 'SELECT *, 1 AS change FROM fresh UNION ALL SELECT *, -1 FROM stale'
	END;
	EXECUTE format('UPDATE materials SET model_items = model_items + changed.model,
		extractive_items = extractive_items + changed.extractive FROM (
			SELECT id, coalesce(sum(change) FILTER (WHERE engine = ''model''), 0)::int AS model,
				coalesce(sum(change) FILTER (WHERE engine = ''extractive''), 0)::int AS extractive
			FROM (SELECT %s AS id, engine, change FROM (%s) changes) by_material GROUP BY id ORDER BY id
		) changed
		WHERE materials.id = changed.id AND (changed.model <> 0 OR changed.extractive <> 0)', material, changes);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER flip_cards_engine_insert AFTER INSERT ON "flip_cards" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_items_by_engine('material_id');--> statement-breakpoint
CREATE TRIGGER flip_cards_engine_update AFTER UPDATE ON "flip_cards" REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_items_by_engine('material_id');--> statement-breakpoint
CREATE TRIGGER flip_cards_engine_delete AFTER DELETE ON "flip_cards" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_items_by_engine('material_id');--> statement-breakpoint
CREATE TRIGGER quiz_questions_engine_insert AFTER INSERT ON "quiz_questions" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_items_by_engine('(SELECT material_id FROM quizzes WHERE quizzes.id = quiz_id)');--> statement-breakpoint
CREATE TRIGGER quiz_questions_engine_update AFTER UPDATE ON "quiz_questions" REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_items_by_engine('(SELECT material_id FROM quizzes WHERE quizzes.id = quiz_id)');--> statement-breakpoint
CREATE TRIGGER quiz_questions_engine_delete AFTER DELETE ON "quiz_questions" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_items_by_engine('(SELECT material_id FROM quizzes WHERE quizzes.id = quiz_id)');--> statement-breakpoint
UPDATE "materials" SET "model_items" = counted.model, "extractive_items" = counted.extractive FROM (
	SELECT id, count(*) FILTER (WHERE engine = 'model')::int AS model, count(*) FILTER (WHERE engine = 'extractive')::int AS extractive
	FROM (
		SELECT "material_id" AS id, "engine" FROM "flip_cards"
		UNION ALL SELECT q."material_id", i."engine" FROM "quiz_questions" i JOIN "quizzes" q ON q."id" = i."quiz_id"
	) items GROUP BY id
) counted WHERE "materials"."id" = counted.id;
