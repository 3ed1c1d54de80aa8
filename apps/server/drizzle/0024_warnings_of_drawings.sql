CREATE TABLE "drawing_problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawing_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"drawing_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "drawing_problems" ADD CONSTRAINT "drawing_problems_drawing_id_ai_drawings_id_fk" FOREIGN KEY ("drawing_id") REFERENCES "public"."ai_drawings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawing_problems" ADD CONSTRAINT "drawing_problems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drawing_problems_open_key" ON "drawing_problems" USING btree ("user_id","drawing_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "drawing_problems_open_idx" ON "drawing_problems" USING btree ("drawing_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "drawing_problems_drawing_idx" ON "drawing_problems" USING btree ("drawing_id");--> statement-breakpoint
CREATE INDEX "drawing_problems_user_day_idx" ON "drawing_problems" USING btree ("user_id","day");