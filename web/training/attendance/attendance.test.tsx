/** @jest-environment jsdom */
import type { ClassAttendance } from "#shared/training/attendance/attendance.schema.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { AttendanceSheet } from "./AttendanceSheet.tsx";
import { AttendanceTable } from "./StudentAttendance.tsx";

test("each class says on how many of its own days a person was present", () => {
	const marks = [
		{ classId: 1, date: "2026-11-01", present: true },
		{ classId: 1, date: "2026-11-08", present: true },
		{ classId: 2, date: "2026-11-03", present: false },
		{ classId: 2, date: "2026-11-10", present: true },
		{ classId: 3, date: "2026-11-11", present: false },
	];
	const classes = [
		{ id: 1, title: "Kata", titleAr: null, dayOfWeek: "sunday" as const },
		{ id: 2, title: "Kumite", titleAr: null, dayOfWeek: "tuesday" as const },
	];
	const { all } = renderPart(<AttendanceTable attendance={{ marks, classes }} />);
	const rows = all("tbody tr").map((row) => [
		row.querySelector("th")?.textContent,
		row.querySelectorAll("[data-present=true]").length,
		row.querySelector("td.small")?.textContent,
	]);
	expect(rows).toEqual([
		["Kata · Sunday", 2, "2 of 2 days"],
		["Kumite · Tuesday", 1, "1 of 2 days"],
		["A class that is no longer held", 0, "0 of 1 day"],
	]);
});

describe("the sheet of a day", () => {
	const noura = {
		userId: 20,
		firstName: "Noura",
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
		currentBelt: "white" as const,
		profileImageUrl: null,
		from: "2026-01-01",
		until: null,
	};
	const date = "2026-11-22";
	const absences = ["2026-11-01", "2026-11-08", "2026-11-15", date, "2026-11-29"];
	const absentOn = (days: string[]) =>
		days.map((day) => ({ userId: noura.userId, date: day, present: false }));

	function open(days: string[]) {
		const marks = absentOn(days);
		const data: ClassAttendance = { now: 0, people: [noura], marks };
		return renderPart(
			<AttendanceSheet
				sheet={{ by: 2, classId: 7, date }}
				data={data}
				counted={marks}
				takesPlace
			/>,
		).texts(".attendee-who .badge");
	}

	test.each([
		["the absences before the day", absences.slice(0, 3), ["Absent 3 times in a row"]],
		["not that of the day itself, or of a later one", absences.slice(1), []],
		["the same once the day is marked", absences, ["Absent 3 times in a row"]],
	])("counts %s", (_, days, badges) => {
		expect(open(days)).toEqual(badges);
	});
});
