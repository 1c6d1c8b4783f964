/**
 * Entities whose changes the functions that follow the table know, by their ElectroDB names. For `pages`, the event
 * source in the cloud lets no others through.
 */
export const streamedEntities = {
	stream: [
		"allotment",
		"registration",
		"event",
		"notification",
		"outbox",
		"picture",
		"judgeAssignment",
		"promotion",
		"user",
		"reminderRun",
		"broadcast",
		"removal",
		"merge",
		"import",
		"trainingClass",
		"enrollment",
		"document",
	],
	pages: [
		"news",
		"event",
		"eventClass",
		"annualPlan",
		"athlete",
		"user",
		"settings",
		"official",
		"judgesExtension",
		"aboutSection",
		"listing",
		"judge",
		"trainingClass",
	],
} as const;

/**
 * Entities whose changes nothing follows from, and which show no picture. `stream` is woken by all others: a record's
 * picture must not be taken for unused because somebody forgot to list its entity.
 */
export const unstreamedEntities = [
	...[
		"attempts",
		"attendance",
		"auditLine",
		"auditSeal",
		"calendarAddress",
		"connection",
		"emailClaim",
		"emailLink",
		"emailUndo",
		"facet",
		"importRow",
		"knownDevice",
		"linkRequest",
		"membershipPayment",
		"mergeMove",
		"pair",
		"pairKey",
		"progression",
		"receiptBook",
	],
	...["recoveryCode", "repeat", "resetToken", "searchKey", "session", "signIn", "studentRelation", "tally"],
];
