import type { JudgingLevel } from "#shared/content/officials/officials.schema.ts";
import { messages } from "../../core/language/messages.ts";

export const officialsMessages = messages(
	{
		"officials.title": "Leadership",
		"officials.Central Referee A": "Central Referee A",
		"officials.Central Referee B": "Central Referee B",
		"officials.Central Referee C": "Central Referee C",
		"officials.Corner Judge A": "Corner Judge A",
		"officials.Corner Judge B": "Corner Judge B",
		"officials.Corner Judge C": "Corner Judge C",
	} satisfies Record<`officials.${JudgingLevel}`, string> & Record<string, string>,
	{
		"officials.title": "القيادة",
		"officials.Central Referee A": "حكم ساحة فئة أ",
		"officials.Central Referee B": "حكم ساحة فئة ب",
		"officials.Central Referee C": "حكم ساحة فئة ج",
		"officials.Corner Judge A": "قاضٍ ركني فئة أ",
		"officials.Corner Judge B": "قاضٍ ركني فئة ب",
		"officials.Corner Judge C": "قاضٍ ركني فئة ج",
	},
);
