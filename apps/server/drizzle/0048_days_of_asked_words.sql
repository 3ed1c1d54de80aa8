-- Days in place of instants, which told of the drawing that a wish came from, and so of its author.
ALTER TABLE "asked_words" RENAME COLUMN "last_asked_at" TO "last_asked_on";--> statement-breakpoint
ALTER TABLE "asked_words" ALTER COLUMN "last_asked_on" SET DATA TYPE date
	USING ("last_asked_on" AT TIME ZONE 'America/Sao_Paulo')::date;--> statement-breakpoint
-- Which key made these marks nobody can tell here, and they would have been gone in thirty days.
DELETE FROM "word_marks";--> statement-breakpoint
DROP INDEX "word_marks_created_idx";--> statement-breakpoint
ALTER TABLE "word_marks" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "word_marks" ADD COLUMN "key_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "word_marks" ADD COLUMN "asked_on" date NOT NULL;--> statement-breakpoint
CREATE INDEX "word_marks_asked_idx" ON "word_marks" USING btree ("asked_on");
