/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { firstPage } from "../../core/calls/usePages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import TransferDialog from "./TransferDialog.tsx";

const coach = (id: number, firstName: string) => ({
	id,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
});

test("a student goes to a coach who does not train them yet, and not to themselves", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const student = { ...coach(20, "Noura"), coaches: [coach(2, "Omar")] };
	const coaches = [coach(2, "Omar"), coach(3, "Layan"), coach(20, "Noura")];
	const { findByRole, getByRole } = renderPart(
		<TransferDialog
			student={student as never}
			changed={[]}
			onDone={() => undefined}
			onClose={() => undefined}
		/>,
		{ data: [[coachesPages.queryKey, firstPage({ rows: coaches } as never)]] },
	);
	await findByRole("dialog");
	const field = document.querySelector("select") as HTMLSelectElement;
	expect([...field.options].map(({ value }) => value)).toEqual(["", "3"]);
	fireEvent.change(field, { target: { value: "3" } });
	fireEvent.click(getByRole("button", { name: "Give to another coach" }));
	await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ coachId: 3 }]));
});
