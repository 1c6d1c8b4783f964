import { readEntityAttributes } from "#tests/core/entityAttributes.ts";
import { entityDefinitions, personalData } from "../../domains.ts";
import { readablePage } from "./readable-page.ts";
import { fieldWords, partWords } from "./words.ts";

const given = Object.entries(entityDefinitions).flatMap(([entity, { export: exported }]) =>
	exported ? [{ entity, names: [...exported.all, ...(exported.own ?? [])] }] : [],
);

test("names every exported entity and attribute in both languages", () => {
	expect(given.filter(({ entity }) => !partWords[entity])).toEqual([]);
	const names = given.flatMap((one) => one.names);
	expect(names.filter((name) => !fieldWords[name])).toEqual([]);
	expect(Object.keys(fieldWords).filter((name) => !names.includes(name))).toEqual([]);
});

test("exports no secrets and nothing that other people wrote about the person", () => {
	const names = given.flatMap((one) => one.names);
	for (const name of [
		"notes",
		"voidReason",
		"details",
		"params",
		"trail",
		"by",
		"promotedBy",
		"recordedBy",
		"password",
	])
		expect(names).not.toContain(name);
});

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const attributes = await readEntityAttributes();

/**
 * Attributes that are not exported: ids of other people, staff notes, secrets and technical
 * attributes.
 */
const withheld: Record<string, string> = {
	user:
		"wasApproved mustChangePassword dojoId consents minorConsents isDisabled emailConfirmedAt mustConfirmEmail hasGuardians passwordSetAt invitedAt secondFactorAt " +
		"emailUndoneAt heldUntil feeUntil feeUntilAt feeDueDate feeExemptReason feeExemptUntil feeReminder feeVersion isJoiningUnknown",
	consent: "subjectId id giverId requestId",
	registration:
		"userId eventId classId order shard version list classes seated notes offerExpiresAt awaitsGuardian documentLater heldAt requestKey trail",
	enrollment: "userId order by endedAs reason moreDays updatedAt version",
	attendance: "userId by markedAt",
	promotion:
		"userId slot id eligibleDate attended requiredClasses promotedBy approvedBy approvedAt rejectedBy rejectedAt " +
		"reason notes eventId agreedBy agreedAt atGrading",
	progression: "userId id eligibleDate attended requiredClasses authorizerId promotedBy notes",
	membershipPayment:
		"userId payer months refundOf parts people dojoId reference source bankReference notes createdAt recordedBy voidedBy voidReason",
	document: "studentId fileType reminded createdBy createdAt expiresAt",
	onlinePayment:
		"userId id charges request url taken receiptOf askedAt refunds refunding resolution updatedAt version",
	picture: "ownerId contentType usedBy expiresAt",
	athlete: "id championshipsWon userId inSearch isActive updatedAt version",
	judge: "id userId createdAt updatedAt version",
	candidate: "userId promotionId exception isWithdrawn repeatParts applied updatedAt version",
	certificate:
		"id userId eventId nameEn nameAr dojoEn dojoAr placeEn placeAr examiners issue keyId code replacedBy",
	checkIn: "userId weighedBy createdAt updatedAt version",
	drawEntrant: "classId drawNo number userId dojoId dojoEn dojoAr placedAt notifiedPlace",
	duty: "id userId linkHash by revokedAt endedAt updatedAt version",
	judgeAssignment:
		"judgeId id askedBy answeredBy notes answerNotes settledAt createdAt updatedAt version",
	studentRelation: "coachId studentId",
	linkRequest: "coachId studentId email expiresAt",
	guardianship: "childId guardianId createdBy needsDocument changedAt changedBy endedBy reminded",
	ticket: "userId takenAt expiresAt",
	recordClaim: "id userId reason recordId isBirthDateRight decidedBy decidedAt",
	trainingClass:
		"id coachId titleAr description descriptionAr classType audienceType minAge maxAge dojoId location locationAr placeNamedAt maxCapacity isActive " +
		"otherHours archivedAt updatedAt version",
	contactMessage: "id locale status answers assigneeId updatedAt version expiresAt",
	notification: "userId id params personId child actionUrl mailedAt updatedAt expiresAt",
	auditLine: "id entityId userId details personId month lane digest",
	session:
		"hash userId role isApproved mustChangePassword secondFactor managed confirmedAt expiresAt",
	connection: "issuer subject userId",
	emailClaim: "userId expiresAt",
	erasure: "userId remindedAt",
	dataExport: "userId id locale doneAt size until updatedAt version",
};

const givenAttributes = given.map(({ entity, names }) => ({
	entity,
	names: names.map((name) => name.split(".")[0]),
	known: attributes.get(entity) ?? [],
}));

test("exports only attributes that the entities have", () => {
	const unknown = givenAttributes.flatMap(({ entity, names, known }) =>
		names.filter((name) => !known.includes(name)).map((name) => `${entity}.${name}`),
	);
	expect(unknown).toEqual([]);
});

test("exports every attribute that is not withheld on purpose", () => {
	const left = givenAttributes.map(({ entity, names, known }) => [
		entity,
		known.filter((name) => !names.includes(name)).join(" "),
	]);
	expect(Object.fromEntries(left)).toEqual(withheld);
});

test("exports every personal entity except secrets and records about two people", () => {
	const withheldEntities = personalData.filter(({ entity }) => !entityDefinitions[entity].export);
	expect(withheldEntities.map(({ entity }) => entity as string).sort()).toEqual([
		"calendarAddress",
		"chargeLine",
		"claimTries",
		"debtor",
		"emailLink",
		"emailUndo",
		"entryLink",
		"guardianInvitation",
		"judgeClaim",
		"knownDevice",
		// Marks of gradings are for the panel; their person learns outcome and words.
		"markSheet",
		"merge",
		"mergeMove",
		"outbox",
		"personAlias",
		"recoveryCode",
		"repeat",
		"resetToken",
	]);
});

test("shows amounts in dinars", () => {
	const paid = { membershipPayment: [{ amount: 12_500 }], registration: [{ "charge.owed": 500 }] };
	const page = readablePage(paid, "en", 0);
	expect(page).toContain("KD 12.500");
	expect(page).toContain("KD 0.500");
});

test("escapes user text in the readable page", () => {
	const page = readablePage(
		{ user: [{ firstName: "<script>", currentBelt: "black-1", isApproved: true }] },
		"ar",
		0,
	);
	expect(page).toContain("&#60;script&#62;");
	expect(page).not.toContain("<script>");
	expect(page).toContain('dir="rtl"');
});
