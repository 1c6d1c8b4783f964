/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { eventQuery, staffEvents } from "#web/competition/events/events.queries.ts";
import BroadcastDialog from "./BroadcastDialog.tsx";

const event = (id: number, classId: number) => ({
	id,
	titleEn: `Cup ${id}`,
	titleAr: `كأس ${id}`,
	classes: [{ id: classId, className: `Kata ${classId}`, classNameAr: null }],
});
const events = [event(7, 70), event(8, 80)];
const listed = (rows: object[]) => ({ pages: [{ rows, next: null }], pageParams: [undefined] });

test("when another event is chosen, the class of the earlier event is dropped", async () => {
	const calls = answerCalls(({ path }) =>
		path.endsWith("/preview") ? new Promise(() => {}) : { body: { rows: [], next: null } },
	);
	const texts = { titleEn: "Hall", titleAr: "الصالة", messageEn: "Osu", messageAr: "أوس" };
	const { getByLabelText, getByRole } = renderPart(
		<BroadcastDialog
			to={{ kind: "entrants", eventId: "7", classId: "70" }}
			texts={{ ...texts, actionUrl: "" }}
			onClose={() => undefined}
		/>,
		{
			data: [
				[["user"], { id: 5, role: "admin" }],
				[staffEvents.upcoming.queryKey, listed(events)],
				[staffEvents.past.queryKey, listed([])],
				...events.map((one) => [eventQuery(one.id as never).queryKey, one] as const),
			],
		},
	);
	expect((getByLabelText("Class") as HTMLSelectElement).value).toBe("70");
	fireEvent.change(getByLabelText("Event"), { target: { value: "8" } });
	fireEvent.click(getByRole("button", { name: "Preview" }));
	const write = () => calls.find(({ method }) => method === "POST");
	await waitFor(() => expect(write()).toBeTruthy());
	expect(write()?.body).toHaveProperty("audience", { kind: "entrants", eventId: 8 });
});
