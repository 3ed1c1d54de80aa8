ALTER TABLE "game_rounds" ADD COLUMN "played_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "progress" text;