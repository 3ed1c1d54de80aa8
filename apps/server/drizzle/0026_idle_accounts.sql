CREATE TABLE "idle_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"noticed_at" timestamp with time zone,
	"told_pupil" boolean DEFAULT false NOT NULL,
	"told_guardian" boolean DEFAULT false NOT NULL,
	"kept_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "served_days" (
	"day" date PRIMARY KEY NOT NULL,
	"noticed" integer DEFAULT 0 NOT NULL,
	"erased" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idle_accounts" ADD CONSTRAINT "idle_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idle_accounts_noticed_idx" ON "idle_accounts" USING btree ("noticed_at");--> statement-breakpoint
CREATE INDEX "users_idle_idx" ON "users" USING btree ((coalesce("last_used_at", "created_at"))) WHERE user_type = 'student';