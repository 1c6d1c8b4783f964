import { xlsxType } from "#shared/core/http/content-types.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";
import { addEventClassForTest, createSquadForTest, enterForTest } from "../../../core/squads.ts";
import { send } from "../../../core/wire.ts";
import { downloadWorkbook } from "../../../core/workbooks.ts";

/** An event with two classes and one registration in each, by Ali and Omar. */
async function contest() {
	const event = await createEventForTest({ titleEn: "Cup <1>", titleAr: "كأس <١>" });
	const [kumite, kata] = [
		await addEventClassForTest(event.id),
		await addEventClassForTest(event.id, { className: "Kata", classNameAr: "كاتا", maxWeight: 80 }),
	];
	const {
		students: [ali],
	} = await createSquadForTest([
		{
			firstName: "<b>Ali",
			currentBelt: "green-3",
			gender: "male",
			dateOfBirth: "1990-05-05",
			phoneNumber: "+965 5000 0001",
			dojoLocation: "Salmiya",
			dojoLocationAr: "السالمية",
		},
	]);
	const omar = await createPersonForTest({ firstName: "=Omar" });
	const id = await enterForTest(kumite, ali, { notes: 'Says "hello", comes late' });
	await enterForTest(kata, omar, { declaredWeight: 71.5 });
	return { event, kumite, kata, ali, omar, id };
}

// Bypasses fetch, which strips the byte order mark.
const file = (eventId: number, name: string, cookie: string, headers?: Record<string, string>) =>
	send("GET", `/events/${eventId}/exports/${name}`, { cookie, headers });

const linesOf = (csv: string) => csv.trimEnd().split("\r\n");

