import type { DocumentRecord } from "#functions/people/documents/document.entity.ts";
import { dateIn, timeOn } from "../calendar.ts";
import type { Person } from "../person.ts";
import { recommendedPerson } from "./students.ts";

/** A minimal PDF page with a few words. */
export const certificate = [
	"%PDF-1.4",
	"1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
	"2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
	"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 297]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj",
	"4 0 obj<</Length 59>>stream\nBT /F 20 Tf 60 200 Td (Fit to train and compete.) Tj ET   \nendstream endobj",
	"5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
	"trailer<</Root 1 0 R>>",
	"%%EOF\n",
].join("\n");

const idOf = (number: number) => `01kdem0d0c${number}`.padEnd(26, "0");

/**
 * Documents of the demo member and of the first coach's students: one expires soon, one has
 * expired, and two are handed in for a dan.
 */
export function demoDocuments(
	everybody: readonly Person[],
	relations: readonly { studentId: number; coachId: number }[],
	now: number,
): DocumentRecord[] {
	const member = everybody.find(({ user }) => user.email === "member@demo.test")?.user.id ?? 0;
	const coach = everybody.find(({ user }) => user.email === "coach@demo.test")?.user.id ?? 0;
	const students = relations
		.filter(({ coachId }) => coachId === coach)
		.map(({ studentId }) => studentId);
	const recommended = recommendedPerson(everybody, now).person.user.id;
	const wishes = [
		{
			studentId: member,
			kind: "medical",
			fileName: "medical-certificate.pdf",
			expiresOn: dateIn(now, 24),
		},
		{ studentId: member, kind: "consent", fileName: "موافقة على المشاركة.pdf" },
		{
			studentId: students[0],
			kind: "medical",
			fileName: "شهادة طبية.pdf",
			expiresOn: dateIn(now, 300),
		},
		{
			studentId: students[1],
			kind: "medical",
			fileName: "fitness.pdf",
			expiresOn: dateIn(now, -12),
		},
		{ studentId: recommended, kind: "essay", fileName: "essay.pdf" },
		{ studentId: recommended, kind: "kata", fileName: "وصف كاتا سايها.pdf" },
	] as const;
	return wishes.map((wish, position) => {
		const createdAt = timeOn(dateIn(now, -40 - position), 18);
		const createdBy = wish.studentId === member ? member : coach;
		const fileType = "application/pdf" as const;
		return {
			...wish,
			id: idOf(position),
			fileType,
			size: certificate.length,
			createdBy,
			createdAt,
			uploadedAt: createdAt,
		};
	});
}
