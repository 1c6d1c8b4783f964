import { readEntityKeys } from "./entityAttributes.ts";

/**
 * Of what the keys of the stored items are made: partition, and after the bar what sorts within it. A
 * question mark: only some items are in the index. Items that exist keep the keys that they were written
 * with, and would be found no more, so a changed line needs a move of its items.
 */
const keys = `
aboutSection byId: id
aboutSection inOrder gsi1: | sortOrder, createdAt
allotment ofPool: eventId, classId, group | shard
announcement byEvent: eventId
annualPlan byId: id
annualPlan ofYear gsi1: year | month, createdAt
athlete byId: id
athlete byName gsi1: | nameEn, id
athlete ofPerson gsi2: userId?
attempts byKey: key
attendance ofClass: classId | date, userId
attendance ofPerson gsi1: userId | date, classId
attendanceTotal ofMonth: month | classId
auditLine byActor gsi1: userId | createdAt, id
auditLine byTime gsi2: month, lane | createdAt, id
auditLine ofEntity: entityType, entityId | id
auditLine ofPerson gsi3: personId | createdAt, id?
auditSeal byDay: chain | day
bankSettlement inOrder gsi1: | day
bankSettlement ofDay: day
broadcast byId: id
broadcast inOrder gsi1: | id?
broadcast ofAuthor gsi2: createdBy | id?
broadcast waiting gsi3: | id?
broadcastDraft all gsi1: | id
broadcastDraft byId: id
calendarAddress ofPerson: userId
candidate ofEvent: eventId | userId
candidate ofPerson gsi1: userId | eventId
cashBook byName: name
cashClosing inOrder gsi1: | day
cashClosing ofDay: day
certificate byId: id
certificate ofPerson gsi1: userId | date, id
certificateKey ofFederation: federation | keyId
chargeLine ofPeriod: period | charge, n
chargeLine withReason gsi1: userId | at?
checkIn ofEvent: eventId | userId
checkIn ofPerson gsi1: userId | eventId
claimTries ofRecord: recordId
classDraw ofEvent: eventId | classId
connection bySubject: issuer | subject
connection ofUser gsi1: userId | issuer, subject
consent ofPerson: subjectId | id
contactMessage byAddress gsi2: email | id
contactMessage byId: id
contactMessage byStatus gsi1: | status, createdAt, id
dataExport inOrder gsi1: | createdAt, userId
dataExport ofPerson: userId
debtor ofShard: shard | userId
document byId: id
document ending gsi2: expiresOn?
document ofStudent gsi1: studentId | createdAt
dojo byId: id
dojo byName gsi1: | nameEn, id
dojoLinking byDojo: dojoId
dojoLinking inOrder gsi1: | dojoId
drawEntrant ofClass: eventId, classId | drawNo, number
drawEntrant ofPerson gsi1: userId | date, eventId, classId, drawNo
duty ofEvent: eventId | id
duty ofPerson gsi1: userId?
emailClaim byEmail: email
emailClaim ofUser gsi1: userId | email
emailLink byHash: hash
emailLink ofUser gsi1: userId | hash
emailUndo byHash: hash
emailUndo ofUser gsi1: userId | hash
enrollment forPerson gsi1: userId | classId
enrollment ofClass: classId | userId
entryLink byHash: hash
entryLink ofUser gsi1: userId | hash
erasure inOrder gsi1: | endsAt, userId
erasure ofPerson: userId
event byDate gsi1: | startsAt
event byEnd gsi2: | endsAt
event byId: id
event byType gsi3: eventType | endsAt
eventClass ofEvent: eventId | id
facet byValue: facet | joinedAt, userId
gatewayNote byName: name
grading ofEvent: eventId
grading running gsi1: | eventId?
guardianInvitation ofChild: childId | email
guardianInvitation ofEmail gsi1: email | childId
guardianship ending gsi2: endsOn | childId, guardianId?
guardianship ofChild: childId | guardianId
guardianship ofGuardian gsi1: guardianId | childId
holidayList byName: name
import byId: id
import inOrder gsi1: | id?
importRow left gsi1: importId | row?
importRow ofImport: importId | row
judge all gsi1: | createdAt
judge byId: id
judgeAssignment ofEvent: eventId | judgeId
judgeAssignment ofJudge gsi1: judgeId | registrationDate
judgeAssignment toSettle gsi2: | eventId?
judgeClaim byPerson: userId
judgesExtension ofOfficial: officialId
knownDevice ofUser: userId | hash
ledgerHead ofEvent: eventId | chain
ledgerLine ofChain: eventId, chain | step
linkRequest ofCoach: coachId | studentId
linkRequest ofStudent gsi1: studentId | coachId
listing byKey: part | key, userId
markSheet ofEvent: eventId | userId, examinerId
markSheet ofExaminer gsi2: examinerId | eventId, userId
markSheet ofPerson gsi1: userId | eventId, examinerId
membershipPayment byDate gsi1: | paymentDate, receiptNumber
membershipPayment ofPerson: userId | receiptNumber
merge byId: id
merge inOrder gsi1: | id
merge ofSurvivor gsi2: keepId | id
mergeMove ofMerge: mergeId | key
mergeMove ofSurvivor gsi1: keepId | mergeId, key
news byCategory gsi2: category | datedAt, createdAt
news byDate gsi1: | datedAt, createdAt
news byId: id
notification aboutPerson gsi1: personId?
notification ofPerson: userId | id
numberRow ofEvent: eventId | row
official byId: id
official inOrder gsi1: | sortOrder, createdAt
onlinePayment byOpenRefund gsi2: refunding?
onlinePayment byStatus gsi1: status | createdAt
onlinePayment ofPayer: userId | id
outbox byId: id
outbox ofUser gsi2: userId?
outbox toAddress gsi1: to | id
pair byStatus gsi2: status | foundAt, userId, otherId
pair ofOther gsi1: otherId | userId
pair ofPerson: userId | otherId
pairKey byKey: key | userId
pairKey ofPerson gsi1: userId | key
paymentHold byFee: fee
personAlias ofMerged: userId
personAlias ofSurvivor gsi1: keepId | userId
picture byId: id
picture ofOwner gsi1: ownerId | createdAt
progression forPerson: userId | progressionDate, id
promotion byId gsi1: id
promotion byStatus gsi2: status | createdAt, id
promotion forPerson: userId | slot
receiptBook ofYear: year
recordClaim byId: id
recordClaim byState gsi2: state | id
recordClaim ofRecord gsi3: recordId?
recordClaim ofUser gsi1: userId | id
recoveryCode ofUser: userId | hash
registration forPerson: userId | eventId, classId
registration held gsi3: | heldAt?
registration ofEvent gsi1: eventId, list | status, classId, seated, order?
registration offers gsi2: | offerExpiresAt?
reminderRun byDate gsi1: | createdAt, id
reminderRun byId: id
removal byPerson: userId
removal unfinished gsi1: | updatedAt?
resetToken byHash: hash
resetToken ofUser gsi1: userId | hash
searchKey byKey: kind, letter | key, name, userId
session ofUser: userId | hash
settings byName: name
signInSecond bySecond: second | share
signUp byHash: hash
signUpLetters byKey: key
spentProof byNonce: nonce
studentRelation ofCoach: coachId | studentId
studentRelation ofStudent gsi1: studentId | coachId
syllabus current gsi1: | belt?
syllabus ofBelt: belt | version
ticket forPerson: userId | eventId
trainingClass byDay gsi1: | dayOfWeek, startTime
trainingClass byId: id
trainingClass ofCoach gsi2: coachId | id
user byApproval gsi2: role, isApproved | createdAt, id?
user byFee gsi3: membershipFeeStatus | feeDueDate, id
user byId: id
user byRole gsi1: role | createdAt
waitingRoom byEvent: eventId
weighIn ofEvent: eventId
`;

test("the keys of stored items are made of what they were always made of", async () => {
	process.env.TABLE_NAME = "none";
	process.env.SITE_URL = "http://localhost:3000";
	expect(await readEntityKeys()).toEqual(keys.trim().split("\n"));
});
