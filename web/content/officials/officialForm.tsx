import { firstOrder } from "#shared/content/officials/officials.rules.ts";
import type { Judging } from "#shared/content/officials/officials.schema.ts";
import {
	bilingualField,
	fieldRow,
	orderField,
	pictureField,
	switchField,
} from "../../base/records/form/recordFields.tsx";
import type { TextOf } from "../../core/language/messages.ts";
import type { manageOfficialsMessages } from "./manageOfficials.messages.ts";

/** The fields of an official. */
export const officialFields = (text: TextOf<typeof manageOfficialsMessages>) =>
	[
		bilingualField("name", text("manageOfficials.name")),
		bilingualField("position", text("manageOfficials.position")),
		bilingualField("message", text("manageOfficials.message"), { rows: 4 }),
		fieldRow(
			pictureField("photoUrl", text("manageOfficials.photo")),
			orderField("sortOrder", firstOrder),
		),
		switchField("isActive", text("manageOfficials.isActive"), {
			hint: text("manageOfficials.isActiveHint"),
			first: true,
		}),
	] as const;

/** Initial values of the judging form. A first level is active by default. */
export const judgingValuesOf = ({
	judgingLevel,
	certificationDate,
	isActive,
	version,
}: Judging) => ({
	judgingLevel: judgingLevel ?? "",
	certificationDate: (certificationDate ?? "").slice(0, 10),
	isActive: version === 0 || isActive,
	version: version || undefined,
});
export type JudgingValues = ReturnType<typeof judgingValuesOf>;

/** Bilingual fields of an official. */
export const officialTexts = ["name", "position", "message"] as const;
