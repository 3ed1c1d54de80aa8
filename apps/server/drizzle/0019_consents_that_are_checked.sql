ALTER TABLE "guardian_consents" ADD COLUMN "revoked_by_name" varchar(255);--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "checked_by_name" varchar(255);--> statement-breakpoint
CREATE INDEX "users_pupils_mailbox_idx" ON "users" USING btree ((case
  when "email" ~ '@(gmail|googlemail)[.]com$' then replace(split_part(split_part("email", '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part("email", '@', 1), '+', 1) || '@' || split_part("email", '@', 2) end)) WHERE user_type = 'student';--> statement-breakpoint
CREATE INDEX "guardian_consents_unchecked_idx" ON "guardian_consents" USING btree ("user_id") WHERE method = 'letter' and given_at is not null and revoked_at is null and checked_at is null;