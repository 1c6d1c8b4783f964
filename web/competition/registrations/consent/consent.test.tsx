/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { myRegistrationsQuery } from "../registrations.queries.ts";
import { ConsentState } from "./ConsentState.tsx";

const paper = { name: "Salem", on: "2026-03-09" };
const online = { name: null, on: "2026-03-09" };

function open(wish: object, records = true) {
	const entry = { id: "7-20", status: "pending", awaitsGuardian: false, consent: null, ...wish };
	const calls = answerCalls(({ method }) => (method === "GET" ? new Promise(() => undefined) : {}));
	const view = renderPart(<ConsentState entry={entry as never} name="Reem" records={records} />, {
		data: [[myRegistrationsQuery.queryKey, []]],
	});
	return {
		...view,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		isOld: () => view.queries.getQueryState(myRegistrationsQuery.queryKey)?.isInvalidated,
		press: (name: string | RegExp) => fireEvent.click(view.getByRole("button", { name })),
		names: () => view.queryAllByRole("button").map((one) => one.getAttribute("aria-label")),
	};
}

const record = "Record consent on paper for Reem";
const withdraw = "Withdraw the consent for Reem";

test.each([
	[{ awaitsGuardian: true }, true, [record], /^Record/],
	[{ awaitsGuardian: true }, false, [], /^$/],
	[{ awaitsGuardian: true, status: "cancelled" }, true, [], /^$/],
	[{ consent: paper }, true, [withdraw], /^Consent on paper: .?Salem.?, .*March 9/],
	[{ consent: online }, false, [withdraw], /^A guardian agreed on .*March 9/],
	[{ consent: paper, status: "rejected" }, true, [], /^$/],
	[{}, true, [], /^$/],
])("of a registration with %j (records: %s) the reader can %j", (wish, records, names, words) => {
	const view = open(wish, records);
	expect(view.names()).toEqual(names);
	expect(view.all("span.block").concat(view.all("button"))[0]?.textContent ?? "").toMatch(words);
});

test("a consent on paper is recorded with the guardian’s name and the day of signing", async () => {
	const { press, findByRole, findByText, getByLabelText, writes, isOld, texts } = open({
		awaitsGuardian: true,
	});
	press(record);
	const dialog = await findByRole("dialog");
	expect(dialog.textContent).toMatch(/^Consent on paper for .?Reem/);
	const day = getByLabelText("Day of the signature") as HTMLInputElement;
	expect([day.value, day.max]).toEqual([kuwaitDate(Date.now()), kuwaitDate(Date.now())]);
	fireEvent.change(day, { target: { value: "2026-03-08" } });
	fireEvent.change(getByLabelText(/^Name of the guardian/), { target: { value: "Salem" } });
	fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement);
	await findByText("Consent recorded");
	expect(texts(".toast")[0]).toContain("Reem");
	expect(writes()).toEqual([
		expect.objectContaining({
			path: expect.stringMatching(/registrations\/7-20\//),
			body: { name: "Salem", signedOn: "2026-03-08" },
		}),
	]);
	await waitFor(() => expect(isOld()).toBe(true));
});

test("a consent is withdrawn after a question, which says what follows", async () => {
	const { press, findByRole, findByText, writes, isOld } = open({ consent: paper });
	press(withdraw);
	const dialog = await findByRole("dialog");
	expect(dialog.textContent).toMatch(/^Withdraw the consent for .?Reem.?\?The place is kept, but/);
	fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement);
	await findByText("Consent withdrawn");
	expect(writes()).toEqual([
		expect.objectContaining({ path: expect.stringMatching(/7-20\/.*consent/) }),
	]);
	await waitFor(() => expect(isOld()).toBe(true));
});
