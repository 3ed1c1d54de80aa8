ALTER TABLE "subjects" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "archived_at" timestamp with time zone;