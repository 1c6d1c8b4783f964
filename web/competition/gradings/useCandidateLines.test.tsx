/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { ListedCandidate } from "#shared/competition/gradings/gradings.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { Language } from "../../core/language/i18n.tsx";
import { useCandidateLines } from "./useCandidateLines.ts";

const wrapper = ({ children }: { children: ReactNode }) => (
	<Language initial="en">{children}</Language>
);

test("a candidate is early only if the months are not complete on the day of the grading", () => {
	const day = dayAfter(kuwaitDate(Date.now()), 27);
	const lines = renderHook(() => useCandidateLines(day), { wrapper }).result.current;
	const linesOf = (eligibleDate: string) =>
		lines({
			eligibleDate,
			toBelt: "blue-8",
			attended: null,
			requiredClasses: null,
			registration: null,
			group: null,
			board: null,
			openFee: 0,
			repeatParts: [] as ListedCandidate["repeatParts"],
		} as ListedCandidate);
	expect(linesOf(day)).toEqual([]);
	expect(linesOf(dayAfter(day, 1))).toEqual([expect.stringContaining("Months complete on")]);
});
