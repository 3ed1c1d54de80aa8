CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"user_key" text,
	"target_key" text,
	"address" text,
	"call" text,
	"request" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "security_people" (
	"pseudonym" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_people" ADD CONSTRAINT "security_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_event_idx" ON "security_events" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX "security_events_outcome_idx" ON "security_events" USING btree ("outcome","id");--> statement-breakpoint
CREATE INDEX "security_events_user_idx" ON "security_events" USING btree ("user_key","id");--> statement-breakpoint
CREATE INDEX "security_events_target_idx" ON "security_events" USING btree ("target_key","id");--> statement-breakpoint
CREATE INDEX "security_events_address_idx" ON "security_events" USING btree ("address","id");--> statement-breakpoint
CREATE INDEX "security_events_created_idx" ON "security_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_people_user_idx" ON "security_people" USING btree ("user_id");