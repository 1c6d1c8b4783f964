/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { classRow } from "#tests/domains/training/training-classes.rows.ts";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import { ClassCard } from "./ClassCard.tsx";

test.each([
	["asks first, because those who are enrolled are notified", {}, "Pause", null],
	["pauses at once where nobody is enrolled", { currentEnrollment: 0 }, "Pause", false],
	["activates at once", { isActive: false }, "Activate", true],
])("the button of a class %s", async (_, wish, name, stored) => {
	const calls = answerCalls(({ method }) => ({ body: method === "GET" ? [] : classRow(1, wish) }));
	const { getByText, findByRole, queryByRole } = renderPart(
		<ClassCard days={[classRow(1, wish)] as never} word="class" />,
		{ data: [[holidaysQuery.queryKey, []]] },
	);
	const writes = () => calls.filter(({ method }) => method !== "GET");
	fireEvent.click(getByText(name));
	if (stored === null) {
		await findByRole("dialog");
		expect(writes()).toEqual([]);
	} else {
		await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ isActive: stored }]));
		expect(queryByRole("dialog")).toBeNull();
	}
});
