/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import HolidayDialog from "./HolidayDialog.tsx";

const holiday = { from: "2028-03-01", to: "2028-03-02", nameEn: "Eid", nameAr: "عيد" };

test.each([
	["a new holiday replaces none", undefined, undefined],
	[
		"a changed one replaces that of its former days",
		holiday,
		{ from: "2028-03-01", to: "2028-03-02" },
	],
])("%s", async (_, stored, replaces) => {
	const calls = answerCalls(() => ({ body: [] }));
	const { findByRole, getByLabelText, getByRole } = renderPart(
		<HolidayDialog holiday={holiday} replaces={stored} onClose={() => undefined} />,
	);
	await findByRole("dialog");
	fireEvent.change(getByLabelText(/^Last/), { target: { value: "2028-03-03" } });
	fireEvent.click(getByRole("button", { name: "Save holiday" }));
	await waitFor(() => expect(calls).toHaveLength(1));
	expect(calls[0].body).toEqual({
		holiday: { ...holiday, to: "2028-03-03" },
		...(replaces && { replaces }),
	});
});
