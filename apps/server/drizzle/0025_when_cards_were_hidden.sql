ALTER TABLE "flip_cards" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
-- The moment of a hiding before this version is known only as the last thing a teacher did to the card.
UPDATE "flip_cards" SET "hidden_at" = coalesce("touched_at", "created_at") WHERE "state" <> 'shown';
