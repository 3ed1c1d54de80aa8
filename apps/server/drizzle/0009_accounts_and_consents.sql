CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" varchar(255) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"guardian_name" varchar(255) NOT NULL,
	"relation" varchar(60) NOT NULL,
	"guardian_email" varchar(255),
	"method" text NOT NULL,
	"text_version" varchar(20) NOT NULL,
	"token_hash" varchar(64),
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"given_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"recorded_by" uuid,
	"recorded_by_name" varchar(255)
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "quiet_hours" jsonb;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_token_hash_key" ON "email_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_expires_idx" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consents_current_key" ON "guardian_consents" USING btree ("user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consents_token_hash_key" ON "guardian_consents" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_consents_user_idx" ON "guardian_consents" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "guardian_consents_recorded_by_idx" ON "guardian_consents" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "users_age_idx" ON "users" USING btree ("user_type","age_range","full_name","id");