import { type ComponentType, lazy } from "react";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import type { WholePerson } from "#shared/people/people.schema.ts";
import type { appMessages } from "../app.messages.ts";

/** A part of a person's page, brought by the room that keeps what it shows. */
export type PersonPart = {
	id: string;
	title: keyof (typeof appMessages)["en"];
	/** Fetched when it comes near the screen. */
	part: ComponentType<{ id: UserId; mayEdit: boolean }>;
	/** About whom there is such a part; everybody by default. */
	of?: (person: WholePerson) => boolean;
};

/** The parts of a person's page, in their order. */
export const personParts: readonly PersonPart[] = [
	{ id: "belts", title: "app.personBelts", part: lazy(() => import("../../belts/PersonBelts.tsx")) },
	{
		id: "entries",
		title: "app.personEntries",
		part: lazy(() => import("../../registrations/staff/person/PersonEntries.tsx")),
	},
	{
		id: "classes",
		title: "app.personClasses",
		part: lazy(() => import("../../training-classes/enrollments/PersonClasses.tsx")),
	},
	{
		id: "attendance",
		title: "app.personAttendance",
		part: lazy(() => import("../../attendance/StudentAttendance.tsx")),
	},
	{
		id: "guardians",
		title: "app.personGuardians",
		part: lazy(() => import("../../families/guardians/Guardians.tsx")),
		of: ({ role, dateOfBirth }) => role === "member" && isMinor(dateOfBirth, Date.now()),
	},
	{ id: "documents", title: "app.personDocuments", part: lazy(() => import("../../documents/PersonDocuments.tsx")) },
	{ id: "consents", title: "app.personConsents", part: lazy(() => import("../../consents/PersonConsents.tsx")) },
	{
		id: "payments",
		title: "app.personPayments",
		part: lazy(() => import("../../memberships/payments/PersonPayments.tsx")),
		of: ({ role, isApproved }) => role !== "coach" || isApproved,
	},
	{
		id: "requests",
		title: "app.personRequests",
		part: lazy(() => import("../../students/requests/PersonRequests.tsx")),
	},
	{
		id: "students",
		title: "app.personStudents",
		part: lazy(() => import("../../people/page/PersonStudents.tsx")),
		of: ({ role }) => role === "coach",
	},
	{
		id: "judging",
		title: "app.personJudging",
		part: lazy(() => import("../../judges/PersonJudging.tsx")),
		of: ({ role }) => role !== "member",
	},
	{
		id: "trail",
		title: "app.personTrail",
		part: lazy(() => import("../../audit/PersonTrail.tsx")),
		of: ({ mayEdit }) => mayEdit,
	},
];
