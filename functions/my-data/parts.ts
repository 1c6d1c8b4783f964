/**
 * What of the items of an entity a person is given. `all`: attributes, with a dot for one inside of another; `own`:
 * those of items that they made. What names others, what is secret and what only serves the program is left out.
 */
export type Part = { all: readonly string[]; own?: readonly string[] };

const none = null;

/** What each entity has for a person who asks for all that is kept about them; null where it has nothing for them. */
export const parts: Record<string, Part | null> = {
	user: {
		all: [
			...[
				"id",
				"email",
				"firstName",
				"lastName",
				"firstNameAr",
				"lastNameAr",
				"role",
				"isApproved",
				"currentBelt",
			],
			...[
				"phoneNumber",
				"gender",
				"dateOfBirth",
				"competitionReadiness",
				"bio",
				"experience",
				"dojoLocation",
			],
			...[
				"teachingPhilosophy",
				"specializations",
				"availableDays",
				"preferredTimeSlots",
				"languagesSpoken",
			],
			...[
				"certifications",
				"preferredLanguage",
				"unmailed",
				"address",
				"emergencyContact",
				"isNationalTeamMember",
			],
			...[
				"fatherNameAr",
				"grandfatherNameAr",
				"declaredWeight",
				"agreement.version",
				"agreement.at",
			],
			...[
				"profileImageUrl",
				"membershipFeeStatus",
				"lastPaymentDate",
				"membershipExpiryDate",
				"createdAt",
				"updatedAt",
			],
		],
	},
	consent: {
		all: [
			"createdAt",
			"purpose",
			"answer",
			"version",
			"language",
			"hash",
			"capacity",
			"asWali",
			"channel",
			"endsOn",
		],
	},
	registration: {
		all: [
			...[
				"event.titleEn",
				"event.titleAr",
				"event.eventDate",
				"class.nameEn",
				"class.nameAr",
				"status",
				"registeredAt",
			],
			...["declaredWeight", "registrationType"],
		],
	},
	enrollment: { all: ["classId", "status", "enrolledAt"] },
	attendance: { all: ["classId", "date", "present"] },
	promotion: { all: ["fromBelt", "toBelt", "promotionDate", "status", "createdAt"] },
	progression: { all: ["fromBelt", "toBelt", "progressionDate", "createdAt"] },
	membershipPayment: {
		all: ["receiptNumber", "amount", "paymentDate", "validUntil", "paymentMethod", "voidedAt"],
	},
	document: { all: ["id", "kind", "fileName", "size", "expiresOn", "uploadedAt"] },
	picture: { all: ["id", "purpose", "address", "createdAt"] },
	athlete: {
		all: [
			...[
				"nameEn",
				"nameAr",
				"dateOfBirth",
				"gender",
				"currentBelt",
				"currentRank",
				"currentRankAr",
				"weight",
			],
			...[
				"weightCategory",
				"achievements",
				"achievementsAr",
				"bio",
				"bioAr",
				"email",
				"phone",
				"photoUrl",
				"createdAt",
			],
		],
	},
	judge: {
		all: [
			"competitionLevel",
			"specializations",
			"competitionsOfficiated",
			"certificationDate",
			"isActive",
		],
	},
	judgeAssignment: { all: ["eventId", "status", "registrationDate"] },
	studentRelation: { all: ["assignedAt", "isActive"] },
	linkRequest: { all: ["status", "createdAt"] },
	guardianship: { all: ["capacity", "basis", "state", "endsOn", "createdAt"] },
	ticket: { all: ["eventId", "number", "position"] },
	recordClaim: { all: ["relation", "state", "name", "dateOfBirth", "note", "createdAt"] },
	trainingClass: { all: ["title", "dayOfWeek", "startTime", "endTime", "createdAt"] },
	contactMessage: { all: ["name", "email", "message", "createdAt"] },
	// What one was told of may name others.
	notification: { all: ["kind", "createdAt", "read"] },
	auditLine: { all: ["createdAt", "action"], own: ["entityType", "ipAddress", "userAgent"] },
	session: { all: ["startedAt", "lastSeenAt", "browser", "system"] },
	connection: { all: ["provider", "createdAt"] },
	emailClaim: { all: ["email"] },
	erasure: { all: ["createdAt", "endsAt"] },
	dataExport: { all: ["createdAt"] },

	// Secrets, and what is good for minutes or days.
	...{
		recoveryCode: none,
		knownDevice: none,
		calendarAddress: none,
		resetToken: none,
		emailLink: none,
	},
	...{ signUp: none, signUpLetters: none, signingKey: none, spentProof: none, claimTries: none },
	...{ emailUndo: none, entryLink: none, repeat: none, attempts: none, signIn: none, outbox: none },
	// Made of the record above.
	...{ searchKey: none, facet: none, listing: none, pairKey: none, judgeClaim: none },
	// Tell of two people.
	...{ guardianInvitation: none, pair: none, merge: none, mergeMove: none },
	// Numbers, and nobody's.
	...{
		removal: none,
		import: none,
		importRow: none,
		allotment: none,
		aboutSection: none,
		annualPlan: none,
	},
	...{
		auditSeal: none,
		event: none,
		eventClass: none,
		judgesExtension: none,
		receiptBook: none,
		reminderRun: none,
	},
	...{
		broadcast: none,
		news: none,
		official: none,
		settings: none,
		holidayList: none,
		tally: none,
	},
	...{
		ledgerLine: none,
		ledgerHead: none,
		announcement: none,
		waitingRoom: none,
		numberRow: none,
		signInSecond: none,
	},
};
