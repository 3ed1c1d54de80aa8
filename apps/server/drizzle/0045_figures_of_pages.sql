CREATE TABLE "figures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"material_id" integer NOT NULL,
	"page" integer NOT NULL,
	"title" varchar(120) NOT NULL,
	"hides" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "figure_id" integer;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "figure_boxes" jsonb;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figures_material_idx" ON "figures" USING btree ("material_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "figures_file_key" ON "figures" USING btree ("file_key");--> statement-breakpoint
ALTER TABLE "flip_cards" ADD CONSTRAINT "flip_cards_figure_id_figures_id_fk" FOREIGN KEY ("figure_id") REFERENCES "public"."figures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flip_cards_figure_idx" ON "flip_cards" USING btree ("figure_id") WHERE figure_id is not null;