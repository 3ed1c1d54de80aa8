CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"nonce" text,
	"pending" jsonb,
	"place" jsonb,
	"home" jsonb,
	"withheld" jsonb,
	"root_done" boolean DEFAULT false NOT NULL,
	"raised_at" timestamp with time zone,
	CONSTRAINT "installation_only" CHECK ("installation"."only")
);
--> statement-breakpoint
CREATE TABLE "removals_due" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unknown_files" (
	"key" text PRIMARY KEY NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"unknown_ms" bigint DEFAULT 0 NOT NULL
);
