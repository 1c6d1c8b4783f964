import * as z from "zod/mini";
import { amountFrom } from "../../core/fields/amounts.ts";
import { day, longText, optionalText } from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { type EventId, id, pathId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { feeStatuses } from "../../core/people.ts";
import { monthPattern } from "../../core/time/month.ts";
import { paymentMethods, staffMethods } from "../../people/memberships/memberships.rules.ts";
import {
	OwnPayment,
	onClosedDay,
	paymentDay,
} from "../../people/memberships/memberships.schema.ts";
import { NamedPerson } from "../../people/users/users.schema.ts";
import { chargeLineKinds, chargeStates } from "./charges.rules.ts";

/** What is owed for one thing, and how much of it is paid. Amounts in fils. */
export const Fee = z.object({
	id: z.string(),
	owed: z.number(),
	paid: z.number(),
	state: z.enum(chargeStates),
	/** Last day to pay. */
	dueOn: textOrNull,
});
export type Fee = z.infer<typeof Fee>;

/** The record that a charge is for: a registration, or a promotion of a person. */
export type ChargeKey =
	| { kind: "registration"; eventId: EventId; userId: UserId; classId: number }
	| { kind: "grading"; userId: UserId; promotionId: number };

const digits = "[1-9]\\d{0,14}";
export const chargePattern = new RegExp(
	`^(?:registration-(${digits})-(${digits})(?:-(${digits}))?|grading-(${digits})-(${digits}))$`,
);

export function chargeKey(value: string): ChargeKey {
	const [, eventId, person, classId = 0, userId, promotionId] = chargePattern.exec(
		value,
	) as RegExpExecArray;
	return userId
		? { kind: "grading", userId: Number(userId) as UserId, promotionId: Number(promotionId) }
		: {
				kind: "registration",
				eventId: Number(eventId) as EventId,
				userId: Number(person) as UserId,
				classId: Number(classId),
			};
}

const target = z.string().check(z.regex(chargePattern, "invalid"));
export const ChargeParams = z.object({ id: target });
export const FeePersonParams = z.object({ id: pathId<UserId>() });
export const FeeEventParams = z.object({ id: pathId<EventId>() });

export const ChargeLine = z.object({
	at: z.string(),
	kind: z.enum(chargeLineKinds),
	amount: z.number(),
	reason: z.optional(z.string()),
	receipt: z.optional(z.string()),
});

/** A charge with what it is for. */
export const Charge = z.extend(Fee, {
	/** `registration-12-34-5` or `grading-34-7`: the record that it is for. */
	target: z.string(),
	/** What waits at the bank to be paid back, in fils. */
	refunding: z.number(),
	userId: id<UserId>(),
	eventId: z.nullable(id<EventId>()),
	...bilingualShape("title", z.string()),
	lines: z.array(ChargeLine),
});
export type Charge = z.infer<typeof Charge>;

/** What a person owes, has paid and has in credit. */
export const PersonFees = z.object({
	person: NamedPerson,
	charges: z.array(Charge),
	/** The membership, if a fee is owed: 0 if the settings state no amount. */
	membership: z.nullable(z.object({ status: z.enum(feeStatuses), amount: z.number() })),
	/** The next period of a membership that can be renewed, and until when it is valid without it. */
	renewal: z.nullable(z.object({ validUntil: z.string(), amount: z.number() })),
	payments: z.array(OwnPayment),
	credit: z.number(),
});
export type PersonFees = z.infer<typeof PersonFees>;

/** The fees of the caller and of the children that they look after. */
export const MyFees = z.object({
	people: z.array(PersonFees),
	/** Sum of what is open, in fils. */
	open: z.number(),
	/** Most that the family pays for memberships that it pays together, in fils; 0 for no maximum. */
	familyMembership: z.number(),
});
export type MyFees = z.infer<typeof MyFees>;

/** The charges of an event that the caller may see. */
export const EventFees = z.object({
	titleEn: z.string(),
	titleAr: z.string(),
	rows: z.array(
		z.extend(Charge, { person: z.nullable(NamedPerson), dojoId: z.nullable(z.number()) }),
	),
});
export type EventFees = z.infer<typeof EventFees>;

/** Most that a payment may exceed its charges by, in fils: more is mistyped. */
export const mostCredit = 500_000;

/** Most charges that one payment covers: a transaction holds a hundred writes. */
export const mostCharges = 25;

/** How something was paid. */
export const paymentFields = {
	paymentMethod: z.enum(staffMethods, "required"),
	paymentDate: paymentDay,
	...onClosedDay,
	payer: optionalText(120),
	/** Number of the payment at a bank or provider. */
	reference: optionalText(120),
	notes: optionalText(500),
};

const hasEachOnce = (charges: readonly { id: string }[]) =>
	new Set(charges.map(({ id: of }) => of)).size === charges.length;

/** A payment that staff record. It may settle several charges, also of several people. */
export const FeePayment = z
	.object({
		charges: z
			.array(z.object({ id: target, amount: amountFrom() }), "required")
			.check(z.minLength(1, "required"), z.maxLength(mostCharges, "too_long")),
		/**
		 * The part of the payment beyond the charges. It becomes credit of the first charge's
		 * person.
		 */
		credit: z._default(amountFrom(0).check(z.lte(mostCredit, "too_big")), 0),
		...paymentFields,
	})
	.check(
		z.refine(({ charges }) => hasEachOnce(charges), {
			error: "invalid",
			path: ["charges"],
		}),
	);
export type FeePayment = z.output<typeof FeePayment>;

export const PaidFees = z.object({
	/** Id of the first person's payment; a receipt may cover several people. */
	id: z.string(),
	receiptNumber: z.string(),
	amount: z.number(),
});
export type PaidFees = z.infer<typeof PaidFees>;

export const Waiver = z.object({ amount: amountFrom(), reason: longText(500) });
export type Waiver = z.output<typeof Waiver>;

export const Refund = z.object({
	amount: amountFrom(),
	reason: longText(500),
	paymentMethod: z.enum(staffMethods, "required"),
	...onClosedDay,
});
export type Refund = z.output<typeof Refund>;

export const StatementQuery = z.object({ lang: z.optional(z.enum(locales)) });

export const MoneyQuery = z.object({
	year: z.optional(z.string().check(z.regex(/^20\d\d$/))),
});

const Part = z.object({ collected: z.number(), open: z.number() });

/** Money of a year, in fils. */
export const Money = z.object({
	year: z.number(),
	months: z.array(
		z.object({
			month: z.string(),
			collected: z.number(),
			/** The same month of the year before. */
			before: z.number(),
			/** Charged in the month. */
			charged: z.number(),
			byMethod: z.record(z.enum(paymentMethods), z.number()),
		}),
	),
	/** What is still to be paid of all charges. */
	open: z.number(),
	dojos: z.array(z.extend(Part, { dojoId: z.number(), ...bilingualShape("name", z.string()) })),
	events: z.array(z.extend(Part, { eventId: z.number(), ...bilingualShape("title", z.string()) })),
});
export type Money = z.infer<typeof Money>;

/** What is owed of membership fees now, in fils. */
export const OwedMemberships = z.object({
	/** People who owe the fee. */
	people: z.number(),
	amount: z.number(),
	/** By the month in which it became due. */
	months: z.array(z.object({ month: z.string(), amount: z.number() })),
	dojos: z.array(
		z.object({ dojoId: z.number(), ...bilingualShape("name", z.string()), amount: z.number() }),
	),
});
export type OwedMemberships = z.infer<typeof OwedMemberships>;

/** The current month by default. */
export const GivenUpQuery = z.object({
	month: z.optional(z.string().check(z.regex(monthPattern, "invalid"))),
});

/** Money that the federation paid back or waived. */
export const GivenUp = z.object({
	id: z.string(),
	kind: z.enum(["refund", "waiver"]),
	day: z.string(),
	/** In fils. */
	amount: z.number(),
	reason: textOrNull,
	/** Number of a refund's receipt. */
	receipt: textOrNull,
	/** What was paid for, or charged. */
	titles: z.array(z.object(bilingualShape("title", z.string()))),
	/** Whose money it is; null if they were deleted. */
	person: z.nullable(NamedPerson),
	/** Who decided it; null for the system. */
	by: z.nullable(NamedPerson),
});
export type GivenUp = z.infer<typeof GivenUp>;

export const DayParams = z.object({ day });

/** What was counted and expected at a closing, and who signed it. */
const closedCash = {
	counted: z.number(),
	expected: z.number(),
	/** Why the two differ; null if they do not. */
	reason: textOrNull,
	notes: textOrNull,
	closedAt: z.string(),
	by: z.nullable(NamedPerson),
};

/** The payments of a day, and how its cash was closed. */
export const CashDay = z.object({
	day: z.string(),
	payments: z.number(),
	amounts: z.record(z.enum(paymentMethods), z.number()),
	/** The last day whose cash is closed: no payment is recorded on it or before it. */
	closedUntil: textOrNull,
	closing: z.nullable(
		z.object({
			...closedCash,
			/** What receipts that were voided after the closing changed. */
			afterwards: z.number(),
		}),
	),
});
export type CashDay = z.infer<typeof CashDay>;

/** The closings of a year, the latest first. */
export const CashClosings = z.array(
	z.object({
		/** First and last of the days that it closed. */
		from: textOrNull,
		day: z.string(),
		...closedCash,
	}),
);
export type CashClosings = z.infer<typeof CashClosings>;

export const CashClosing = z.object({
	counted: amountFrom(0),
	/** Why another amount was counted than expected; required then. */
	reason: optionalText(500),
	notes: optionalText(500),
});
export type CashClosing = z.output<typeof CashClosing>;

export const Reopening = z.object({ reason: longText(500) });
export type Reopening = z.output<typeof Reopening>;

export const MoneyExportQuery = z.object({
	from: day,
	to: day,
	lang: z.optional(z.enum(locales)),
});
