ALTER TABLE "guardian_consents" ADD COLUMN "revoked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "checked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_revoked_by_id_users_id_fk" FOREIGN KEY ("revoked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_consents_revoked_by_idx" ON "guardian_consents" USING btree ("revoked_by_id");--> statement-breakpoint
CREATE INDEX "guardian_consents_checked_by_idx" ON "guardian_consents" USING btree ("checked_by_id");