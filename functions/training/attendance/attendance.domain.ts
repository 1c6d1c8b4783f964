import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";

export const attendanceDomain = defineDomain({
	permissions: { http: true, writes: ["attendance", "attendanceTotal", "repeat"], audits: true },
	audited: { attendance: "superAdmins" },
	subjects: { attendance: ["trainingClass"] },
	entities: {
		attendance: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 150,
				items: [{ of: byUser, index: 1, removed: "remove", merged: { repoint: "userId" } }],
			},
			export: { all: ["classId", "date", "present"] },
		},
		attendanceTotal: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
