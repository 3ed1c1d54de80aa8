CREATE INDEX "flip_cards_judged_idx" ON "flip_cards" USING btree ("verdict_at") WHERE verdict is not null;--> statement-breakpoint
CREATE INDEX "words_judged_idx" ON "words" USING btree ("verdict_at") WHERE verdict is not null;--> statement-breakpoint
CREATE INDEX "quiz_questions_judged_idx" ON "quiz_questions" USING btree ("verdict_at") WHERE verdict is not null;
