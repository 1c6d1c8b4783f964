import { type Governorate, governorates } from "#shared/people/dojos/dojos.rules.ts";
import {
	amountField,
	areaField,
	bilingualField,
	fieldRow,
	pictureField,
	publishField,
	selectField,
	textField,
} from "../../../base/records/form/recordFields.tsx";
import type { TextOf } from "../../../core/language/messages.ts";
import type { manageDojosMessages } from "./manageDojos.messages.ts";

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** What a dojo begins with that is made from texts in use. */
export const beginningFrom = (texts: readonly string[]) => ({
	nameEn: texts.find((text) => !isArabic(text)) ?? "",
	nameAr: texts.find(isArabic) ?? "",
	aliases: texts.join("\n"),
	published: true,
});

/** The fields of a dojo. */
export const dojoFields = (
	text: TextOf<typeof manageDojosMessages>,
	areaName: (area: Governorate) => string,
) =>
	[
		bilingualField("name", text("manageDojos.name")),
		bilingualField("address", text("manageDojos.address")),
		fieldRow(
			selectField("area", text("manageDojos.area"), {
				of: governorates,
				word: areaName,
				none: text("manageDojos.chooseArea"),
			}),
			textField("phone", text("manageDojos.phone"), {
				type: "tel",
				dir: "ltr",
				autoComplete: "off",
			}),
		),
		textField("mapUrl", text("manageDojos.map"), {
			type: "url",
			dir: "ltr",
			autoComplete: "off",
			hint: text("manageDojos.mapHint"),
		}),
		bilingualField("hours", text("manageDojos.hours"), { rows: 3 }),
		bilingualField("womensHours", text("manageDojos.womensHours"), { rows: 2 }),
		amountField("monthlyFee", text("manageDojos.monthlyFee"), {
			hint: text("manageDojos.monthlyFeeHint"),
		}),
		pictureField("imageUrl", text("manageDojos.image")),
		areaField("aliases", text("manageDojos.aliases"), {
			rows: 3,
			hint: text("manageDojos.aliasesHint"),
		}),
		publishField,
	] as const;
