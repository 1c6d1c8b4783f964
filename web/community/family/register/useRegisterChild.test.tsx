/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { eventQuery } from "../../../competition/events/events.queries.ts";
import { useRegisterChild } from "./useRegisterChild.ts";

const event = {
	id: 7,
	eventDate: "2099-04-17",
	registrationDeadline: null,
	registrationOpensAt: null,
	cancelReason: null,
	published: true,
	maxParticipants: 10,
	registeredCount: 4,
	classes: [],
} as unknown as Event;

function Register({ onDone }: { onDone: () => void }) {
	const { register } = useRegisterChild(event, personForTest(20, "Reem") as never, onDone);
	return (
		<button type="button" onClick={register}>
			Register
		</button>
	);
}

test.each([
	[{ id: "7-20", status: "pending" }, "Reem is registered", 5, 1],
	[{ id: "7-20", status: "waitlisted" }, "Reem is registered", 4, 1],
	[{ error: "event_cancelled" }, "Reem could not be registered", 4, 0],
])(
	"after the answer %j to a child’s registration, the event counts at once who has a place",
	async (result, toast, count, done) => {
		let timesDone = 0;
		const calls = answerCalls(({ method }) => ({
			body: method === "POST" ? [{ userId: 20, ...result }] : [],
		}));
		const { queries, getByRole, findByText } = renderPart(
			<Register onDone={() => (timesDone += 1)} />,
			{
				data: [[eventQuery(event.id).queryKey, event]],
			},
		);
		fireEvent.click(getByRole("button"));
		await findByText(toast);
		await waitFor(() => expect(queries.isMutating()).toBe(0));
		expect(calls[0].body).toEqual([{ userId: 20, classId: null, declaredWeight: "" }]);
		expect(queries.getQueryData<Event>(eventQuery(event.id).queryKey)?.registeredCount).toBe(count);
		expect(timesDone).toBe(done);
	},
);