describe("event exports", () => {
	test("registrations are exported as CSV with a byte order mark, without formulas, in words", async () => {
		const { event, ali, omar } = await contest();
		const answer = await file(event.id, "registrations.csv", await admin());
		expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(answer.headers.get("content-disposition")).toContain(
			encodeURIComponent("Cup <1> - registrations.csv"),
		);
		const [head, first, second] = linesOf(answer.body);
		expect(head).toBe(
			"\uFEFFName,Name in Arabic,Email,Phone,Event class,Age,Gender,Belt,Weight (kg),Dojo,Coach,Status,Entered,Registered,Notes,Reason,Decided by,Decided",
		);
		expect(first).toContain(
			`<b>Ali ${ali.lastName},,${ali.email},'+965 5000 0001,"Kumite, adults",`,
		);
		expect(first).toMatch(/,3\d,Male,Green Belt - 3rd Kyu,,Salmiya,Test [\w ]+,Pending,Online,/);
		expect(first).toContain('"Says ""hello"", comes late"');
		expect(second).toContain(`'=Omar ${omar.lastName},`);
		expect(second).toMatch(/,Kata,\d*,\w*,White Belt,71.5,,,Pending,/);
	});

	test("exports are in Arabic if the browser or the address asks for it", async () => {
		const { event } = await contest();
		const cookie = await admin();
		const files = [
			await file(event.id, "registrations.csv", cookie, { "accept-language": "ar-KW,ar;q=0.9" }),
			await file(event.id, "registrations.csv?lang=ar", cookie, { "accept-language": "en" }),
		];
		for (const { body } of files) {
			expect(body.startsWith("\uFEFFالاسم,")).toBe(true);
			expect(body).toMatch(
				/,كوميتيه للبالغين,3\d,ذكر,الحزام الأخضر - الكيو الثالث,,السالمية,Test [\w ]+,بانتظار القرار,/,
			);
		}
	});

	test.each(["en", "ar"])(
		"registrations are exported as a %s workbook with text cells, right to left in Arabic",
		async (lang) => {
			const { event, omar } = await contest();
			const address = `/events/${event.id}/exports/registrations.xlsx?lang=${lang}`;
			const { type, name, sheet, all } = await downloadWorkbook(address, await admin());
			expect(type).toBe(xlsxType);
			expect(name).toMatch(/registrations\.xlsx$/);
			expect(/rightToLeft="1"/.test(sheet)).toBe(lang === "ar");
			expect(sheet).not.toContain("<f>");
			expect(sheet).toContain("<v>71.5</v>");
			expect(all).toContain(`=Omar ${omar.lastName}`);
			expect(all).toContain(lang === "ar" ? "كوميتيه للبالغين" : "Kumite, adults");
		},
	);

	test("exports can be filtered by class or status", async () => {
		const { event, kata, id } = await contest();
		const cookie = await admin();
		await call("POST", `/registrations/${id}/approve`, { cookie });
		const ofEventClass = await file(event.id, `registrations.csv?classId=${kata.id}`, cookie);
		const approved = await file(event.id, "registrations.csv?status=approved", cookie);
		expect(linesOf(ofEventClass.body).slice(1)).toEqual([expect.stringContaining("Omar")]);
		expect(linesOf(approved.body).slice(1)).toEqual([expect.stringContaining("Ali")]);
	});

	test("a start list has a section for each class, without rejected people", async () => {
		const { event, id } = await contest();
		const cookie = await admin();
		const before = await file(event.id, "startlist.html", cookie);
		expect(before.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(before.headers.get("content-disposition")).toBeNull();
		expect(before.body.match(/<section>/g)).toHaveLength(2);
		expect(before.body).toContain("&#60;b&#62;Ali");
		expect(before.body).not.toMatch(/<b>|Cup <1>/);
		expect(before.body).toContain(`<bdi dir="auto" lang="en">Salmiya</bdi>`);
		await call("POST", `/registrations/${id}/reject`, { cookie, body: {} });
		const after = await file(event.id, "startlist.html", cookie);
		expect(after.body.match(/<section>/g)).toHaveLength(1);
		expect(after.body).not.toContain("Ali");
	});

	test("a start list as CSV numbers people from one in each class", async () => {
		const { event } = await contest();
		const { body } = await file(event.id, "startlist.csv", await admin());
		const [, first, second] = linesOf(body);
		expect(first).toMatch(/^"Kumite, adults",1,/);
		expect(second).toMatch(/^Kata,1,/);
	});

	test("a start list of an event without classes has one section", async () => {
		const event = await createEventForTest();
		const { cookie, lastName } = await createPersonForTest();
		await call("POST", `/events/${event.id}/register`, { cookie });
		const { body } = await file(event.id, "startlist.html", await admin());
		expect(body.match(/<section>/g)).toHaveLength(1);
		expect(body).toContain(lastName);
	});

	test("an Arabic sheet runs from right to left", async () => {
		const { event } = await contest();
		const { body } = await file(event.id, "registrations.html?lang=ar", await admin());
		expect(body).toContain('<html lang="ar" dir="rtl">');
		expect(body).toContain("كأس &#60;١&#62;");
	});

	test("an unknown export, another language or a caller who is not staff is rejected", async () => {
		const { event } = await contest();
		expectRefusal(await file(event.id, "referees.csv", await admin()), "not_found");
		const coach = await createPersonForTest({ role: "coach", isApproved: true });
		expectRefusal(await file(event.id, "startlist.csv", coach.cookie), "forbidden");
		const language = await file(event.id, "startlist.csv?lang=fr", await admin());
		expectRefusal(language, "invalid");
	});
});

test("registering for a class that does not fit returns every reason", async () => {
	const event = await createEventForTest();
	const eventClass = await addEventClassForTest(event.id, {
		minBeltLevel: "green-4",
		genderRestriction: "female",
	});
	const { cookie } = await createPersonForTest({ gender: "male" });
	const answer = await call("POST", `/events/${event.id}/classes/${eventClass.id}/register`, {
		cookie,
		body: {},
	});
	expectRefusal(answer, "not_eligible");
	expect(answer.body.reasons.map(({ code }: { code: string }) => code)).toEqual([
		"gender_other",
		"belt_too_low",
	]);
});
