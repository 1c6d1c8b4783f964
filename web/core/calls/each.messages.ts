import { messages } from "../language/messages.ts";

export const eachMessages = messages(
	{
		"each.none": "Nothing was changed",
		"each.failed": "{count, number} could not be changed: {reason}",
	},
	{
		"each.none": "لم يتغيّر شيء",
		"each.failed":
			"{count, plural, zero {لا شيء} one {تعذّر تغيير سجل واحد} two {تعذّر تغيير سجلين} few {تعذّر تغيير # سجلات} many {تعذّر تغيير # سجلًا} other {تعذّر تغيير # سجل}}: {reason}",
	},
);
