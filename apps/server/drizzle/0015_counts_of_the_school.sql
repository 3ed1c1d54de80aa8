CREATE TABLE "school_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"students" integer DEFAULT 0 NOT NULL,
	"teachers" integer DEFAULT 0 NOT NULL,
	"admins" integer DEFAULT 0 NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"consented" integer DEFAULT 0 NOT NULL,
	"ageless" integer DEFAULT 0 NOT NULL,
	"subjects" integer DEFAULT 0 NOT NULL,
	"materials" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"cards" integer DEFAULT 0 NOT NULL,
	"model_items" integer DEFAULT 0 NOT NULL,
	"extractive_items" integer DEFAULT 0 NOT NULL,
	"pdf_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_totals" (
	"teacher_id" uuid PRIMARY KEY NOT NULL,
	"materials" integer DEFAULT 0 NOT NULL,
	"pdf_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_totals" ADD CONSTRAINT "teacher_totals_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_totals_bytes_idx" ON "teacher_totals" USING btree ("pdf_bytes" DESC NULLS LAST,"teacher_id") WHERE materials > 0;--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("user_type",lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "users_children_idx" ON "users" USING btree ("consent_given","full_name","id") WHERE user_type = 'student' and age_range = 'até 12';--> statement-breakpoint
CREATE INDEX "subjects_name_idx" ON "subjects" USING btree ("name_key","id");--> statement-breakpoint
CREATE FUNCTION free_school_counts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	-- A row that no other transaction has changed and not yet kept: waiting for it would put writers of different things in each other's way.
	free integer;
BEGIN
	SELECT id INTO free FROM school_counts ORDER BY id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
	IF free IS NULL THEN INSERT INTO school_counts DEFAULT VALUES RETURNING id INTO free; END IF;
	RETURN free;
END $$;--> statement-breakpoint
CREATE FUNCTION count_school() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- Arguments come in pairs: a counter, and what a row of the table adds to it, as an expression.
	changes constant text := CASE
		WHEN TG_LEVEL = 'ROW' THEN 'SELECT ($1).*, 1 AS change UNION ALL SELECT ($2).*, -1'
		WHEN TG_OP = 'INSERT' THEN 'SELECT *, 1 AS change FROM fresh'
		ELSE 'SELECT *, -1 AS change FROM stale'
	END;
	sums text;
	sets text;
	changed boolean := TG_LEVEL = 'ROW';
BEGIN
	IF TG_LEVEL = 'STATEMENT' THEN
		EXECUTE format('SELECT EXISTS (%s)', changes) INTO changed;
	END IF;
	IF NOT changed THEN RETURN NULL; END IF;
	SELECT string_agg(format('coalesce(sum(change * (%s)), 0) AS %I', TG_ARGV[place + 1], TG_ARGV[place]), ', '),
		string_agg(format('%1$I = school_counts.%1$I + changed.%1$I', TG_ARGV[place]), ', ')
	INTO sums, sets FROM generate_series(0, TG_NARGS - 2, 2) place;
	sets := format('UPDATE school_counts SET %s FROM (SELECT %s FROM (%s) changes) changed WHERE school_counts.id = $3', sets, sums, changes);
	IF TG_LEVEL = 'ROW' THEN
		EXECUTE sets USING NEW, OLD, free_school_counts();
	ELSE
		EXECUTE sets USING NULL::integer, NULL::integer, free_school_counts();
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_teacher_materials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO teacher_totals AS total (teacher_id, materials, pdf_bytes)
			SELECT teacher_id, count(*), sum(pdf_bytes) FROM fresh GROUP BY teacher_id ORDER BY teacher_id
			ON CONFLICT (teacher_id) DO UPDATE SET
				materials = total.materials + excluded.materials, pdf_bytes = total.pdf_bytes + excluded.pdf_bytes;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE teacher_totals AS total SET materials = total.materials - gone.materials, pdf_bytes = total.pdf_bytes - gone.bytes
			FROM (SELECT teacher_id, count(*) AS materials, sum(pdf_bytes) AS bytes FROM stale GROUP BY teacher_id ORDER BY teacher_id) gone
			WHERE total.teacher_id = gone.teacher_id;
	ELSE
		UPDATE teacher_totals SET materials = materials - 1, pdf_bytes = pdf_bytes - OLD.pdf_bytes WHERE teacher_id = OLD.teacher_id;
		INSERT INTO teacher_totals AS total (teacher_id, materials, pdf_bytes) VALUES (NEW.teacher_id, 1, NEW.pdf_bytes)
			ON CONFLICT (teacher_id) DO UPDATE SET materials = total.materials + 1, pdf_bytes = total.pdf_bytes + excluded.pdf_bytes;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_consent_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE users SET consent_given = told.given FROM (
		SELECT child.id, EXISTS (
			SELECT FROM guardian_consents consent WHERE consent.user_id = child.id AND given_at IS NOT NULL AND revoked_at IS NULL
		) AS given
		FROM unnest(CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.user_id] WHEN 'DELETE' THEN ARRAY[OLD.user_id] ELSE ARRAY[OLD.user_id, NEW.user_id] END) child (id)
	) told WHERE users.id = told.id AND users.consent_given <> told.given;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER guardian_consents_kept AFTER INSERT OR DELETE OR UPDATE OF "user_id", "given_at", "revoked_at" ON "guardian_consents"
	FOR EACH ROW EXECUTE FUNCTION keep_consent_given();--> statement-breakpoint
CREATE TRIGGER users_school_insert AFTER INSERT ON "users" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('students', '(user_type = ''student'')::int', 'teachers', '(user_type = ''teacher'')::int', 'admins', '(user_type = ''admin'')::int', 'children', '(user_type = ''student'' AND age_range IS NOT DISTINCT FROM ''até 12'')::int', 'consented', '(user_type = ''student'' AND age_range IS NOT DISTINCT FROM ''até 12'' AND consent_given)::int', 'ageless', '(user_type = ''student'' AND age_range IS NULL)::int');--> statement-breakpoint
CREATE TRIGGER users_school_delete AFTER DELETE ON "users" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('students', '(user_type = ''student'')::int', 'teachers', '(user_type = ''teacher'')::int', 'admins', '(user_type = ''admin'')::int', 'children', '(user_type = ''student'' AND age_range IS NOT DISTINCT FROM ''até 12'')::int', 'consented', '(user_type = ''student'' AND age_range IS NOT DISTINCT FROM ''até 12'' AND consent_given)::int', 'ageless', '(user_type = ''student'' AND age_range IS NULL)::int');--> statement-breakpoint
-- By columns and row by row: a rating changes a user too, and costs nothing here.
CREATE TRIGGER users_school_update AFTER UPDATE OF "user_type", "age_range", "consent_given" ON "users" FOR EACH ROW
	WHEN ((OLD.user_type, OLD.age_range, OLD.consent_given) IS DISTINCT FROM (NEW.user_type, NEW.age_range, NEW.consent_given))
	EXECUTE FUNCTION count_school('students', '(user_type = ''student'')::int', 'teachers', '(user_type = ''teacher'')::int', 'admins', '(user_type = ''admin'')::int', 'children', '(user_type = ''student'' AND age_range IS NOT DISTINCT FROM ''até 12'')::int', 'consented', '(user_type = ''student'' AND age_range IS NOT DISTINCT FROM ''até 12'' AND consent_given)::int', 'ageless', '(user_type = ''student'' AND age_range IS NULL)::int');--> statement-breakpoint
CREATE TRIGGER subjects_school_insert AFTER INSERT ON "subjects" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('subjects', '1');--> statement-breakpoint
CREATE TRIGGER subjects_school_delete AFTER DELETE ON "subjects" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('subjects', '1');--> statement-breakpoint
CREATE TRIGGER quizzes_school_insert AFTER INSERT ON "quizzes" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('quizzes', '1');--> statement-breakpoint
CREATE TRIGGER quizzes_school_delete AFTER DELETE ON "quizzes" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('quizzes', '1');--> statement-breakpoint
CREATE TRIGGER materials_school_insert AFTER INSERT ON "materials" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('materials', '1', 'cards', 'cards_count', 'model_items', 'model_items', 'extractive_items', 'extractive_items', 'pdf_bytes', 'pdf_bytes');--> statement-breakpoint
CREATE TRIGGER materials_school_delete AFTER DELETE ON "materials" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_school('materials', '1', 'cards', 'cards_count', 'model_items', 'model_items', 'extractive_items', 'extractive_items', 'pdf_bytes', 'pdf_bytes');--> statement-breakpoint
CREATE TRIGGER materials_school_update AFTER UPDATE OF "cards_count", "model_items", "extractive_items", "pdf_bytes" ON "materials" FOR EACH ROW
	WHEN ((OLD.cards_count, OLD.model_items, OLD.extractive_items, OLD.pdf_bytes) IS DISTINCT FROM (NEW.cards_count, NEW.model_items, NEW.extractive_items, NEW.pdf_bytes))
	EXECUTE FUNCTION count_school('cards', 'cards_count', 'model_items', 'model_items', 'extractive_items', 'extractive_items', 'pdf_bytes', 'pdf_bytes');--> statement-breakpoint
CREATE TRIGGER materials_teacher_insert AFTER INSERT ON "materials" REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION count_teacher_materials();--> statement-breakpoint
CREATE TRIGGER materials_teacher_delete AFTER DELETE ON "materials" REFERENCING OLD TABLE AS stale
	FOR EACH STATEMENT EXECUTE FUNCTION count_teacher_materials();--> statement-breakpoint
CREATE TRIGGER materials_teacher_update AFTER UPDATE OF "teacher_id", "pdf_bytes" ON "materials" FOR EACH ROW
	WHEN ((OLD.teacher_id, OLD.pdf_bytes) IS DISTINCT FROM (NEW.teacher_id, NEW.pdf_bytes))
	EXECUTE FUNCTION count_teacher_materials();--> statement-breakpoint
CREATE FUNCTION recount_school() RETURNS void LANGUAGE sql AS $$
	UPDATE users SET consent_given = told.given FROM (
		SELECT id, EXISTS (SELECT FROM guardian_consents WHERE user_id = users.id AND given_at IS NOT NULL AND revoked_at IS NULL) AS given FROM users
	) told WHERE users.id = told.id AND users.consent_given <> told.given;
	DELETE FROM school_counts;
	INSERT INTO school_counts (students, teachers, admins, children, consented, ageless, subjects, quizzes, materials, cards, model_items, extractive_items, pdf_bytes)
		SELECT people.*, (SELECT count(*) FROM subjects), (SELECT count(*) FROM quizzes), books.* FROM
			(SELECT count(*) FILTER (WHERE user_type = 'student'), count(*) FILTER (WHERE user_type = 'teacher'), count(*) FILTER (WHERE user_type = 'admin'),
				count(*) FILTER (WHERE user_type = 'student' AND age_range = 'até 12'), count(*) FILTER (WHERE user_type = 'student' AND age_range = 'até 12' AND consent_given),
				count(*) FILTER (WHERE user_type = 'student' AND age_range IS NULL) FROM users) people,
			(SELECT count(*), coalesce(sum(cards_count), 0), coalesce(sum(model_items), 0), coalesce(sum(extractive_items), 0), coalesce(sum(pdf_bytes), 0) FROM materials) books;
	DELETE FROM teacher_totals;
	INSERT INTO teacher_totals (teacher_id, materials, pdf_bytes) SELECT teacher_id, count(*), sum(pdf_bytes) FROM materials GROUP BY teacher_id;
$$;--> statement-breakpoint
SELECT recount_school();
