/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { Charge } from "#shared/competition/fees/fees.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { createQueryClient } from "../../core/calls/queries.ts";
import { Language } from "../../core/language/i18n.tsx";
import { ownOnlineQuery } from "../online-payments/online-payments.queries.ts";
import { myFeesQuery } from "./fees.queries.ts";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { MemoryRouter } = await import("react-router-dom");
const { default: FeesPage } = await import("./FeesPage.tsx");

const today = kuwaitDate(Date.now());

const charge = (dueOn: string | null, wish: Partial<Charge> = {}) => ({
	id: `${dueOn}`,
	target: `registration-5-${dueOn?.replaceAll("-", "")}`,
	state: "open",
	owed: 12_500,
	paid: 0,
	refunding: 0,
	dueOn,
	titleEn: "Spring Cup",
	titleAr: "كأس الربيع",
	lines: [],
	...wish,
});

/** The texts of the rows of the fees page, with these charges of one person. */
function rowsWith(charges: object[], locale: Locale): string[] {
	const queries = createQueryClient();
	const person = { id: 20, firstName: "Noura", lastName: "Saleh" };
	const fees = { person, charges, membership: null, renewal: null, payments: [], credit: 0 };
	queries.setQueryData<unknown>(myFeesQuery.queryKey, {
		people: [fees],
		open: 12_500,
		familyMembership: null,
	});
	const { container } = render(
		<QueryClientProvider client={queries}>
			<MemoryRouter>
				<Language initial={locale}>
					<FeesPage />
				</Language>
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return [...container.querySelectorAll(".fee-row")].map(({ textContent }) => `${textContent}`);
}

test.each<[Locale, RegExp, RegExp]>([
	["en", /Pay by/, /Overdue since/],
	["ar", /آخر موعد للدفع/, /متأخرة منذ/],
])("a fee is overdue from the day after its last day on, in %s", (locale, due, overdue) => {
	const rowOf = (days: number) => rowsWith([charge(dayAfter(today, days))], locale)[0];
	for (const days of [1, 0]) {
		expect(rowOf(days)).toMatch(due);
		expect(rowOf(days)).not.toMatch(overdue);
	}
	expect(rowOf(-1)).toMatch(overdue);
	expect(rowOf(-1)).not.toMatch(due);
});

test("a paid fee, or one without a last day, names no day", () => {
	const rows = rowsWith(
		[charge(null), charge(dayAfter(today, -1), { state: "paid", paid: 12_500 })],
		"en",
	);
	expect(rows).toHaveLength(2);
	for (const row of rows) expect(row).not.toMatch(/Pay by|Overdue/);
});

test("a row shows what is still to pay, and of a paid fee what was paid", () => {
	const [open, paid] = rowsWith(
		[
			charge(null, { id: "1", owed: 12_500, paid: 5_000, state: "partlyPaid" }),
			charge(null, { id: "2", owed: 4_000, paid: 4_000, state: "paid" }),
		],
		"en",
	);
	expect([open, paid]).toEqual([expect.stringContaining("7.500"), expect.stringContaining("KD 4")]);
});

test("memberships that are owed and those to be renewed are paid together, up to a family’s maximum", () => {
	const of = (id: number, wish: object) => ({
		person: { id, firstName: "Noura", lastName: "Saleh" },
		charges: [],
		membership: null,
		renewal: null,
		payments: [],
		credit: 0,
		...wish,
	});
	const renewal = { amount: 20_000, validUntil: dayAfter(today, 9) };
	const paid = (...people: object[]) =>
		renderPart(<FeesPage />, {
			at: "/fees?pay=membership-20,membership-21",
			data: [
				[myFeesQuery.queryKey, { people, open: 0, familyMembership: 30_000 }],
				[ownOnlineQuery.queryKey, { sources: ["knet"], waiting: [] }],
			],
		}).texts(".pay-online button")[0];
	expect(paid(of(20, { renewal }), of(21, { renewal }))).toMatch(/KD 30\b/);
	expect(paid(of(20, { membership: { amount: 20_000 } }), of(21, { renewal }))).toMatch(/KD 30\b/);
	expect(paid(of(20, { renewal }))).toMatch(/KD 20\b/);
});
