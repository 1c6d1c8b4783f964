/** @jest-environment jsdom */
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { CancelButton } from "./CancelButton.tsx";
import CancelDialog from "./CancelDialog.tsx";

const today = kuwaitDate(Date.now());
const entryWith = (wish: object = {}, lastDay = 1) =>
	({
		id: "a",
		status: "approved",
		isMoved: false,
		fee: null,
		class: null,
		event: {
			id: 7,
			titleEn: "Cup",
			titleAr: "كأس",
			eventDate: dayAfter(today, 9),
			registrationDeadline: dayAfter(today, lastDay),
		},
		...wish,
	}) as never;

test.each([
	[{}, 1, "Cancel registration"],
	[{ status: "pending" }, 1, "Cancel registration"],
	[{ status: "waitlisted" }, 1, "Leave the waiting list"],
	[{ status: "offered" }, 1, undefined],
	[{ status: "rejected" }, 1, undefined],
	[{ status: "cancelled" }, 1, undefined],
	[{}, -1, undefined],
	[{ isMoved: true }, -1, "Cancel registration"],
])(
	"an entry with %j that can be given up for %d more days has the button %s",
	(wish, days, name) => {
		expect(renderPart(<CancelButton entry={entryWith(wish, days)} />).texts("button")).toEqual(
			name ? [name] : [],
		);
	},
);

test.each([
	[0, /^(?!.*KD)/],
	[8_000, /KD 8/],
])("before cancelling, people read what becomes of the %d fils that they paid", (paid, words) => {
	renderPart(<CancelDialog entry={entryWith({ fee: { paid } })} onClose={() => undefined} />);
	expect(document.querySelector("[role=dialog]")?.textContent).toMatch(words);
});
