CREATE TABLE "gone_members" (
	"user_id" uuid NOT NULL,
	"class_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gone_members_user_id_class_id_pk" PRIMARY KEY("user_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "gone_openings" (
	"subject_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"gone_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gone_openings_subject_id_class_id_pk" PRIMARY KEY("subject_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "gone_quizzes" (
	"quiz_id" integer PRIMARY KEY NOT NULL,
	"material_id" integer NOT NULL,
	"class_ids" integer[],
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gone_members" ADD CONSTRAINT "gone_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gone_members_gone_idx" ON "gone_members" USING btree ("gone_at");--> statement-breakpoint
CREATE INDEX "gone_openings_gone_idx" ON "gone_openings" USING btree ("gone_at");--> statement-breakpoint
CREATE INDEX "gone_quizzes_material_idx" ON "gone_quizzes" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "gone_quizzes_gone_idx" ON "gone_quizzes" USING btree ("gone_at");--> statement-breakpoint
CREATE INDEX "gone_cards_gone_idx" ON "gone_cards" USING btree ("gone_at");--> statement-breakpoint
-- As a class loses a subject, and as somebody leaves a class. An account that goes takes what is known of it along.
CREATE FUNCTION note_gone_openings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM gone_openings WHERE gone_at < now() - interval '15 days';
  INSERT INTO gone_openings (subject_id, class_id, gone_at) VALUES (OLD.subject_id, OLD.class_id, now())
  ON CONFLICT (subject_id, class_id) DO UPDATE SET gone_at = excluded.gone_at;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE FUNCTION note_gone_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM gone_members WHERE gone_at < now() - interval '15 days';
  INSERT INTO gone_members (user_id, class_id, joined_at, gone_at)
  SELECT id, OLD.class_id, OLD.joined_at, now() FROM users WHERE id = OLD.user_id
  ON CONFLICT (user_id, class_id) DO UPDATE SET joined_at = least(gone_members.joined_at, excluded.joined_at), gone_at = excluded.gone_at;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER gone_openings_of_class BEFORE DELETE ON subject_classes FOR EACH ROW EXECUTE FUNCTION note_gone_openings();--> statement-breakpoint
CREATE TRIGGER gone_members_of_class BEFORE DELETE ON class_members FOR EACH ROW EXECUTE FUNCTION note_gone_members();--> statement-breakpoint
-- Whose members see a subject that goes; null where all pupils do. Its classes may have gone a moment before, with the same teacher.
CREATE FUNCTION classes_of_gone(subject integer, is_restricted boolean) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN is_restricted THEN array(
    SELECT class_id FROM subject_classes WHERE subject_id = subject
    UNION SELECT class_id FROM gone_openings WHERE subject_id = subject AND gone_at = now()
  ) END
$$;--> statement-breakpoint
-- Before a card, a quiz, a material or a subject is deleted, and as a subject is walled in. A hidden card was gone since it was hidden.
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
      CASE c.state WHEN 'shown' THEN now() ELSE c.hidden_at END
    FROM flip_cards c JOIN materials m ON m.id = c.material_id JOIN subjects s ON s.id = m.subject_id
    WHERE (c.state = 'shown' OR c.hidden_at IS NOT NULL)
      AND (c.material_id = any(going) OR (TG_TABLE_NAME = 'flip_cards' AND c.id = OLD.id))
    ON CONFLICT (card_id) DO UPDATE SET gone_at = excluded.gone_at,
      class_ids = CASE WHEN gone_cards.class_ids IS NOT NULL THEN excluded.class_ids END;
  END IF;
  IF TG_TABLE_NAME <> 'flip_cards' THEN
    DELETE FROM gone_quizzes WHERE gone_at < now() - interval '15 days';
    INSERT INTO gone_quizzes (quiz_id, material_id, class_ids, questions, created_at, gone_at)
    SELECT q.id, q.material_id, CASE WHEN NOT is_walled THEN classes_of_gone(s.id, s.is_restricted) END, coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', asked.id, 'options', asked.options, 'correctAnswer', asked.correct_answer,
          'state', asked.state, 'createdAt', asked.created_at, 'touchedAt', asked.touched_at) ORDER BY asked.position, asked.id)
        FROM quiz_questions asked WHERE asked.quiz_id = q.id
      ), '[]'), q.created_at, now()
    FROM quizzes q JOIN materials m ON m.id = q.material_id JOIN subjects s ON s.id = m.subject_id
    WHERE q.material_id = any(going) OR (TG_TABLE_NAME = 'quizzes' AND q.id = OLD.id)
    ON CONFLICT (quiz_id) DO UPDATE SET gone_at = excluded.gone_at, questions = excluded.questions,
      class_ids = CASE WHEN gone_quizzes.class_ids IS NOT NULL THEN excluded.class_ids END;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER gone_quizzes_of_quiz BEFORE DELETE ON quizzes FOR EACH ROW EXECUTE FUNCTION note_gone_cards();
