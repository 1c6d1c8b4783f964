import { locales } from "#shared/core/locales.ts";
import { type PromotionFacts, promotionNotice } from "./belts.notices.ts";

const names = { nameEn: "Sara Ali", nameAr: "سارة علي" };
const facts: Record<PromotionFacts["status"], PromotionFacts> = {
	promotionRequested: { status: "promotionRequested", toBelt: "black-2" },
	promotionAsked: { status: "promotionAsked", toBelt: "blue-8", ...names },
	promotionApproved: { status: "promotionApproved", toBelt: "blue-8" },
	promotionRejected: { status: "promotionRejected", toBelt: "blue-8", reason: "Kata" },
	promotionWithdrawn: { status: "promotionWithdrawn", toBelt: "blue-8" },
	promotionReopened: { status: "promotionReopened", toBelt: "blue-8" },
	promotionTakenBack: { status: "promotionTakenBack", toBelt: "blue-8" },
	studentReopened: { status: "studentReopened", toBelt: "blue-8", ...names },
	studentApproved: { status: "studentApproved", toBelt: "blue-8", ...names },
	studentRejected: { status: "studentRejected", toBelt: "blue-8", ...names, reason: "Kata" },
	rankRecorded: { status: "rankRecorded", toBelt: "black-2", fromBelt: "brown-1", ...names },
	rankApproved: { status: "rankApproved", toBelt: "black-2" },
	rankRejected: { status: "rankRejected", toBelt: "black-2", reason: "Kata" },
	studentRankApproved: { status: "studentRankApproved", toBelt: "black-2", ...names },
	studentRankRejected: {
		status: "studentRankRejected",
		toBelt: "black-2",
		...names,
		reason: "Kata",
	},
	danRecommended: { status: "danRecommended", toBelt: "black-2", ...names },
	danAgreed: { status: "danAgreed", toBelt: "black-2" },
	studentDanAgreed: { status: "studentDanAgreed", toBelt: "black-2", ...names },
	danReceived: { status: "danReceived", toBelt: "black-2", ...names, eventId: 5 },
	rankReceived: { status: "rankReceived", toBelt: "black-2", ...names, promotionId: 7 },
	promotionReceived: { status: "promotionReceived", toBelt: "blue-8", ...names, promotionId: 7 },
};

test.each(Object.values(facts))(
	"the notification $status has complete texts in both languages",
	(promotion) => {
		const [en, ar] = locales.map((locale) => promotionNotice.words(promotion, locale));
		expect(en.message).toMatch(
			promotion.toBelt === "blue-8" ? /Blue Belt - 8th Kyu/ : /2nd Dan|2 Dan/,
		);
		expect(ar.message).toMatch(/الحزام الأزرق|الدان الثاني/);
		expect(en.message.includes("Sara Ali")).toBe(promotion.nameEn !== undefined);
		expect(ar.message.includes("سارة علي")).toBe(promotion.nameAr !== undefined);
		for (const { message, title } of [en, ar]) {
			expect(message.includes("Kata")).toBe(promotion.reason !== undefined);
			expect(`${title} ${message}`).not.toMatch(/undefined|null/);
		}
	},
);

test.each<[PromotionFacts["status"], RegExp, RegExp]>([
	["promotionRequested", /request .* is with the federation/, /وصل طلبك/],
	["promotionAsked", /recommends you/, /رشّحك/],
	["promotionApproved", /you have reached/, /أصبحت درجتك/],
	["promotionRejected", /did not approve/, /لم يعتمد/],
	["promotionWithdrawn", /has withdrawn/, /سحب مدربك/],
	["promotionReopened", /has taken back its decision/, /تراجع الاتحاد عن قراره/],
	["promotionTakenBack", /has taken back your promotion/, /تراجع الاتحاد عن ترقيتك/],
	["studentReopened", /It will decide again/, /وسيصدر قرار جديد/],
	["studentApproved", /has approved/, /^اعتمد الاتحاد/],
	["studentRejected", /did not approve/, /^لم يعتمد الاتحاد/],
	["promotionReceived", /waits for your decision/, /قرارك/],
	["rankRecorded", /Until then you count as .*Brown Belt - 1st Kyu/, /الكيو الأول/],
	["rankApproved", /has confirmed your rank/, /أكّد الاتحاد درجتك/],
	["rankRejected", /could not confirm/, /لم يؤكد الاتحاد/],
	["studentRankApproved", /has confirmed the rank of/, /^أكّد الاتحاد درجة/],
	["studentRankRejected", /could not confirm this rank of/, /^لم يؤكد الاتحاد/],
	["danRecommended", /board decides whether/, /ويقرر مجلس الاتحاد/],
	["danAgreed", /board agrees that you try/, /^وافق مجلس الاتحاد/],
	["studentDanAgreed", /your recommendation of/, /على ترشيحك/],
	["danReceived", /board’s decision is needed/, /بانتظار قرار المجلس/],
	["rankReceived", /waits for your decision/, /قراركم/],
])("describes the promotion status %s in both languages", (status, english, arabic) => {
	expect(promotionNotice.words(facts[status], "en").message).toMatch(english);
	expect(promotionNotice.words(facts[status], "ar").message).toMatch(arabic);
});

test("says what is to pay for the grading, if something is", () => {
	const withFee = { ...facts.promotionAsked, fee: 7_000 };
	expect(promotionNotice.words(withFee, "en").message).toContain("The grading costs KD 7.");
	expect(promotionNotice.words(withFee, "ar").message).toContain("رسوم الاختبار ٧ د.ك");
	expect(promotionNotice.words(facts.promotionAsked, "en").message).not.toContain("costs");
});

/** Members read a dan as on public pages, coaches and staff as on staff's screens. */
const forMembers = /^(promotion|rank|dan)(?!Received)/;

test.each(Object.values(facts))(
	"names a dan as the reader of $status sees it on screen",
	(promotion) => {
		const [en, ar] = locales.map(
			(locale) => promotionNotice.words({ ...promotion, toBelt: "black-6" }, locale).message,
		);
		const isPublic = forMembers.test(promotion.status);
		expect([en.includes("6th Dan"), en.includes("Black Belt 6 Dan")]).toEqual([
			isPublic,
			!isPublic,
		]);
		expect(ar).toContain("الدان السادس");
		expect(ar.includes("الحزام الأسود - الدان السادس")).toBe(!isPublic);
	},
);

test("leaves no gap for a missing reason, and uses the English name without an Arabic one", () => {
	const { message } = promotionNotice.words(
		{ status: "studentRejected", toBelt: "blue-8", nameEn: "Sara Ali" },
		"ar",
	);
	expect(message).toContain("Sara Ali");
	expect(message.endsWith(".")).toBe(true);
});

test("links staff to the promotion request and others to their dashboard", () => {
	expect(promotionNotice.action(facts.promotionReceived).path).toBe("/?tab=promotions&id=7");
	expect(promotionNotice.action(facts.danReceived).path).toBe("/events/5/grading");
	expect(promotionNotice.action(facts.rankReceived).path).toBe("/?tab=promotions&id=7");
	expect(promotionNotice.action(facts.studentRankRejected).path).toBe("/coach?tab=students");
	expect(promotionNotice.action(facts.promotionAsked).path).toBe("/me");
});
