/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { ownGradingsQuery } from "./gradings.queries.ts";
import OwnGradings from "./OwnGradings.tsx";

const grading = (eventId: number, outcome: string) => ({
	eventId,
	titleEn: `Grading ${eventId}`,
	titleAr: "",
	date: "2026-05-01",
	belt: "green-4",
	outcome,
	repeatParts: ["kata"],
	repeatBy: "2027-05-01",
	wordsEn: null,
	wordsAr: null,
});

test("a grading says until when parts are repeated, if that was its outcome", () => {
	const { texts } = renderPart(<OwnGradings id={20 as never} />, {
		data: [[ownGradingsQuery(20 as never).queryKey, [grading(1, "repeat"), grading(2, "pass")]]],
	});
	expect(texts(".candidate-decision").map((one) => /May 1, 2027/.test(one))).toEqual([true, false]);
});
