/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { type AuditWish, auditPages, sealedQuery } from "../../base/history/audit.queries.ts";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import AuditPage from "./AuditPage.tsx";

const line = (id: number, wish: object = {}) => ({
	id,
	entityType: "news",
	entityId: String(id),
	action: "create",
	createdAt: "2026-03-04T09:30:00Z",
	actor: personForTest(3, "Dana"),
	causedBy: null,
	subject: null,
	things: [{ en: `News ${id}`, ar: `خبر ${id}` }],
	details: null,
	names: {},
	ipAddress: null,
	...wish,
});
function open({
	search = "",
	wish = {} as AuditWish,
	rows = [line(1)] as object[],
	role = "super-admin",
	sealed = {} as object,
	locale = "en" as "en" | "ar",
}) {
	answerCalls(() => new Promise(() => undefined));
	const view = renderPart(<AuditPage />, {
		at: `/admin/audit${search}`,
		locale,
		data: [
			[userQuery.queryKey, { id: 1, role }],
			[sealedQuery.queryKey, sealed],
			[auditPages(wish).queryKey, firstPage({ rows, next: undefined } as never)],
		],
	});
	return {
		...view,
		cells: (at: number) =>
			[...view.all("tbody tr")[at].children].map(({ textContent }) => plainText(textContent)),
		chips: () => view.texts(".filter-chip").map(plainText),
		files: () =>
			view
				.all(".audit-filters a")
				.map((link) => [link.textContent, link.getAttribute("href")?.replace("/api/audit", "")]),
	};
}

test("a line says what was done, by whom, when and from where, and each leads to more of the same", () => {
	const rows = [
		line(5),
		line(6, {
			actor: null,
			subject: personForTest(9, "Reem"),
			entityType: "user",
			entityId: "9",
			things: [],
			details: { email: ["a@club.example", "b@club.example"] },
			ipAddress: "10.1.2.3",
		}),
	];
	const view = open({ rows });
	expect(view.texts("thead th")).toEqual(["What", "Done by", "When", "What changed"]);
	const [what, who, when] = view.cells(0);
	expect([what, who]).toEqual(["Create: News 5News article", "Dana Saleh"]);
	expect(when).toMatch(/Mar 4, 2026.*12:30/);
	const [other, doer, , details] = view.cells(1);
	expect([other, doer]).toEqual(["Create: Reem SalehAccount", "Visitor or system"]);
	expect(details).toMatch(/10\.1\.2\.3$/);
	expect(view.cells(0)[3]).toBe("");
	fireEvent.click(view.all("tbody tr")[1].querySelectorAll("button")[0]);
	expect(view.address()).toBe("/admin/audit?type=user&of=9");
	const again = open({ rows });
	fireEvent.click(again.getByRole("button", { name: "Dana Saleh" }));
	expect(again.address()).toBe("/admin/audit?by=3");
});

test("the filters of the address are read, exported, and taken away one at a time", () => {
	const search = "?type=user&of=9&by=3&person=12&from=2026-01-02&to=2026-02-03";
	const wish = {
		entityType: "user",
		entityId: "9",
		userId: "3",
		personId: "12",
		from: "2026-01-02",
		to: "2026-02-03",
	};
	const rows = [line(9, { entityType: "user", subject: personForTest(12, "Noura"), things: [] })];
	const view = open({ search, wish, rows });
	expect(view.chips()).toEqual([
		"By Dana SalehRemove this filter",
		"About Noura SalehRemove this filter",
		"Only Noura SalehRemove this filter",
	]);
	const query = "entityType=user&entityId=9&userId=3&personId=12&from=2026-01-02&to=2026-02-03";
	expect(view.files().map(([words, file]) => [words, file?.split("?")[1]])).toEqual([
		["Export to Excel", query],
		["Export as CSV", query],
	]);
	const files = view.files().map(([, file]) => file?.split("?")[0]);
	expect(new Set(files).size).toBe(2);
	expect(
		["From", "To", "About"].map((name) => (view.getByLabelText(name) as HTMLInputElement).value),
	).toEqual(["2026-01-02", "2026-02-03", "user"]);
	const clear = view.all(".filter-chip button").at(-1) as HTMLElement;
	fireEvent.click(clear);
	expect(view.address()).toBe(
		"/admin/audit?type=user&by=3&person=12&from=2026-01-02&to=2026-02-03",
	);
	const other = open({ search: "?type=news&of=9", wish: { entityType: "news", entityId: "9" } });
	fireEvent.change(other.getByLabelText("About"), { target: { value: "user" } });
	fireEvent.change(other.getByLabelText("To"), { target: { value: "2026-02-04" } });
	expect(other.address()).toBe("/admin/audit?type=user&to=2026-02-04");
});

test("a record without changes is named by its type, and people who are not known by their number", () => {
	const view = open({
		search: "?type=news&of=9&by=3&person=12",
		wish: { entityType: "news", entityId: "9", userId: "3", personId: "12" },
		rows: [],
		locale: "ar",
	});
	expect(view.chips().map((chip) => chip.replace(/إزالة.*/, ""))).toEqual([
		"المنفّذ: 3",
		"يخص: 12",
		"فقط: خبر",
	]);
	expect(view.container.textContent).toContain("لم يتغير شيءاختر أيامًا أخرى أو أزل أحد المرشّحات.");
});

test.each(["?by=x", "?person=1x", "?from=2026-1-2", "?to=soon"])(
	"an address with %s filters nothing by it",
	(search) => {
		expect(open({ search }).texts("tbody tr")).toHaveLength(1);
	},
);

test("admins choose among the records that they may read", () => {
	const types = (role: string) =>
		[...(open({ role }).getByLabelText("About") as HTMLSelectElement).options].map(
			({ value }) => value,
		);
	expect(types("super-admin")).toEqual(expect.arrayContaining(["", "news", "settings"]));
	expect(types("admin")).toContain("news");
	expect(types("admin")).not.toContain("settings");
});

test("the last sealed day is named with its seal, if there is one", () => {
	const hash = "0123456789abcdef";
	const view = open({ sealed: { day: "2026-03-03", hash } });
	expect(view.texts(".audit-page > p.small")).toEqual([
		"Everything up to March 3, 2026 is sealed. Seal of that day 0123456789ab",
	]);
	for (const sealed of [
		{ day: "2026-03-03", hash: null },
		{ day: null, hash },
	])
		expect(open({ sealed }).texts(".audit-page > p.small")).toEqual([]);
});
