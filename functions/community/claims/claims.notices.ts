import type { Locale } from "#shared/core/locales.ts";
import {
	isolateName,
	type Notice,
	type Words,
	writtenFor,
} from "../../people/notifications/notice.ts";

type Status =
	// Sent to staff and coaches, who decide.
	| "claimReceived"
	// Sent to the claimant.
	| "claimApproved"
	| "claimDeclined";

/** Facts about a claim. `name`: the claimant's; `reason`: the reason given to them. */
export type ClaimFacts = { status: Status; name?: string; reason?: string; personId?: number };

const because: Record<Locale, (reason?: string) => string> = {
	en: (reason) => (reason ? ` The reason: ${writtenFor(reason, "en")}` : ""),
	ar: (reason) => (reason ? ` السبب: ${writtenFor(reason, "ar")}` : ""),
};

const words: Record<Status, Record<Locale, (facts: ClaimFacts) => Words>> = {
	claimReceived: {
		en: ({ name = "" }) => ({
			title: "A record is claimed",
			message: `${isolateName(name)} says that a record of the federation is theirs or their child's. The claim waits for your decision.`,
		}),
		ar: ({ name = "" }) => ({
			title: "طلب ربط سجل",
			message: `يذكر ${isolateName(name)} أن سجلًا لدى الاتحاد يعود إليه أو إلى ابنه، والطلب بانتظار قراركم.`,
		}),
	},
	claimApproved: {
		en: () => ({
			title: "Your record is joined with your account",
			message: "Belts, registrations and payments on the record stand in your account from now on.",
		}),
		ar: () => ({
			title: "رُبط سجلك بحسابك",
			message: "أصبحت الأحزمة والتسجيلات والمدفوعات المدوّنة في السجل ضمن حسابك.",
		}),
	},
	claimDeclined: {
		en: ({ reason }) => ({
			title: "Your claim was declined",
			message: `The federation could not join the record with your account.${because.en(reason)}`,
		}),
		ar: ({ reason }) => ({
			title: "رُفض طلب ربط السجل",
			message: `تعذّر على الاتحاد ربط السجل بحسابك.${because.ar(reason)}`,
		}),
	},
};

export const claimNotice: Notice<ClaimFacts> = {
	kind: "claim",
	guardianAct: "seeChild",
	// Not emailed: pending claims are in the list of the people who decide.
	isMailed: ({ status }) => status !== "claimReceived",
	words: (facts, locale) => words[facts.status][locale](facts),
	action: ({ status }) =>
		status === "claimReceived"
			? { path: "/claims", label: { en: "See the claims", ar: "عرض الطلبات" } }
			: { path: "/claim", label: { en: "See my claims", ar: "عرض طلباتي" } },
};
