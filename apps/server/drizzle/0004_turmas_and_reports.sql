CREATE TABLE "assignment_results" (
	"assignment_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_results_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"with_cards" boolean NOT NULL,
	"with_quiz" boolean NOT NULL,
	"note" varchar(500),
	"due_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_asks_something" CHECK (with_cards or with_quiz)
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"class_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_members_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" uuid NOT NULL,
	"name" varchar(120) NOT NULL,
	"note" varchar(200),
	"join_code" varchar(12) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subject_classes" (
	"subject_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	CONSTRAINT "subject_classes_subject_id_class_id_pk" PRIMARY KEY("subject_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_answers" (
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"option" text NOT NULL,
	"is_right" boolean NOT NULL,
	CONSTRAINT "quiz_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "material_days" (
	"user_id" uuid NOT NULL,
	"material_id" integer NOT NULL,
	"day" date NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"forgotten" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"right_answers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "material_days_user_id_material_id_day_pk" PRIMARY KEY("user_id","material_id","day")
);
--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD COLUMN "forgotten" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_results" ADD CONSTRAINT "assignment_results_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_results" ADD CONSTRAINT "assignment_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_classes" ADD CONSTRAINT "subject_classes_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_classes" ADD CONSTRAINT "subject_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_days" ADD CONSTRAINT "material_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_days" ADD CONSTRAINT "material_days_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_results_user_idx" ON "assignment_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignments_class_due_idx" ON "assignments" USING btree ("class_id","due_day");--> statement-breakpoint
CREATE INDEX "assignments_material_idx" ON "assignments" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "class_members_user_idx" ON "class_members" USING btree ("user_id","class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_join_code_key" ON "classes" USING btree ("join_code");--> statement-breakpoint
CREATE INDEX "classes_teacher_created_idx" ON "classes" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "subject_classes_class_idx" ON "subject_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "quiz_answers_question_idx" ON "quiz_answers" USING btree ("question_id","is_right");--> statement-breakpoint
CREATE INDEX "material_days_material_day_idx" ON "material_days" USING btree ("material_id","day");--> statement-breakpoint
CREATE INDEX "quiz_attempts_quiz_day_idx" ON "quiz_attempts" USING btree ("quiz_id","day");--> statement-breakpoint
CREATE INDEX "card_reviews_material_idx" ON "card_reviews" USING btree ("material_id","user_id");--> statement-breakpoint
UPDATE "card_reviews" SET "forgotten" = counted.forgotten FROM (
	SELECT "user_id", "card_id", count(*)::int AS forgotten FROM "review_log" WHERE "rating" = 'errei' GROUP BY "user_id", "card_id"
) counted WHERE "card_reviews"."user_id" = counted."user_id" AND "card_reviews"."card_id" = counted."card_id";--> statement-breakpoint
INSERT INTO "quiz_answers" ("attempt_id", "question_id", "option", "is_right")
SELECT DISTINCT ON (attempt."id", question."id") attempt."id", question."id", answer."option", question."options" ->> question."correct_answer" = answer."option"
FROM "quiz_attempts" attempt
CROSS JOIN LATERAL jsonb_to_recordset(attempt."answers") AS answer("questionId" integer, "option" text)
JOIN "quiz_questions" question ON question."id" = answer."questionId"
WHERE attempt."answers" IS NOT NULL;--> statement-breakpoint
INSERT INTO "material_days" ("user_id", "material_id", "day", "reviews", "forgotten", "quizzes", "questions", "right_answers")
SELECT "user_id", "material_id", "day", sum(reviews), sum(forgotten), sum(quizzes), sum(questions), sum(right_answers)
FROM (
	SELECT log."user_id", card."material_id", log."day", 1 AS reviews, (log."rating" = 'errei')::int AS forgotten, 0 AS quizzes, 0 AS questions, 0 AS right_answers
	FROM "review_log" log JOIN "flip_cards" card ON card."id" = log."card_id"
	UNION ALL
	SELECT attempt."user_id", quiz."material_id", attempt."day", 0, 0, 1, attempt."total_questions", attempt."score"
	FROM "quiz_attempts" attempt JOIN "quizzes" quiz ON quiz."id" = attempt."quiz_id"
) acts GROUP BY "user_id", "material_id", "day";
