import { messages } from "../language/messages.ts";

export const eachMessages = messages(
	{
		"each.none": "Nothing was changed",
		"each.failed": "{count, number} could not be changed: {reason}",
		"each.failedNames":
			"{more, plural, =0 {{names}} one {{names} and one more} other {{names} and # more}}: {reason}",
		"each.comma": ", ",
		"each.list":
			"{count, plural, one {One record could not be changed:} other {# records could not be changed:}}",
		"each.failedOne": "{name}: {reason}",
	},
	{
		"each.none": "لم يتغيّر شيء",
		"each.failed":
			"{count, plural, zero {لا شيء} one {تعذّر تغيير سجل واحد} two {تعذّر تغيير سجلين} few {تعذّر تغيير # سجلات} many {تعذّر تغيير # سجلًا} other {تعذّر تغيير # سجل}}: {reason}",
		"each.failedNames":
			"{more, plural, =0 {{names}} zero {{names}} one {{names} وسجل آخر} two {{names} وسجلان آخران} few {{names} و# سجلات أخرى} many {{names} و# سجلًا آخر} other {{names} و# سجل آخر}}: {reason}",
		"each.comma": "، ",
		"each.list":
			"{count, plural, zero {لا شيء} one {تعذّر تغيير سجل واحد:} two {تعذّر تغيير سجلين:} few {تعذّر تغيير # سجلات:} many {تعذّر تغيير # سجلًا:} other {تعذّر تغيير # سجل:}}",
		"each.failedOne": "{name}: {reason}",
	},
);
