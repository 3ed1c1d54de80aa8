DROP INDEX "quiz_attempts_quiz_day_idx";--> statement-breakpoint
DROP INDEX "review_log_user_time_idx";--> statement-breakpoint
CREATE INDEX "quiz_attempts_report_idx" ON "quiz_attempts" USING btree ("quiz_id","day","user_id","score","total_questions","percentage","id");--> statement-breakpoint
CREATE INDEX "review_log_user_time_idx" ON "review_log" USING btree ("user_id","reviewed_at","card_id","rating","elapsed_days","source","day");--> statement-breakpoint
DROP INDEX "xp_ledger_user_source_key";--> statement-breakpoint
CREATE UNIQUE INDEX "xp_ledger_user_source_key" ON "xp_ledger" USING btree ("user_id","source","source_id") INCLUDE ("amount","day","created_at");--> statement-breakpoint
-- What an index holds is read from it alone where pages are known to be old: tables that only grow are looked at often enough.
ALTER TABLE "xp_ledger" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "review_log" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
