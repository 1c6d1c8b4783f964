import { lazy } from "react";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { type Part, sharedParts } from "./sharedParts.ts";

type PersonPart = Part<{ id: UserId; mayEdit: boolean }> & {
	/** Limits the section to certain people; shown for everyone by default. */
	of?: (person: WholePerson) => boolean;
};

const { belts, entries, classes, attendance, guardians, documents } = sharedParts;

/** The sections of a person's page, in order. */
export const personParts: readonly PersonPart[] = [
	belts,
	entries,
	classes,
	attendance,
	{
		...guardians,
		of: ({ role, dateOfBirth }) => role === "member" && isMinor(dateOfBirth, Date.now()),
	},
	documents,
	{
		id: "consents",
		title: "app.personConsents",
		part: lazy(() => import("../../identity/consents/PersonConsents.tsx")),
	},
	{
		id: "fees",
		title: "app.personFees",
		part: lazy(() => import("../../competition/fees/staff/PersonFees.tsx")),
	},
	{
		id: "payments",
		title: "app.personPayments",
		part: lazy(() => import("../../community/memberships/payments/PersonPayments.tsx")),
		of: ({ role, isApproved }) => role !== "coach" || isApproved,
	},
	{
		id: "requests",
		title: "app.personRequests",
		part: lazy(() => import("../../training/students/requests/PersonRequests.tsx")),
	},
	{
		id: "students",
		title: "app.personStudents",
		part: lazy(() => import("../../community/people/page/PersonStudents.tsx")),
		of: ({ role }) => role === "coach",
	},
	{
		id: "judging",
		title: "app.personJudging",
		part: lazy(() => import("../../competition/judges/PersonJudging.tsx")),
		of: ({ role }) => role !== "member",
	},
	{
		id: "trail",
		title: "app.personTrail",
		part: lazy(() => import("../../platform/audit/PersonTrail.tsx")),
		of: ({ mayEdit }) => mayEdit,
	},
];
