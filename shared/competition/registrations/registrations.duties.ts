import type { Locale } from "../../core/locales.ts";
import { moneyText } from "../../core/texts/money.ts";
import { kuwaitDate, startOf } from "../../core/time/kuwait.ts";
import { longDay } from "../../core/time/long-day.ts";
import type { RequiredDocument } from "../../people/documents/documents.rules.ts";
import type { IneligibleReason } from "../event-classes/eligibility.rules.ts";
import type { EventSummary } from "../events/events.schema.ts";
import { type Charge, openAmount } from "../fees/charges.rules.ts";
import { isAlive } from "./registrations.rules.ts";

/** A fee that is still to pay, in fils, with the last day if there is one. */
type Price = { amount: number; dueOn?: string | null };

/** The facts of a registration that decide what its person has to do. */
export type DutyFacts = {
	/** Whether a guardian still has to agree. */
	consent?: boolean;
	/** Whether a class is still to be chosen. */
	chooseClass?: boolean;
	/** The conditions of the event and its class that the person does not meet. */
	conflicts?: readonly IneligibleReason[];
	/**
	 * What is to pay, and what happens to a place that stays unpaid. `offered`: only once the place is
	 * accepted. `ended`: the fee stays due although the registration has ended.
	 */
	pay?: Price & { unpaid?: ("notApproved" | "released")[]; when?: "offered" | "ended" };
	/** Day of the event, `YYYY-MM-DD`. */
	day?: string;
};

type Summary = Pick<EventSummary, "eventDate" | "paymentRule" | "unpaidRule">;

type Facts = {
	status: string;
	awaitsGuardian?: boolean;
	chooseClass?: boolean;
	conflicts?: readonly IneligibleReason[];
	fee?: (Pick<Charge, "owed" | "paid"> & { dueOn?: string | null }) | null;
	/** What an offered place costs once it is accepted. */
	price?: Price | null;
	event: Summary;
};

function payOf({ status, fee, price, event }: Facts): DutyFacts["pay"] {
	const open = fee ? openAmount(fee) : 0;
	if (status === "offered")
		return price || open > 0
			? { amount: price?.amount ?? open, dueOn: price?.dueOn ?? fee?.dueOn, when: "offered" }
			: undefined;
	if (!fee || open <= 0) return undefined;
	const rest = { amount: open, dueOn: fee.dueOn };
	if (!isAlive(status)) return { ...rest, when: "ended" };
	return {
		...rest,
		unpaid: [
			...(event.paymentRule === "first" && status === "pending" ? (["notApproved"] as const) : []),
			...(event.unpaidRule === "release" ? (["released"] as const) : []),
		],
	};
}

/** What the person of a registration has to do, as facts that are stored with a notification. */
export function dutiesOf(facts: Facts): DutyFacts {
	const alive = isAlive(facts.status);
	return {
		consent: (alive && facts.awaitsGuardian) || undefined,
		chooseClass: (alive && facts.chooseClass) || undefined,
		conflicts: alive && facts.conflicts?.length ? facts.conflicts : undefined,
		pay: payOf(facts),
		day: kuwaitDate(startOf(facts.event.eventDate)),
	};
}

type Phrases = {
	/** The person registered, if it is not the reader. */
	name?: string;
	amount: string;
	day: string;
	document: RequiredDocument;
};
type Sentence = (phrases: Phrases) => string;
type Key =
	| "consent"
	| "chooseClass"
	| "document"
	| "membership"
	| "limits"
	| "payBy"
	| "payAtEvent"
	| "payNow"
	| "payOnAccepting"
	| "stillDue"
	| "released"
	| "notApproved"
	| "nothing";

const documents: Record<Locale, Record<RequiredDocument, string>> = {
	en: {
		none: "",
		medical: "a medical certificate",
		identity: "an identity document",
		consent: "a consent",
	},
	ar: {
		none: "",
		medical: "شهادة طبية سارية",
		identity: "مستند هوية سارٍ",
		consent: "موافقة سارية",
	},
};

