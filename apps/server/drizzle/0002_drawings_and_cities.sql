CREATE TABLE "cities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"city" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_drawings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_drawings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(255) NOT NULL,
	"description" text NOT NULL,
	"image_url" text NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"is_approved" boolean DEFAULT true NOT NULL,
	"category" varchar(100) NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"image_key" text,
	"engine" text DEFAULT 'artist' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "coloring_activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coloring_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"image_type" text NOT NULL,
	"image_id" text NOT NULL,
	"completion_percentage" integer DEFAULT 0 NOT NULL,
	"xp_earned" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"image_key" text
);
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_drawings" ADD CONSTRAINT "ai_drawings_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_drawings" ADD CONSTRAINT "ai_drawings_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coloring_activities" ADD CONSTRAINT "coloring_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_drawings_user_day_idx" ON "ai_drawings" USING btree ("created_by_user_id","day");--> statement-breakpoint
CREATE INDEX "ai_drawings_approved_idx" ON "ai_drawings" USING btree ("is_approved","id");--> statement-breakpoint
CREATE INDEX "ai_drawings_reviewer_idx" ON "ai_drawings" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "coloring_activities_user_idx" ON "coloring_activities" USING btree ("user_id","id");