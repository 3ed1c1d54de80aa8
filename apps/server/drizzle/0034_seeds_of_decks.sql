CREATE TABLE "deck_seeds" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seed" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_old_card" integer DEFAULT 0 NOT NULL,
	"last_old_material" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deck_seeds_only" CHECK ("deck_seeds"."only")
);
--> statement-breakpoint
-- Cards and materials that may be in exported decks keep the ids they have there; whatever comes later has ids of this installation.
INSERT INTO "deck_seeds" ("last_old_card", "last_old_material")
VALUES (coalesce((SELECT max("id") FROM "flip_cards"), 0), coalesce((SELECT max("id") FROM "materials"), 0));
