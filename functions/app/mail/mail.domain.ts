import { defineDomain } from "../../core/domain.ts";

export const mailDomain = defineDomain({
	permissions: {
		writes: [
			"outbox",
			"emailLink",
			"emailUndo",
			"entryLink",
			"resetToken",
			"signUp",
			"notification",
			"user",
		],
		mail: true,
		size: { memory: 512, seconds: 60 },
	},
});
