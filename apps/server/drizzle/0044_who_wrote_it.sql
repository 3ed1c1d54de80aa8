ALTER TABLE "ai_calls" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "pasted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "pasted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "pasted" boolean DEFAULT false NOT NULL;