import type { ComponentType } from "react";
import type { UserId } from "#shared/core/ids.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import type { personPartsMessages } from "./personParts.messages.ts";

/** A section of a person's or student's page, provided by the feature that stores its data. */
export type Part<Props = { id: UserId }> = {
	id: string;
	title: keyof (typeof personPartsMessages)["en"];
	/** Loaded when it is shown. Fetches its own data. */
	part: ComponentType<Props>;
};

/** The sections that coaches see on a student's page and staff on a person's page. */
export const sharedParts = {
	belts: {
		id: "belts",
		title: "personParts.belts",
		part: lazyPart(() => import("./PersonRanks.tsx")),
	},
	entries: {
		id: "entries",
		title: "personParts.entries",
		part: lazyPart(() => import("../../competition/registrations/staff/person/PersonEntries.tsx")),
	},
	results: {
		id: "results",
		title: "personParts.results",
		part: lazyPart(() => import("../../competition/draws/ResultsPart.tsx")),
	},
	classes: {
		id: "classes",
		title: "personParts.classes",
		part: lazyPart(() => import("../../training/training-classes/enrollments/PersonClasses.tsx")),
	},
	attendance: {
		id: "attendance",
		title: "personParts.attendance",
		part: lazyPart(() => import("../../training/attendance/StudentAttendance.tsx")),
	},
	guardians: {
		id: "guardians",
		title: "personParts.guardians",
		part: lazyPart(() => import("../../people/families/guardians/Guardians.tsx")),
	},
	documents: {
		id: "documents",
		title: "personParts.documents",
		part: lazyPart(() => import("../../people/documents/PersonDocuments.tsx")),
	},
} satisfies Record<string, Part>;
