CREATE TABLE "memory_weights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memory_weights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer,
	"algorithm" text DEFAULT 'fsrs-6' NOT NULL,
	"weights" double precision[],
	"used_since" timestamp with time zone,
	"is_off" boolean DEFAULT false NOT NULL,
	"found" double precision[],
	"is_better" boolean DEFAULT false NOT NULL,
	"fitted_at" timestamp with time zone,
	"ratings" integer DEFAULT 0 NOT NULL,
	"held_out" integer DEFAULT 0 NOT NULL,
	"pupils" integer DEFAULT 0 NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "memory_weights" ADD CONSTRAINT "memory_weights_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memory_weights_scope_key" ON "memory_weights" USING btree (coalesce("class_id", 0));