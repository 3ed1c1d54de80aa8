DROP INDEX "quiz_answers_question_idx";--> statement-breakpoint
CREATE INDEX "quiz_answers_question_idx" ON "quiz_answers" USING btree ("question_id","attempt_id","is_right","option");--> statement-breakpoint
-- As in 0012: answers and attempts only grow, and an index is believed alone where pages are known to be old.
ALTER TABLE "quiz_answers" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "quiz_attempts" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
