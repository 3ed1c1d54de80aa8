CREATE TABLE "study_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_cards" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "source_kind" text DEFAULT 'pdf' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_goals" ADD CONSTRAINT "study_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;