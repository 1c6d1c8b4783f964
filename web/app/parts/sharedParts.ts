import { type ComponentType, lazy } from "react";
import type { UserId } from "#shared/core/ids.ts";
import type { appMessages } from "../app.messages.ts";

/** A part of the page of a person or of a student, brought by the room that keeps what it shows. */
export type Part<Props = { id: UserId }> = {
	id: string;
	title: keyof (typeof appMessages)["en"];
	/** Fetched when it is shown. It asks for what it shows by itself. */
	part: ComponentType<Props>;
};

/** The parts that a student's page shows to their coach as a person's page shows them to staff. */
export const sharedParts = {
	belts: {
		id: "belts",
		title: "app.personBelts",
		part: lazy(() => import("../../belts/PersonBelts.tsx")),
	},
	entries: {
		id: "entries",
		title: "app.personEntries",
		part: lazy(() => import("../../registrations/staff/person/PersonEntries.tsx")),
	},
	classes: {
		id: "classes",
		title: "app.personClasses",
		part: lazy(() => import("../../training-classes/enrollments/PersonClasses.tsx")),
	},
	attendance: {
		id: "attendance",
		title: "app.personAttendance",
		part: lazy(() => import("../../attendance/StudentAttendance.tsx")),
	},
	guardians: {
		id: "guardians",
		title: "app.personGuardians",
		part: lazy(() => import("../../families/guardians/Guardians.tsx")),
	},
	documents: {
		id: "documents",
		title: "app.personDocuments",
		part: lazy(() => import("../../documents/PersonDocuments.tsx")),
	},
} satisfies Record<string, Part>;
