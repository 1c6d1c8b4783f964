/** @jest-environment jsdom */

import { fireEvent, waitFor } from "@testing-library/react";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { myFeesQuery } from "../../fees/fees.queries.ts";
import OpenFees from "../../fees/OpenFees.tsx";
import { AdmissionControl } from "../../waiting-room/AdmissionControl.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { StatusLine } from "./StatusLine.tsx";

const today = kuwaitDate(Date.now());
const day = (days: number) => ({ eventDate: dayAfter(today, days), endDate: null });

type Status = MyRegistration["status"];

test.each<[Status, boolean, number | null, string[]]>([
	["approved", false, 5, ["Approved"]],
	["pending", false, null, ["Pending"]],
	["pending", true, 5, ["Pending", "Consent needed"]],
	["waitlisted", false, 5, ["Waiting list"]],
	["cancelled", false, -5, ["Cancelled"]],
	["approved", false, 0, ["Approved"]],
])(
	"a registration that is %s, with a guardian who has to agree: %s, %d days before the event has the badges %j",
	(...row) => {
		const [status, awaitsGuardian, days, badges] = row;
		const { texts } = renderPart(
			<StatusBadge
				status={status}
				awaitsGuardian={awaitsGuardian}
				event={days === null ? undefined : day(days)}
			/>,
		);
		expect(texts(".badge")).toEqual(badges);
	},
);

test("only “approved” is highlighted, and after the event the badge says what became of it", () => {
	const of = (status: Status, days: number) =>
		renderPart(<StatusBadge status={status} awaitsGuardian event={day(days)} />);
	expect(of("approved", 5).all(".primary")).toHaveLength(1);
	expect(of("pending", 5).all(".primary")).toHaveLength(0);
	for (const status of ["approved", "pending", "waitlisted"] as const) {
		const [ended, ...others] = of(status, -5).texts(".badge");
		expect(others).toEqual([]);
		expect(ended).not.toBe(of(status, 5).texts(".badge")[0]);
	}
});

test("a registration says its weight and its reason, which stands out after a rejection", () => {
	const open = (wish: object) =>
		renderPart(
			<StatusLine
				entry={
					{
						status: "approved",
						declaredWeight: null,
						reason: null,
						awaitsGuardian: false,
						...wish,
					} as never
				}
			/>,
		);
	expect(open({}).texts(".soft")).toEqual([]);
	expect(open({ declaredWeight: 55.5 }).texts(".status-line .soft")[0]).toContain("55.5");
	const cancelled = open({ status: "cancelled", reason: "Ill" });
	expect([cancelled.texts("p.soft"), cancelled.all(".notice").length]).toEqual([["Ill"], 0]);
	const rejected = open({ status: "rejected", reason: "No form" });
	expect([rejected.texts("p.soft"), rejected.texts(".notice.bad")]).toEqual([[], ["No form"]]);
	expect(open({ status: "rejected" }).all(".notice")).toHaveLength(0);
});

test("the dashboard says what is owed only if something is", () => {
	const open = (fees: object | undefined) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<OpenFees />, { data: fees ? [[myFeesQuery.queryKey, fees]] : [] });
	};
	expect(
		[open(undefined), open({ open: 0 })].map(({ container }) => container.textContent),
	).toEqual(["", ""]);
	const { texts, getByRole } = open({ open: 5_000 });
	expect(texts("h2")[0]).toContain("KD 5");
	expect(getByRole("link").getAttribute("href")).toBe("/fees");
});

describe("the waiting room for staff", () => {
	const known = (wish: object = {}, admission: object = {}) =>
		({
			stay: "drawn",
			now: 10_000,
			turn: null,
			position: null,
			room: {
				lobbyAt: "2027-04-10T14:00:00Z",
				opensAt: "2027-04-10T15:00:00Z",
				numbers: 7,
				last: 200,
				drawn: {},
				admission: {
					first: 20,
					to: null,
					since: 0,
					ran: 0,
					held: false,
					perSecond: 5,
					...admission,
				},
				...wish,
			},
		}) as never;
	const open = (state: never) =>
		renderPart(<AdmissionControl event={{ id: 5, classes: [] } as never} known={state} />);

	test("counts who was let in and who still waits, at most all of them", () => {
		expect(open(known()).texts("dd")).toEqual(["70", "130"]);
		expect(open(known({}, { held: true })).texts("dd")).toEqual(["20", "180"]);
		expect(open(known({}, { perSecond: 50 })).texts("dd")).toEqual(["200", "0"]);
	});

	test("before the draw says when it begins, or who is there", () => {
		const early = known({ drawn: null });
		expect(open(early).container.textContent).toContain("7 people are here");
		expect(open({ ...(early as object), stay: "early" } as never).container.textContent).toContain(
			"Come between",
		);
	});

	test("pauses and resumes the admission, and says which of them is next", async () => {
		const sent = answerCalls(({ body }) => ({ body: { admission: body } }));
		const running = open(known());
		expect(running.all(".notice")).toHaveLength(0);
		fireEvent.click(running.getByRole("button", { name: "Pause admission" }));
		await running.findByText("Admission is paused");
		const paused = open(known({}, { held: true }));
		expect(paused.all(".notice")).toHaveLength(1);
		fireEvent.click(paused.getByRole("button", { name: "Resume admission" }));
		await paused.findByText("Admission has resumed");
		await waitFor(() =>
			expect(sent.map(({ body }) => body)).toEqual([{ held: true }, { held: false }]),
		);
	});
});
