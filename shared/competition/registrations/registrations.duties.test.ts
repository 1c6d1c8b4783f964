import { locales } from "../../core/locales.ts";
import { dutiesOf, dutySentences, nothingToDo } from "./registrations.duties.ts";

const now = Date.parse("2026-12-01T09:00:00Z");
const event = { eventDate: "2026-12-20" };
const fee = { owed: 8_000, paid: 0, dueOn: "2026-12-10" };

const sentences = (
	facts: Partial<Parameters<typeof dutiesOf>[0]>,
	{ locale = "en", name }: { locale?: (typeof locales)[number]; name?: string } = {},
) => dutySentences(locale, dutiesOf({ status: "pending", event, ...facts }), { name, now });

test.each<[string, Parameters<typeof sentences>[0], RegExp[]]>([
	["nothing", {}, []],
	["a fee with its last day", { fee }, [/^Pay 8\.000 KD by December 10, 2026\.$/]],
	[
		"only the part of a fee that is open",
		{ fee: { ...fee, paid: 3_000 } },
		[/^Pay 5\.000 KD by December 10, 2026\.$/],
	],
	["nothing for a paid fee", { fee: { ...fee, paid: 8_000 } }, []],
	["a fee at the event", { fee: { ...fee, dueOn: "2026-12-20" } }, [/at the latest at the event/]],
	["a fee whose last day has passed", { fee: { ...fee, dueOn: "2026-11-30" } }, [/now/]],
	[
		"that an unpaid place can be released",
		{ fee, event: { ...event, unpaidRule: "release" } },
		[/^Pay/, /next person waiting/],
	],
	[
		"that it is approved only once it is paid",
		{ fee, event: { ...event, paymentRule: "first" } },
		[/^Pay/, /approved once it is paid/],
	],
	[
		"no approval to wait for after it",
		{ fee, status: "approved", event: { ...event, paymentRule: "first" } },
		[/^Pay/],
	],
	["a guardian's consent", { awaitsGuardian: true }, [/guardian needs to agree/]],
	["a class to choose", { chooseClass: true }, [/^Choose an event class\.$/]],
	[
		"a document",
		{ conflicts: [{ code: "document_required", params: { kind: "medical", day: "2026-12-20" } }] },
		[/^Upload a medical certificate that is valid on December 20, 2026/],
	],
	[
		"the membership fee",
		{ conflicts: [{ code: "membership_required", params: {} }] },
		[/^Pay the membership fee/],
	],
	[
		"the price of an offered place",
		{ status: "offered", price: { amount: 8_000, dueOn: "2026-12-10" } },
		[/^The place costs 8\.000 KD, to be paid by December 10, 2026, once it is accepted\.$/],
	],
	["a fee that stays due", { status: "cancelled", fee }, [/still to be paid, by December 10/]],
	["nothing else of an ended registration", { status: "rejected", awaitsGuardian: true }, []],
])("says what is to do: %s", (_, facts, expected) => {
	const found = sentences(facts);
	expect(found).toHaveLength(expected.length);
	for (const [position, pattern] of expected.entries()) expect(found[position]).toMatch(pattern);
	// The same in Arabic, and about a child by name.
	for (const locale of locales)
		for (const name of [undefined, locale === "ar" ? "ليان" : "Layan"]) {
			const texts = sentences(facts, { locale, name });
			expect(texts).toHaveLength(expected.length);
			expect(texts.join(" ")).not.toMatch(/undefined|null| {2}| [.،]/);
			if (locale === "ar") expect(texts.join(" ")).not.toMatch(/[A-Za-z0-9]/);
		}
});

test.each(locales)("says that nothing is to do: %s", (locale) =>
	expect(nothingToDo(locale)).toMatch(locale === "ar" ? /لا يلزمك/ : /nothing to do/),
);
