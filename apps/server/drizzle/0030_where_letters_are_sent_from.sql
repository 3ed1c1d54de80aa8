ALTER TABLE "installation" ADD COLUMN "mail_home" jsonb;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "arrived_at" timestamp with time zone;