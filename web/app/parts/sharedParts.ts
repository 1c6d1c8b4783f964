import type { ComponentType } from "react";
import type { UserId } from "#shared/core/ids.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import type { appMessages } from "../app.messages.ts";

/** A section of a person's or student's page, provided by the feature that stores its data. */
export type Part<Props = { id: UserId }> = {
	id: string;
	title: keyof (typeof appMessages)["en"];
	/** Loaded when it is shown. Fetches its own data. */
	part: ComponentType<Props>;
};

/** The sections that coaches see on a student's page and staff on a person's page. */
export const sharedParts = {
	belts: {
		id: "belts",
		title: "app.personBelts",
		part: lazyPart(() => import("../../training/belts/PersonBelts.tsx")),
	},
	entries: {
		id: "entries",
		title: "app.personEntries",
		part: lazyPart(() => import("../../competition/registrations/staff/person/PersonEntries.tsx")),
	},
	classes: {
		id: "classes",
		title: "app.personClasses",
		part: lazyPart(() => import("../../training/training-classes/enrollments/PersonClasses.tsx")),
	},
	attendance: {
		id: "attendance",
		title: "app.personAttendance",
		part: lazyPart(() => import("../../training/attendance/StudentAttendance.tsx")),
	},
	guardians: {
		id: "guardians",
		title: "app.personGuardians",
		part: lazyPart(() => import("../../community/families/guardians/Guardians.tsx")),
	},
	documents: {
		id: "documents",
		title: "app.personDocuments",
		part: lazyPart(() => import("../../community/documents/PersonDocuments.tsx")),
	},
} satisfies Record<string, Part>;
