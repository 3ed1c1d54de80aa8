CREATE TABLE "game_completions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_completions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"game_id" varchar(40) NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"rounds" integer DEFAULT 1 NOT NULL,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"game_id" varchar(40) NOT NULL,
	"material_id" integer,
	"options" jsonb,
	"dealt" jsonb,
	"seed" text NOT NULL,
	"notice" text,
	"variant" varchar(60) DEFAULT '' NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"day" date,
	"score" integer,
	"xp" integer,
	"seconds" integer,
	"result" jsonb
);
--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "source" text DEFAULT 'study' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_completions" ADD CONSTRAINT "game_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_completions_user_game_key" ON "game_completions" USING btree ("user_id","game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_open_key" ON "game_rounds" USING btree ("user_id","game_id") WHERE state = 'started';--> statement-breakpoint
CREATE INDEX "game_rounds_completed_idx" ON "game_rounds" USING btree ("user_id","completed_at") WHERE state = 'completed';--> statement-breakpoint
CREATE INDEX "game_rounds_best_idx" ON "game_rounds" USING btree ("user_id","game_id","variant","score") WHERE state = 'completed';--> statement-breakpoint
CREATE INDEX "game_rounds_day_idx" ON "game_rounds" USING btree ("user_id","game_id","day");--> statement-breakpoint
CREATE INDEX "game_rounds_material_idx" ON "game_rounds" USING btree ("material_id");