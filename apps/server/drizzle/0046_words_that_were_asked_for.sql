CREATE TABLE "asked_words" (
	"word" text PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_marks" (
	"word" text NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_marks_word_mark_pk" PRIMARY KEY("word","mark")
);
--> statement-breakpoint
CREATE INDEX "word_marks_created_idx" ON "word_marks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "word_marks_mark_idx" ON "word_marks" USING btree ("mark");