import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { type Part, sharedParts } from "./sharedParts.ts";

/** The sections of a person's page, in order. */
export const personSections = [
	"overview",
	"registrations",
	"belts",
	"fees",
	"documents",
	"family",
	"history",
] as const;
export type PersonSection = (typeof personSections)[number];

type PersonPart = Part<{ id: UserId; mayEdit: boolean }> & {
	/** Limits the part to certain people; shown for everyone by default. */
	of?: (person: WholePerson) => boolean;
};

const isOfFederation = (person: WholePerson) => !isGuest(person);

const { belts, entries, results, classes, attendance, guardians, documents } = sharedParts;

/** The parts of each section of a person's page; the overview begins with the profile. */
export const personParts: Readonly<Record<PersonSection, readonly PersonPart[]>> = {
	overview: [
		{ ...classes, of: isOfFederation },
		{ ...attendance, of: isOfFederation },
		{
			of: isOfFederation,
			id: "requests",
			title: "personParts.requests",
			part: lazyPart(() => import("../students/requests/PersonRequests.tsx")),
		},
		{
			id: "students",
			title: "personParts.students",
			part: lazyPart(() => import("../people/page/PersonStudents.tsx")),
			of: ({ role }) => role === "coach",
		},
		{
			id: "judging",
			title: "personParts.judging",
			part: lazyPart(() => import("../../competition/judges/duties/PersonJudging.tsx")),
			of: ({ role }) => role !== "member" && role !== "guest",
		},
	],
	registrations: [entries, results],
	belts: [{ ...belts, of: isOfFederation }],
	fees: [
		{
			id: "fees",
			title: "personParts.fees",
			part: lazyPart(() => import("../../competition/fees/staff/PersonFees.tsx")),
		},
		{
			id: "payments",
			title: "personParts.payments",
			part: lazyPart(() => import("../../people/memberships/payments/PersonPayments.tsx")),
			of: ({ role, isApproved }) => role !== "guest" && (role !== "coach" || isApproved),
		},
	],
	documents: [
		documents,
		{
			id: "consents",
			title: "personParts.consents",
			part: lazyPart(() => import("../../people/consents/PersonConsents.tsx")),
		},
	],
	family: [
		{
			...guardians,
			of: ({ role, dateOfBirth }) => role === "member" && isMinor(dateOfBirth, Date.now()),
		},
	],
	history: [
		{
			id: "trail",
			title: "personParts.trail",
			part: lazyPart(() => import("../../base/history/history/PersonTrail.tsx")),
		},
	],
};
