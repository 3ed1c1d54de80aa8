-- In a pupil's album a drawing of somebody else had the words its author wrote. Now it has what was recognised in it, or its number:
-- the names that nameForOthers gives in apps/server/src/features/drawings/present.ts.
UPDATE "coloring_activities" AS work
SET title = seen.title
FROM (
	SELECT activity.id,
		CASE WHEN named.words <> '' THEN upper(left(named.words, 1)) || substr(named.words, 2)
			ELSE 'Desenho ' || activity.image_id END AS title
	FROM "coloring_activities" AS activity
	LEFT JOIN "ai_drawings" AS drawing
		ON drawing.id = CASE WHEN activity.image_type = 'drawing' THEN activity.image_id::integer END
	CROSS JOIN LATERAL (SELECT array_to_string(drawing.tags, ', ') AS words) AS named
	WHERE activity.image_type = 'drawing' AND drawing.created_by_user_id IS DISTINCT FROM activity.user_id
) AS seen
WHERE seen.id = work.id;
