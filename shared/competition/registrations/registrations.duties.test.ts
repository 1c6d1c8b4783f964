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
	["a fee with its last day", { fee }, [/^KD 8 to pay by December 10, 2026\.$/]],
	[
		"only the part of a fee that is open",
		{ fee: { ...fee, paid: 3_000 } },
		[/^KD 5 to pay by December 10, 2026\.$/],
	],
	["nothing for a paid fee", { fee: { ...fee, paid: 8_000 } }, []],
	["a fee at the event", { fee: { ...fee, dueOn: "2026-12-20" } }, [/at the latest at the event/]],
	["a fee whose last day has passed", { fee: { ...fee, dueOn: "2026-11-30" } }, [/now/]],
	[
		"that an unpaid place can be released",
		{ fee, event: { ...event, unpaidRule: "release" } },
		[/^KD 8 to pay/, /next person waiting/],
	],
	[
		"that it is approved only once it is paid",
		{ fee, event: { ...event, paymentRule: "first" } },
		[/^KD 8 to pay/, /approved once it is paid/],
	],
	[
		"no approval to wait for after it",
		{ fee, status: "approved", event: { ...event, paymentRule: "first" } },
		[/^KD 8 to pay/],
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
		[/^The place costs KD 8, to be paid by December 10, 2026, once it is accepted\.$/],
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

describe("the sentence of each duty, to the reader and about a person", () => {
	const document = (kind: string) => ({
		conflicts: [{ code: "document_required" as const, params: { kind, day: "2026-12-20" } }],
	});
	const limits = { conflicts: [{ code: "age_too_young" as const, params: {} }] };
	const membership = { conflicts: [{ code: "membership_required" as const, params: {} }] };
	const offered = { status: "offered", price: { amount: 8_000, dueOn: "2026-12-10" } };

	test.each<[Parameters<typeof sentences>[0], string[], string[], string[], string[]]>([
		[
			{ awaitsGuardian: true },
			["A guardian needs to agree: online, or on paper that the coach or the federation records."],
			[
				"Please agree to Layan’s registration: online, or on paper that the coach or the federation records.",
			],
			["تلزم موافقة ولي الأمر: إلكترونيًا، أو على ورقة يسجّلها المدرب أو الاتحاد."],
			["نرجو الموافقة على تسجيل ليان: إلكترونيًا، أو على ورقة يسجّلها المدرب أو الاتحاد."],
		],
		[
			{ chooseClass: true },
			["Choose an event class."],
			["Choose an event class for Layan."],
			["يلزم اختيار فئة."],
			["يلزم اختيار فئة لمشاركة ليان."],
		],
		...(
			[
				["medical", "a medical certificate", "شهادة طبية سارية"],
				["identity", "an identity document", "مستند هوية سارٍ"],
				["consent", "a consent", "موافقة سارية"],
			] as const
		).map(([kind, en, ar]): [object, string[], string[], string[], string[]] => {
			const english = `Upload ${en} that is valid on December 20, 2026: this event asks for one.`;
			const arabic = `يلزم رفع ${ar} في ٢٠ ديسمبر ٢٠٢٦، فهي من شروط الفعالية.`;
			return [document(kind), [english], [english], [arabic], [arabic]];
		}),
		[
			membership,
			["Pay the membership fee: this event is for people whose fee is paid."],
			["Pay the membership fee of Layan: this event is for people whose fee is paid."],
			["يلزم دفع رسوم العضوية، فالمشاركة لمن دفعها."],
			["يلزم دفع رسوم العضوية عن ليان، فالمشاركة لمن دفعها."],
		],
		[
			limits,
			["You do not meet all conditions of this event class. Contact the federation."],
			["Layan does not meet all conditions of this event class. Contact the federation."],
			["لا تنطبق كل شروط الفئة عليك. يرجى التواصل مع الاتحاد."],
			["لا تنطبق كل شروط الفئة على ليان. يرجى التواصل مع الاتحاد."],
		],
		[
			{ fee },
			["KD 8 to pay by December 10, 2026."],
			["KD 8 to pay by December 10, 2026."],
			["يلزم دفع ٨ د.ك حتى ١٠ ديسمبر ٢٠٢٦."],
			["يلزم دفع ٨ د.ك حتى ١٠ ديسمبر ٢٠٢٦."],
		],
		[
			{ fee: { ...fee, dueOn: "2026-12-20" } },
			["KD 8 to pay by December 20, 2026, at the latest at the event."],
			["KD 8 to pay by December 20, 2026, at the latest at the event."],
			["يلزم دفع ٨ د.ك حتى ٢٠ ديسمبر ٢٠٢٦، أو عند الحضور على أبعد تقدير."],
			["يلزم دفع ٨ د.ك حتى ٢٠ ديسمبر ٢٠٢٦، أو عند الحضور على أبعد تقدير."],
		],
		[
			{ fee: { ...fee, dueOn: "2026-11-30" } },
			["Pay KD 8 now: the last day to pay was November 30, 2026."],
			["Pay KD 8 now: the last day to pay was November 30, 2026."],
			["يلزم دفع ٨ د.ك الآن، وكان آخر موعد للدفع ٣٠ نوفمبر ٢٠٢٦."],
			["يلزم دفع ٨ د.ك الآن، وكان آخر موعد للدفع ٣٠ نوفمبر ٢٠٢٦."],
		],
		[
			offered,
			["The place costs KD 8, to be paid by December 10, 2026, once it is accepted."],
			["The place costs KD 8, to be paid by December 10, 2026, once it is accepted."],
			["رسوم المكان ٨ د.ك، وتُدفع بعد قبوله حتى ١٠ ديسمبر ٢٠٢٦."],
			["رسوم المكان ٨ د.ك، وتُدفع بعد قبوله حتى ١٠ ديسمبر ٢٠٢٦."],
		],
		[
			{ ...offered, price: { amount: 8_000 } },
			["The place costs KD 8, once it is accepted."],
			["The place costs KD 8, once it is accepted."],
			["رسوم المكان ٨ د.ك، وتُدفع بعد قبوله."],
			["رسوم المكان ٨ د.ك، وتُدفع بعد قبوله."],
		],
		[
			{ status: "cancelled", fee },
			["KD 8 is still to be paid, by December 10, 2026."],
			["KD 8 is still to be paid, by December 10, 2026."],
			["ما زال ٨ د.ك مستحقًا، وآخر موعد للدفع ١٠ ديسمبر ٢٠٢٦."],
			["ما زال ٨ د.ك مستحقًا، وآخر موعد للدفع ١٠ ديسمبر ٢٠٢٦."],
		],
		[
			{
				fee: { owed: 8_000, paid: 0 },
				event: { ...event, paymentRule: "first", unpaidRule: "release" },
			},
			[
				"KD 8 is still to be paid.",
				"The registration can be approved once it is paid.",
				"A place that stays unpaid can go to the next person waiting.",
			],
			[
				"KD 8 is still to be paid.",
				"The registration can be approved once it is paid.",
				"A place that stays unpaid can go to the next person waiting.",
			],
			[
				"ما زال ٨ د.ك مستحقًا.",
				"ولا يُعتمد التسجيل قبل الدفع.",
				"والمكان الذي لا تُدفع رسومه قد ينتقل إلى أول المنتظرين.",
			],
			[
				"ما زال ٨ د.ك مستحقًا.",
				"ولا يُعتمد التسجيل قبل الدفع.",
				"والمكان الذي لا تُدفع رسومه قد ينتقل إلى أول المنتظرين.",
			],
		],
	])("%j", (facts, english, named, arabic, namedInArabic) => {
		expect([
			sentences(facts),
			sentences(facts, { name: "Layan" }),
			sentences(facts, { locale: "ar" }),
			sentences(facts, { locale: "ar", name: "ليان" }),
		]).toEqual([english, named, arabic, namedInArabic]);
	});

	test("nothing is to do", () => {
		expect([
			nothingToDo("en"),
			nothingToDo("en", "Layan"),
			nothingToDo("ar"),
			nothingToDo("ar", "ليان"),
		]).toEqual([
			"There is nothing to do.",
			"There is nothing to do.",
			"لا يلزمك فعل شيء.",
			"لا يلزم فعل شيء.",
		]);
	});
});

describe("facts of a registration", () => {
	const all = {
		awaitsGuardian: true,
		chooseClass: true,
		conflicts: [{ code: "age_missing" as const, params: {} }],
		event,
	};

	test.each([
		["pending", true],
		["approved", true],
		["offered", true],
		["waitlisted", true],
		["rejected", false],
		["cancelled", false],
	])("a %s one has duties beside money: %s", (status, isAlive) => {
		const { consent, chooseClass, conflicts } = dutiesOf({ status, ...all });
		expect([consent, chooseClass, conflicts]).toEqual(
			isAlive ? [true, true, all.conflicts] : [undefined, undefined, undefined],
		);
	});

	test("leave out what is not to do", () => {
		expect(dutiesOf({ status: "pending", event, conflicts: [], fee: null })).toEqual({
			consent: undefined,
			chooseClass: undefined,
			conflicts: undefined,
			pay: undefined,
			day: "2026-12-20",
		});
		// The event's day in Kuwait, also where its hour lies on the day before in UTC.
		expect(dutiesOf({ status: "pending", event: { eventDate: "2026-12-19T21:30Z" } }).day).toBe(
			"2026-12-20",
		);
	});

	const owed = { owed: 8_000, paid: 3_000, dueOn: "2026-12-10" };
	test.each([
		["an offered place without a price", "offered", owed, null, { amount: 5_000, when: "offered" }],
		[
			"an offered place with a price",
			"offered",
			owed,
			{ amount: 9_000, dueOn: "2026-12-12" },
			{ amount: 9_000, dueOn: "2026-12-12", when: "offered" },
		],
		["a price without a last day", "offered", owed, { amount: 9_000 }, { amount: 9_000 }],
		["an offered place that is free", "offered", null, null, undefined],
		["an offered place that is paid", "offered", { ...owed, paid: 8_000 }, null, undefined],
		["a fee of which a part is open", "approved", owed, null, { amount: 5_000, unpaid: [] }],
		["a paid fee", "approved", { ...owed, paid: 8_000 }, null, undefined],
		["a fee that is paid twice", "approved", { ...owed, paid: 16_000 }, null, undefined],
		["an ended registration", "rejected", owed, null, { amount: 5_000, when: "ended" }],
	])("say what is to pay: %s", (_, status, fee, price, pay) => {
		const facts = dutiesOf({ status, event, fee, price }).pay;
		if (pay) expect(facts).toMatchObject({ dueOn: "2026-12-10", ...pay });
		else expect(facts).toBeUndefined();
	});

	test.each([
		["pending", "first", "keep", ["notApproved"]],
		["approved", "first", "keep", []],
		["pending", "desk", "keep", []],
		["pending", "desk", "release", ["released"]],
		["approved", "first", "release", ["released"]],
		["pending", "first", "release", ["notApproved", "released"]],
	] as const)(
		"while the fee of a %s one is unpaid by the rules %s and %s, follows %j",
		(status, paymentRule, unpaidRule, unpaid) => {
			const terms = { ...event, paymentRule, unpaidRule };
			expect(dutiesOf({ status, event: terms, fee: owed }).pay?.unpaid).toEqual(unpaid);
		},
	);
});

test.each([
	[
		"2026-11-30",
		[
			"Pay KD 8 now: the last day to pay was November 30, 2026.",
			"The registration can be approved once it is paid.",
		],
	],
	[
		"2026-12-01",
		["KD 8 to pay by December 1, 2026.", "The registration can be approved once it is paid."],
	],
	[
		"2026-12-19",
		["KD 8 to pay by December 19, 2026.", "The registration can be approved once it is paid."],
	],
])("a fee whose last day is %s is named with what waits for it", (dueOn, expected) => {
	const terms = { ...event, paymentRule: "first" as const };
	expect(sentences({ fee: { ...fee, dueOn }, event: terms })).toEqual(expected);
});

test("without the day of the event a fee is due by its own day", () => {
	const pay = { amount: 8_000, dueOn: "2026-12-20", unpaid: [] };
	expect(dutySentences("en", { pay }, { now })).toEqual(["KD 8 to pay by December 20, 2026."]);
});
