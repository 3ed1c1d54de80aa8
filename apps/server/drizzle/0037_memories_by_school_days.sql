CREATE TABLE "gone_cards" (
	"card_id" integer PRIMARY KEY NOT NULL,
	"class_ids" integer[],
	"created_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_replay_pupils" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_replays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memory_replays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"pupils" integer DEFAULT 0 NOT NULL,
	"memories" integer DEFAULT 0 NOT NULL,
	"sooner" integer DEFAULT 0 NOT NULL,
	"later" integer DEFAULT 0 NOT NULL,
	"unlogged" integer DEFAULT 0 NOT NULL,
	"streaks" integer DEFAULT 0 NOT NULL,
	"achievements" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memory_replay_pupils" ADD CONSTRAINT "memory_replay_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Everybody who has rated a card: a worker takes them one by one, and until then nothing of theirs changes.
INSERT INTO "memory_replay_pupils" ("user_id")
SELECT "id" FROM "users" WHERE EXISTS (SELECT FROM "card_reviews" WHERE "card_reviews"."user_id" = "users"."id");--> statement-breakpoint
INSERT INTO "memory_replays" ("asked_at") SELECT now() WHERE EXISTS (SELECT FROM "memory_replay_pupils");
--> statement-breakpoint
-- Before a card, a material or a subject is deleted, and as a subject is walled in.
CREATE FUNCTION note_gone_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM gone_cards WHERE gone_at < now() - interval '15 days';
  INSERT INTO gone_cards (card_id, class_ids, created_at, gone_at)
  SELECT c.id,
    CASE WHEN s.is_restricted AND TG_OP = 'DELETE' THEN array(SELECT class_id FROM subject_classes WHERE subject_id = s.id) END,
    c.created_at, now()
  FROM flip_cards c JOIN materials m ON m.id = c.material_id JOIN subjects s ON s.id = m.subject_id
  WHERE c.state = 'shown' AND c.id IN (
    SELECT OLD.id WHERE TG_TABLE_NAME = 'flip_cards'
    UNION ALL SELECT id FROM flip_cards WHERE TG_TABLE_NAME = 'materials' AND material_id = OLD.id
    UNION ALL SELECT f.id FROM materials JOIN flip_cards f ON f.material_id = materials.id
      WHERE TG_TABLE_NAME = 'subjects' AND materials.subject_id = OLD.id
  )
  ON CONFLICT (card_id) DO UPDATE SET class_ids = excluded.class_ids, gone_at = excluded.gone_at;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER gone_cards_of_card BEFORE DELETE ON flip_cards FOR EACH ROW EXECUTE FUNCTION note_gone_cards();--> statement-breakpoint
CREATE TRIGGER gone_cards_of_material BEFORE DELETE ON materials FOR EACH ROW EXECUTE FUNCTION note_gone_cards();--> statement-breakpoint
CREATE TRIGGER gone_cards_of_subject BEFORE DELETE ON subjects FOR EACH ROW EXECUTE FUNCTION note_gone_cards();--> statement-breakpoint
CREATE TRIGGER gone_cards_of_wall BEFORE UPDATE OF is_restricted ON subjects FOR EACH ROW
WHEN (NEW.is_restricted AND NOT OLD.is_restricted) EXECUTE FUNCTION note_gone_cards();
