CREATE TABLE "erased_accounts" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"key" varchar(64) NOT NULL,
	"pseudonym" varchar(64),
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_acts" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_admin_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN RETURN OLD; END IF;
	-- Of somebody whose account is gone a pseudonym stays, and nothing else changes.
	IF TG_OP = 'UPDATE'
		AND (NEW.id, NEW.act, NEW.created_at) = (OLD.id, OLD.act, OLD.created_at)
		AND ((NEW.actor_id, NEW.actor_name) = (OLD.actor_id, OLD.actor_name)
			OR (NEW.actor_name LIKE 'Conta excluída (p-%)' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id)))
		AND ((NEW.target_id, NEW.target_name, NEW.detail, NEW.owner_id) IS NOT DISTINCT FROM (OLD.target_id, OLD.target_name, OLD.detail, OLD.owner_id)
			OR (NEW.target_name LIKE 'Conta excluída (p-%)' AND (NEW.detail IS NULL OR NEW.detail = OLD.detail)
				AND (OLD.owner_id IS NOT NULL OR OLD.target_id ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$')
				AND NOT EXISTS (SELECT FROM users WHERE id = coalesce(OLD.owner_id, OLD.target_id::uuid))))
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'administrative acts are kept as they were written';
END $$;--> statement-breakpoint
ALTER TABLE "admin_acts" DISABLE TRIGGER "admin_acts_kept";--> statement-breakpoint
UPDATE "admin_acts" SET "owner_id" = "materials"."teacher_id" FROM "materials"
	WHERE "act" IN ('edit-material', 'retry-job', 'cancel-job') AND "target_id" = "materials"."id"::text;--> statement-breakpoint
ALTER TABLE "admin_acts" ENABLE TRIGGER "admin_acts_kept";--> statement-breakpoint
-- Addresses that were counted by before; whoever tries again is counted anew.
DELETE FROM "rate_limits" WHERE "key" LIKE '%@%';
