-- A table that is emptied tells no trigger its rows: then all is counted anew.
CREATE FUNCTION recount_emptied_school() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount_school();
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_school_truncate AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION recount_emptied_school();--> statement-breakpoint
CREATE TRIGGER subjects_school_truncate AFTER TRUNCATE ON "subjects" FOR EACH STATEMENT EXECUTE FUNCTION recount_emptied_school();--> statement-breakpoint
CREATE TRIGGER materials_school_truncate AFTER TRUNCATE ON "materials" FOR EACH STATEMENT EXECUTE FUNCTION recount_emptied_school();--> statement-breakpoint
CREATE TRIGGER quizzes_school_truncate AFTER TRUNCATE ON "quizzes" FOR EACH STATEMENT EXECUTE FUNCTION recount_emptied_school();--> statement-breakpoint
CREATE TRIGGER guardian_consents_school_truncate AFTER TRUNCATE ON "guardian_consents" FOR EACH STATEMENT EXECUTE FUNCTION recount_emptied_school();
