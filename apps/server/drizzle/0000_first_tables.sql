CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar(64) PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "two_factor_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"code" char(6) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" varchar(255) NOT NULL,
	"first_name" varchar(255) NOT NULL,
	"last_name" varchar(255) NOT NULL,
	"full_name" varchar(255) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"password" text NOT NULL,
	"profile_image_url" text,
	"user_type" text DEFAULT 'student' NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"last_study_date" date,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"email_verification_token" text,
	"email_verification_expires" timestamp with time zone,
	"two_factor_secret" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_achievements" (
	"user_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_achievements_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "ai_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"material_id" integer,
	"generation" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"milliseconds" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_answers" (
	"material_id" integer NOT NULL,
	"key" varchar(64) NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_answers_material_id_key_pk" PRIMARY KEY("material_id","key")
);
--> statement-breakpoint
CREATE TABLE "demo_steps" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flip_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flip_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"material_id" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category" varchar(100),
	"difficulty" text DEFAULT 'médio' NOT NULL,
	"position" integer NOT NULL,
	"source_page" integer,
	"source_quote" text,
	"family" text,
	"engine" text,
	"fingerprint" varchar(64) NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"origin" text DEFAULT 'generated' NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"touched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material_pages" (
	"material_id" integer NOT NULL,
	"number" integer NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "material_pages_material_id_number_pk" PRIMARY KEY("material_id","number")
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(255) NOT NULL,
	"description" text,
	"subject_id" integer NOT NULL,
	"teacher_id" uuid NOT NULL,
	"pdf_path" text NOT NULL,
	"pdf_sha256" "bytea" NOT NULL,
	"pdf_bytes" integer NOT NULL,
	"content" text,
	"school_level" text DEFAULT 'Fundamental' NOT NULL,
	"is_processed" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"step" text,
	"failure_reason" text,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"page_count" integer,
	"generation" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"starts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spare_items" (
	"material_id" integer NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" varchar(64) NOT NULL,
	"place" integer NOT NULL,
	"page" integer NOT NULL,
	"category" varchar(100),
	"item" jsonb NOT NULL,
	CONSTRAINT "spare_items_material_id_kind_fingerprint_pk" PRIMARY KEY("material_id","kind","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(255) NOT NULL,
	"name_key" varchar(255) NOT NULL,
	"description" text,
	"teacher_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"material_id" integer NOT NULL,
	"word" varchar(40) NOT NULL,
	"hint" text NOT NULL,
	"position" integer NOT NULL,
	"source_page" integer,
	"source_quote" text,
	"fingerprint" varchar(64) NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"origin" text DEFAULT 'generated' NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"touched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"material_id" integer NOT NULL,
	"card_id" integer,
	"question_id" integer,
	"reason" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "item_problems_one_item" CHECK (num_nonnulls(card_id, question_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"cards" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"games" integer DEFAULT 0 NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "activity_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cards" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"perfect_quizzes" integer DEFAULT 0 NOT NULL,
	"daily_challenges" integer DEFAULT 0 NOT NULL,
	"materials_completed" integer DEFAULT 0 NOT NULL,
	"games" integer DEFAULT 0 NOT NULL,
	"game_kinds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "xp_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "xp_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"amount" integer NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"quiz_id" integer NOT NULL,
	"score" integer NOT NULL,
	"total_questions" integer NOT NULL,
	"percentage" integer NOT NULL,
	"answers" jsonb,
	"graded" boolean DEFAULT true NOT NULL,
	"day" date NOT NULL,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quiz_id" integer NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"correct_answer" smallint NOT NULL,
	"explanation" text,
	"category" varchar(100),
	"difficulty" text DEFAULT 'médio' NOT NULL,
	"position" integer NOT NULL,
	"source_page" integer,
	"source_quote" text,
	"family" text,
	"engine" text,
	"fingerprint" varchar(64) NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"origin" text DEFAULT 'generated' NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"touched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quizzes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"material_id" integer NOT NULL,
	"title" varchar(255) NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"card_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"difficulty" text NOT NULL,
	"next_review" timestamp with time zone NOT NULL,
	"review_count" integer DEFAULT 1 NOT NULL,
	"stability" double precision NOT NULL,
	"memory_difficulty" double precision NOT NULL,
	"state" text NOT NULL,
	"learning_steps" smallint NOT NULL,
	"scheduled_days" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"card_id" integer NOT NULL,
	"rating" text NOT NULL,
	"elapsed_days" double precision,
	"day" date NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studied_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "studied_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"card_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"front_viewed" boolean DEFAULT false NOT NULL,
	"back_viewed" boolean DEFAULT false NOT NULL,
	"xp_earned" integer DEFAULT 0 NOT NULL,
	"first_studied_at" timestamp with time zone NOT NULL,
	"last_studied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_progress" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"material_id" integer NOT NULL,
	"cards_studied" integer DEFAULT 0 NOT NULL,
	"total_cards" integer DEFAULT 0 NOT NULL,
	"completion_percentage" integer DEFAULT 0 NOT NULL,
	"last_studied" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_codes" ADD CONSTRAINT "two_factor_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flip_cards" ADD CONSTRAINT "flip_cards_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_pages" ADD CONSTRAINT "material_pages_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_items" ADD CONSTRAINT "spare_items_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_problems" ADD CONSTRAINT "item_problems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_problems" ADD CONSTRAINT "item_problems_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_problems" ADD CONSTRAINT "item_problems_card_id_flip_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."flip_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_problems" ADD CONSTRAINT "item_problems_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_totals" ADD CONSTRAINT "activity_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_ledger" ADD CONSTRAINT "xp_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_card_id_flip_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."flip_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_card_id_flip_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."flip_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studied_cards" ADD CONSTRAINT "studied_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studied_cards" ADD CONSTRAINT "studied_cards_card_id_flip_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."flip_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studied_cards" ADD CONSTRAINT "studied_cards_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "two_factor_codes_user_idx" ON "two_factor_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_type_created_idx" ON "users" USING btree ("user_type","created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_started_idx" ON "ai_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "ai_calls_material_idx" ON "ai_calls" USING btree ("material_id","generation");--> statement-breakpoint
CREATE UNIQUE INDEX "flip_cards_material_fingerprint_key" ON "flip_cards" USING btree ("material_id","fingerprint");--> statement-breakpoint
CREATE INDEX "flip_cards_material_position_idx" ON "flip_cards" USING btree ("material_id","position");--> statement-breakpoint
CREATE INDEX "materials_teacher_created_idx" ON "materials" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "materials_subject_idx" ON "materials" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "materials_teacher_sha_idx" ON "materials" USING btree ("teacher_id","pdf_sha256");--> statement-breakpoint
CREATE INDEX "materials_created_idx" ON "materials" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "materials_unfinished_idx" ON "materials" USING btree ("teacher_id") WHERE status not in ('processed', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "subjects_teacher_name_key" ON "subjects" USING btree ("teacher_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "words_material_fingerprint_key" ON "words" USING btree ("material_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "item_problems_user_card_key" ON "item_problems" USING btree ("user_id","card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_problems_user_question_key" ON "item_problems" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "item_problems_user_time_idx" ON "item_problems" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "item_problems_open_idx" ON "item_problems" USING btree ("material_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "item_problems_card_idx" ON "item_problems" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "item_problems_question_idx" ON "item_problems" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "activity_days_day_idx" ON "activity_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "xp_ledger_user_source_key" ON "xp_ledger" USING btree ("user_id","source","source_id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_user_completed_idx" ON "quiz_attempts" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "quiz_attempts_user_quiz_day_idx" ON "quiz_attempts" USING btree ("user_id","quiz_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_questions_quiz_fingerprint_key" ON "quiz_questions" USING btree ("quiz_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "quizzes_material_key" ON "quizzes" USING btree ("material_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_reviews_user_card_key" ON "card_reviews" USING btree ("user_id","card_id");--> statement-breakpoint
CREATE INDEX "card_reviews_user_material_due_idx" ON "card_reviews" USING btree ("user_id","material_id","next_review");--> statement-breakpoint
CREATE INDEX "card_reviews_card_idx" ON "card_reviews" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "review_log_user_time_idx" ON "review_log" USING btree ("user_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "review_log_card_idx" ON "review_log" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "studied_cards_user_card_key" ON "studied_cards" USING btree ("user_id","card_id");--> statement-breakpoint
CREATE INDEX "studied_cards_card_idx" ON "studied_cards" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_progress_user_material_key" ON "user_progress" USING btree ("user_id","material_id");--> statement-breakpoint
CREATE INDEX "user_progress_material_idx" ON "user_progress" USING btree ("material_id","last_studied");