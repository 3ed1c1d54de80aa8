CREATE TABLE "hidden_texts" (
	"material_id" integer PRIMARY KEY NOT NULL,
	"letters" integer NOT NULL,
	"pages" integer[] NOT NULL,
	"was_read" boolean NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_texts" ADD CONSTRAINT "hidden_texts_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_texts_read_idx" ON "hidden_texts" USING btree ("material_id") WHERE was_read and letters > 0;