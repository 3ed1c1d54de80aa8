CREATE INDEX "users_studied_idx" ON "users" USING btree ("user_type","last_study_date");--> statement-breakpoint
CREATE INDEX "users_streak_idx" ON "users" USING btree ("user_type","streak");