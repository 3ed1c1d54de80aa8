CREATE TABLE "fact_kinds" (
	"fact_kind" text PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_rules" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"policy" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "flip_cards_not_shown_idx";--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "publication" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "publication_reason" text;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "certainty" real;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "fact_kind" text;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "verdict_reason" text;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "verdict_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "verdict_by" uuid;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "unjudged" jsonb;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "publication_policy" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "publication" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "publication_reason" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "certainty" real;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "fact_kind" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "verdict_reason" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "verdict_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "verdict_by" uuid;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "unjudged" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "publication" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "publication_reason" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "certainty" real;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "fact_kind" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "verdict_reason" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "verdict_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "verdict_by" uuid;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "unjudged" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "doubt" jsonb;--> statement-breakpoint
ALTER TABLE "publication_rules" ADD CONSTRAINT "publication_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flip_cards_unseen_idx" ON "flip_cards" USING btree ("material_id") WHERE (state <> 'shown' or publication <> 'published');--> statement-breakpoint
CREATE INDEX "flip_cards_suggested_idx" ON "flip_cards" USING btree ("material_id") WHERE publication = 'suggested';--> statement-breakpoint
CREATE INDEX "flip_cards_kind_idx" ON "flip_cards" USING btree ("fact_kind") WHERE fact_kind is not null;--> statement-breakpoint
CREATE INDEX "words_suggested_idx" ON "words" USING btree ("material_id") WHERE publication = 'suggested';--> statement-breakpoint
CREATE INDEX "words_kind_idx" ON "words" USING btree ("fact_kind") WHERE fact_kind is not null;--> statement-breakpoint
CREATE INDEX "quiz_questions_suggested_idx" ON "quiz_questions" USING btree ("quiz_id") WHERE publication = 'suggested';--> statement-breakpoint
CREATE INDEX "quiz_questions_kind_idx" ON "quiz_questions" USING btree ("fact_kind") WHERE fact_kind is not null;--> statement-breakpoint
-- What is counted is what pupils get. The rows there are count as they did: all of them are published.
CREATE OR REPLACE FUNCTION count_shown_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- What a table's rows are counted by, and where.
	counted constant text := TG_ARGV[0];
	owner constant text := TG_ARGV[1];
	counter constant text := TG_ARGV[2];
	seen constant text := 'state = ''shown'' AND publication = ''published''';
	changes text;
BEGIN
	changes := CASE TG_OP
		WHEN 'INSERT' THEN format('SELECT %I AS id, 1 AS change FROM fresh WHERE %s', counted, seen)
		WHEN 'DELETE' THEN format('SELECT %I AS id, -1 AS change FROM stale WHERE %s', counted, seen)
		ELSE format('SELECT %1$I AS id, 1 AS change FROM fresh WHERE %2$s
			UNION ALL SELECT %1$I, -1 FROM stale WHERE %2$s', counted, seen)
	END;
	EXECUTE format('UPDATE %1$I SET %2$I = %2$I + changed.by FROM (
			SELECT id, sum(change)::int AS by FROM (%3$s) changes GROUP BY id HAVING sum(change) <> 0 ORDER BY id
		) changed WHERE %1$I.id = changed.id', owner, counter, changes);
	RETURN NULL;
END $$;--> statement-breakpoint
-- As before, and what pupils never got is not kept for them; a question they do not get is kept as one that is hidden.
CREATE OR REPLACE FUNCTION note_gone_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  going integer[] := '{}';
  is_walled boolean := TG_OP = 'UPDATE';
BEGIN
  IF TG_TABLE_NAME = 'materials' THEN going := array[OLD.id];
  ELSIF TG_TABLE_NAME = 'subjects' THEN going := array(SELECT id FROM materials WHERE subject_id = OLD.id);
  -- What goes with its material was noted with it.
  ELSIF TG_TABLE_NAME = 'flip_cards' THEN
    IF NOT EXISTS (SELECT FROM materials WHERE id = OLD.material_id) THEN RETURN OLD; END IF;
  ELSIF NOT EXISTS (SELECT FROM materials WHERE id = OLD.material_id) THEN RETURN OLD;
  END IF;
  IF TG_TABLE_NAME <> 'quizzes' THEN
    DELETE FROM gone_cards WHERE gone_at < now() - interval '15 days';
    INSERT INTO gone_cards (card_id, class_ids, created_at, gone_at)
    SELECT c.id, CASE WHEN NOT is_walled THEN classes_of_gone(s.id, s.is_restricted) END, c.created_at,
      CASE WHEN c.state = 'shown' AND c.publication = 'published' THEN now() ELSE c.hidden_at END
    FROM flip_cards c JOIN materials m ON m.id = c.material_id JOIN subjects s ON s.id = m.subject_id
    WHERE ((c.state = 'shown' AND c.publication = 'published') OR c.hidden_at IS NOT NULL)
      AND (c.publication = 'published' OR c.published_at IS NOT NULL)
      AND (c.material_id = any(going) OR (TG_TABLE_NAME = 'flip_cards' AND c.id = OLD.id))
    ON CONFLICT (card_id) DO UPDATE SET gone_at = excluded.gone_at,
      class_ids = CASE WHEN gone_cards.class_ids IS NOT NULL THEN excluded.class_ids END;
  END IF;
  IF TG_TABLE_NAME <> 'flip_cards' THEN
    DELETE FROM gone_quizzes WHERE gone_at < now() - interval '15 days';
    INSERT INTO gone_quizzes (quiz_id, material_id, class_ids, questions, created_at, gone_at)
    SELECT q.id, q.material_id, CASE WHEN NOT is_walled THEN classes_of_gone(s.id, s.is_restricted) END, coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', asked.id, 'options', asked.options, 'correctAnswer', asked.correct_answer,
          'state', CASE asked.publication WHEN 'published' THEN asked.state ELSE 'hidden' END,
          'createdAt', asked.created_at, 'touchedAt', asked.touched_at) ORDER BY asked.position, asked.id)
        FROM quiz_questions asked
        WHERE asked.quiz_id = q.id AND (asked.publication = 'published' OR asked.published_at IS NOT NULL)
      ), '[]'), q.created_at, now()
    FROM quizzes q JOIN materials m ON m.id = q.material_id JOIN subjects s ON s.id = m.subject_id
    WHERE q.material_id = any(going) OR (TG_TABLE_NAME = 'quizzes' AND q.id = OLD.id)
    ON CONFLICT (quiz_id) DO UPDATE SET gone_at = excluded.gone_at, questions = excluded.questions,
      class_ids = CASE WHEN gone_quizzes.class_ids IS NOT NULL THEN excluded.class_ids END;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