const sentences: Record<Locale, Record<Key, Sentence>> = {
	en: {
		consent: ({ name }) =>
			`${name ? `Please agree to ${name}’s registration` : "A guardian needs to agree"}: online, or on paper that the coach or the federation records.`,
		chooseClass: ({ name }) => `Choose an event class${name ? ` for ${name}` : ""}.`,
		document: ({ document, day }) =>
			`Upload ${documents.en[document]} that is valid on ${day}: this event asks for one.`,
		membership: ({ name }) =>
			`Pay the membership fee${name ? ` of ${name}` : ""}: this event is for people whose fee is paid.`,
		limits: ({ name }) =>
			`${name ? `${name} does` : "You do"} not meet all conditions of this event class. Contact the federation.`,
		payBy: ({ amount, day }) => `${amount} to pay by ${day}.`,
		payAtEvent: ({ amount, day }) => `${amount} to pay by ${day}, at the latest at the event.`,
		payNow: ({ amount, day }) => `Pay ${amount} now: the last day to pay was ${day}.`,
		payOnAccepting: ({ amount, day }) =>
			`The place costs ${amount}${day && `, to be paid by ${day}`}, once it is accepted.`,
		stillDue: ({ amount, day }) => `${amount} is still to be paid${day && `, by ${day}`}.`,
		released: () => "A place that stays unpaid can go to the next person waiting.",
		notApproved: () => "The registration can be approved once it is paid.",
		nothing: () => "There is nothing to do.",
	},
	ar: {
		consent: ({ name }) =>
			name
				? `نرجو الموافقة على تسجيل ${name}: إلكترونيًا، أو على ورقة يسجّلها المدرب أو الاتحاد.`
				: "تلزم موافقة ولي الأمر: إلكترونيًا، أو على ورقة يسجّلها المدرب أو الاتحاد.",
		chooseClass: ({ name }) => `يلزم اختيار فئة${name ? ` لمشاركة ${name}` : ""}.`,
		document: ({ document, day }) =>
			`يلزم رفع ${documents.ar[document]} في ${day}، فهي من شروط الفعالية.`,
		membership: ({ name }) =>
			`يلزم دفع رسوم العضوية${name ? ` عن ${name}` : ""}، فالمشاركة لمن دفعها.`,
		limits: ({ name }) =>
			`لا تنطبق كل شروط الفئة ${name ? `على ${name}` : "عليك"}. يرجى التواصل مع الاتحاد.`,
		payBy: ({ amount, day }) => `يلزم دفع ${amount} حتى ${day}.`,
		payAtEvent: ({ amount, day }) => `يلزم دفع ${amount} حتى ${day}، أو عند الحضور على أبعد تقدير.`,
		payNow: ({ amount, day }) => `يلزم دفع ${amount} الآن، وكان آخر موعد للدفع ${day}.`,
		payOnAccepting: ({ amount, day }) =>
			`رسوم المكان ${amount}، وتُدفع بعد قبوله${day && ` حتى ${day}`}.`,
		stillDue: ({ amount, day }) => `ما زال ${amount} مستحقًا${day && `، وآخر موعد للدفع ${day}`}.`,
		released: () => "والمكان الذي لا تُدفع رسومه قد ينتقل إلى أول المنتظرين.",
		notApproved: () => "ولا يُعتمد التسجيل قبل الدفع.",
		nothing: ({ name }) => (name ? "لا يلزم فعل شيء." : "لا يلزمك فعل شيء."),
	},
};

function keyOfReason({ code }: IneligibleReason): Key {
	if (code === "document_required") return "document";
	return code === "membership_required" ? "membership" : "limits";
}

function keysOfPay({ pay, day }: DutyFacts, today: string): Key[] {
	if (!pay) return [];
	if (pay.when) return [pay.when === "offered" ? "payOnAccepting" : "stillDue"];
	const { dueOn, unpaid = [] } = pay;
	if (!dueOn) return ["stillDue", ...unpaid];
	if (dueOn < today) return ["payNow", ...unpaid];
	return [day && dueOn >= day ? "payAtEvent" : "payBy", ...unpaid];
}

/**
 * What is to do for a registration, in sentences to the person, or with a name about that person.
 * Empty if nothing is.
 * @param now ms since 1970
 */
export function dutySentences(
	locale: Locale,
	facts: DutyFacts,
	{ name, now }: { name?: string; now: number },
): string[] {
	const say = (key: Key, more: Partial<Phrases> = {}) =>
		sentences[locale][key]({ name, amount: "", day: "", document: "none", ...more });
	const { pay, conflicts = [] } = facts;
	const reasons = new Map(conflicts.map((reason) => [keyOfReason(reason), reason]));
	const money = pay && {
		amount: moneyText(pay.amount, locale),
		day: pay.dueOn ? longDay(pay.dueOn, locale) : "",
	};
	return [
		...(facts.consent ? [say("consent")] : []),
		...(facts.chooseClass ? [say("chooseClass")] : []),
		...[...reasons].map(([key, { params }]) =>
			say(key, {
				document: (params.kind as RequiredDocument | undefined) ?? "none",
				day: params.day ? longDay(String(params.day), locale) : "",
			}),
		),
		...keysOfPay(facts, kuwaitDate(now)).map((key) => say(key, money)),
	];
}

/** Says that nothing is to do. */
export const nothingToDo = (locale: Locale, name?: string) =>
	sentences[locale].nothing({ name, amount: "", day: "", document: "none" });
