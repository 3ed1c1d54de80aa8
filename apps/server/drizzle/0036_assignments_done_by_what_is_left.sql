-- Assignments whose last open card a teacher hid or removed, and those whose quiz has no question left: whoever had done all that was
-- left has done them since their own last act on it. Those of the last two months, which pupils still see.
INSERT INTO "assignment_results" ("assignment_id", "user_id", "done_at")
SELECT a."id", member."user_id", coalesce(greatest(
	CASE WHEN a."with_cards" THEN (
		SELECT max(r."last_review") FROM "flip_cards" c
		JOIN "card_reviews" r ON r."card_id" = c."id" AND r."user_id" = member."user_id" AND r."last_review" >= a."created_at"
		WHERE c."material_id" = a."material_id" AND c."state" = 'shown'
	) END,
	CASE WHEN a."with_quiz" THEN quiz."taken_at" END
), now())
FROM "assignments" a
JOIN "materials" m ON m."id" = a."material_id"
JOIN "class_members" member ON member."class_id" = a."class_id"
JOIN "user_progress" p ON p."user_id" = member."user_id" AND p."material_id" = a."material_id"
CROSS JOIN LATERAL (
	SELECT min(t."completed_at") AS "taken_at",
		coalesce((SELECT max("questions_count") FROM "quizzes" WHERE "material_id" = a."material_id"), 0) AS "questions"
	FROM "quizzes" q JOIN "quiz_attempts" t ON t."quiz_id" = q."id" AND t."user_id" = member."user_id" AND t."completed_at" >= a."created_at"
	WHERE q."material_id" = a."material_id"
) quiz
WHERE a."due_day" >= current_date - 61
	AND (
		EXISTS (SELECT FROM "flip_cards" c WHERE c."material_id" = a."material_id" AND c."state" <> 'shown')
		OR (a."with_quiz" AND quiz."questions" = 0)
	)
	AND NOT EXISTS (SELECT FROM "assignment_results" r WHERE r."assignment_id" = a."id" AND r."user_id" = member."user_id")
	AND (NOT a."with_cards" OR NOT EXISTS (
		SELECT FROM "flip_cards" c WHERE c."material_id" = a."material_id" AND c."state" = 'shown' AND NOT EXISTS (
			SELECT FROM "card_reviews" r
			WHERE r."user_id" = member."user_id" AND r."card_id" = c."id" AND r."last_review" >= a."created_at"
		)
	))
	AND (NOT a."with_quiz" OR quiz."taken_at" IS NOT NULL OR quiz."questions" = 0)
	AND ((a."with_cards" AND m."cards_count" > 0) OR (a."with_quiz" AND quiz."taken_at" IS NOT NULL))
ON CONFLICT DO NOTHING;
