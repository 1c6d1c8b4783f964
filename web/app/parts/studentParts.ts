import { type ComponentType, lazy } from "react";
import type { UserId } from "#shared/core/ids.ts";
import type { appMessages } from "../app.messages.ts";

/** A part of a student's page, brought by the room that keeps what it shows. */
export type StudentPart = {
	id: string;
	title: keyof (typeof appMessages)["en"];
	/** Fetched when the page is opened. It asks for what it shows by itself. */
	part: ComponentType<{ id: UserId }>;
};

/** The parts of a student's page, in their order. */
export const studentParts: readonly StudentPart[] = [
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
		id: "entries",
		title: "app.personEntries",
		part: lazy(() => import("../../registrations/staff/person/PersonEntries.tsx")),
	},
	{ id: "guardians", title: "app.personGuardians", part: lazy(() => import("../../families/guardians/Guardians.tsx")) },
	{ id: "documents", title: "app.personDocuments", part: lazy(() => import("../../documents/PersonDocuments.tsx")) },
	{ id: "belts", title: "app.personBelts", part: lazy(() => import("../../belts/PersonBelts.tsx")) },
];
