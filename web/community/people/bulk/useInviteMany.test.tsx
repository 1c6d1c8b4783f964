/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { invitedAtOnce } from "#shared/community/people/people.rules.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { useInviteMany } from "./useInviteMany.ts";

const ids = Array.from({ length: 2 * invitedAtOnce + 1 }, (_, at) => at + 1);

function Invite() {
	const invite = useInviteMany(() => undefined);
	return (
		<>
			<button type="button" onClick={() => invite.mutate(ids as never)}>
				Invite
			</button>
			<p>{invite.isError ? "Failed" : ""}</p>
		</>
	);
}

test("people are invited in steps, each once, and after a failure those who are left", async () => {
	let isDown = true;
	const calls = answerCalls(({ method, body }) => {
		const { ids: some = [] } = (body ?? {}) as { ids?: number[] };
		if (method === "GET") return { body: [] };
		if (some.includes(invitedAtOnce + 1) && isDown) return { status: 500 };
		return { body: some.map((id) => ({ id, outcome: id === 1 ? "hasPassword" : "invited" })) };
	});
	const steps = () =>
		calls
			.splice(0)
			.flatMap(({ method, body }) =>
				method === "GET" ? [] : [(body as { ids: number[] }).ids.at(0)],
			);
	const { getByText, findByText } = renderPart(<Invite />);
	fireEvent.click(getByText("Invite"));
	await findByText("Failed");
	const [first, ...failed] = steps();
	expect([first, new Set(failed)]).toEqual([1, new Set([invitedAtOnce + 1])]);
	isDown = false;
	fireEvent.click(getByText("Invite"));
	await findByText(`${ids.length - 1} people invited`);
	const keys = calls.map(({ headers }) => headers["idempotency-key"]).filter(Boolean);
	expect(new Set(keys).size).toBe(keys.length);
	expect(steps()).toEqual([invitedAtOnce + 1, 2 * invitedAtOnce + 1]);
	await waitFor(() => getByText(/1 has signed in before/));
});
