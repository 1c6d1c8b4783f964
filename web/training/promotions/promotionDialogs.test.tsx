/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { historyQuery } from "../../base/ranks/belts.queries.ts";
import RejectDialog from "./decide/RejectDialog.tsx";
import { PromotionForm } from "./PromoteDialog.tsx";

const person = (id: number, firstName: string) =>
	personForTest(id, firstName, { currentBelt: "brown-1" });

test("a person is promoted to a higher rank, and despite what is missing only if that is ticked", async () => {
	const refusal = { code: "promotion_early", params: { eligibleDate: "2099-01-01" } };
	const calls = answerCalls(({ method, body }) => {
		if (method === "GET") return { body: [] };
		const { override } = body as { override: boolean };
		return override ? { body: { toBelt: "black-1" } } : { status: 409, body: refusal };
	});
	const { findByRole, getByRole, findByLabelText } = renderPart(
		<PromotionForm
			person={person(20, "Noura") as never}
			onOther={() => undefined}
			onClose={() => undefined}
		/>,
		{ data: [[historyQuery(20 as never).queryKey, []]] },
	);
	await findByRole("dialog");
	const ranks = document.querySelector("select") as HTMLSelectElement;
	expect([...ranks.options].slice(0, 3).map(({ value }) => value)).toEqual([
		"",
		"black-1",
		"black-2",
	]);
	fireEvent.change(ranks, { target: { value: "black-1" } });
	const promote = () => getByRole("button", { name: "Promote" }) as HTMLButtonElement;
	fireEvent.click(promote());
	const anyway = await findByLabelText("Promote all the same");
	expect(promote().disabled).toBe(true);
	fireEvent.click(anyway);
	expect(promote().disabled).toBe(false);
	fireEvent.click(promote());
	const writes = () => calls.filter(({ method }) => method !== "GET");
	await waitFor(() => expect(writes()).toHaveLength(2));
	expect(writes().map(({ body }) => (body as { override: boolean }).override)).toEqual([
		false,
		true,
	]);
});

test("each rejected promotion is stored with the reason", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const requests = [20, 21].map((id) => ({ id, user: person(id, "Noura"), toBelt: "black-1" }));
	const { findByRole, getByRole } = renderPart(
		<RejectDialog items={requests as never} onDone={() => undefined} onClose={() => undefined} />,
	);
	await findByRole("dialog");
	const reason = document.querySelector("textarea") as HTMLTextAreaElement;
	fireEvent.change(reason, { target: { value: "Too early" } });
	fireEvent.click(getByRole("button", { name: "Reject" }));
	const writes = () => calls.filter(({ method }) => method !== "GET");
	await waitFor(() => expect(writes()).toHaveLength(2));
	expect(writes().map(({ body }) => body)).toEqual([
		{ reason: "Too early" },
		{ reason: "Too early" },
	]);
});
