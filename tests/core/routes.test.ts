import { globSync } from "node:fs";
import { domains } from "#shared/api.ts";
import { pageNames, pages } from "#shared/pages.ts";
import { everyRoute } from "./routes.ts";

/**
 * Who may call each path, by its methods: the register of rights, apart from the routes themselves.
 * `tests/whole/access.test.ts` tries each call as each role and believes the routes.
 */
const register: Record<string, string> = {
	public: `
		GET /about | GET /about/{id} | GET /annual-plan | GET /annual-plan/{id} | GET /auth/callback |
		POST /auth/forgot-password | POST /auth/login | POST /auth/register | GET
		/auth/register/challenge | POST /auth/register/confirm | POST /auth/reset-password | POST
		/auth/undo-email | POST /auth/verify-email | GET /calendar.ics | GET /certificates/keys | POST /certificates/verify | GET /classes | GET
		/classes/{id} | GET /classes/{id}/calendar.ics | GET /coaches | GET /dan-register | POST /coaches/signup | POST /coaches/{id}/contact | POST /contact | POST /contact/classes/{id}
		| GET /dojos | GET /dojos/{id} | GET /events | GET /events/calendar.ics | GET /events/{id} | GET
		/events/{id}/availability | GET /events/{id}/calendar.ics | GET /events/{id}/classes | GET
		/events/{id}/draws | GET /events/{id}/draws/{classId} | GET
		/events/{id}/ledger | GET /events/{id}/ledger/{chain} | GET /events/{id}/queue/status | GET /events/{id}/weigh-in | GET
		/health | GET /holidays | GET /judges | GET /live | GET /login | GET /logout | GET /members |
		GET /members/count | GET /national-team | GET /national-team/{id} | GET /national-team/{id}/results | GET /news | GET /news/{id} |
		GET /officials | GET /officials/{id} | GET /officials/{id}/judging | POST
		/online-payments/webhook | POST /registrations/agree | POST /registrations/agreement | GET
		/settings | GET /syllabus | GET /version
	`,
	signedIn: `
		POST /duties/claim | GET /me/duties | GET POST /events/{id}/check-ins | PUT /events/{id}/check-ins/{classId} | PUT /events/{id}/weigh-in | POST /events/{id}/draws/{classId} | POST /events/{id}/draws/{classId}/results | PUT /events/{id}/draws/{classId}/order | POST /events/{id}/draws/{classId}/publish | GET /events/{id}/sheets/{name} |
		GET /certificates/{id}/print | GET /certificates/{id}/card | GET /users/{id}/passport | GET /users/{id}/certificates | GET /events/{id}/candidates | PATCH /events/{id}/candidates/{userId} | GET POST /events/{id}/marks/{group} | POST /events/{id}/candidates/{userId}/correction | GET /events/{id}/grading | POST /events/{id}/grading/state | POST /events/{id}/decisions | GET /events/{id}/grading/exports/{name} | GET /users/{id}/gradings | POST /auth/change-password | POST /auth/confirm | DELETE /auth/connections | DELETE /auth/email
		| POST /auth/email/resend | PUT /auth/profile | POST /auth/recovery-codes | POST DELETE
		/auth/second-factor | POST /auth/second-factor/confirm | GET /auth/security | DELETE
		/auth/sessions | DELETE /auth/sessions/{id} | GET /auth/user | GET /belt-progressions | GET
		/belt-progressions/{id} | DELETE /belt-promotions/{id} | POST DELETE /classes/{id}/enroll |
		DELETE /documents/{id} | GET /documents/{id}/download | POST /documents/{id}/finish | POST
		/events/{id}/classes/{classId}/register | GET /events/{id}/eligibility | POST
		/events/{id}/judge-apply | POST /events/{id}/queue | GET /events/{id}/queue/tickets | POST /events/{id}/register | GET
		/events/{id}/registrations | POST /events/{id}/registrations/bulk | GET
		/events/{id}/registrations/mine | POST /guardianships/{id}/accept | POST
		/guardianships/{id}/decline | POST /judge-registrations/{id}/accept | POST
		/judge-registrations/{id}/decline | GET /link-requests | DELETE /link-requests/{id} | POST
		/link-requests/{id}/accept | GET /me/acts | GET PUT DELETE /me/calendar | GET POST /me/claims |
		POST /me/claims/records/{id} | GET /me/classes | GET PUT /me/consents | GET POST /me/dependents
		| PATCH DELETE /me/dependents/{id} | GET POST DELETE /me/erasure | GET POST /me/export | POST
		/me/export/link | GET /me/fees | GET /me/judge | GET /me/judging | GET PATCH /me/mail | GET
		/me/membership | GET /me/online-payments | GET /me/promotions | GET /me/registrations | GET
		/membership-payments/{id}/receipt | GET /notifications | POST /notifications/read-all | DELETE
		/notifications/{id} | PATCH /notifications/{id}/read | POST /online-payments | GET
		/online-payments/{id} | POST /online-payments/{id}/cancel | DELETE /registrations/{id} | POST /registrations/{id}/accept-offer |
		POST /registrations/{id}/agree | POST DELETE /registrations/{id}/consent | POST
		/registrations/{id}/decline-offer | GET /registrations/{id}/receipt | GET POST
		/students/{id}/documents | POST /uploads | POST /uploads/fetch | POST /uploads/{id}/finish | GET
		/user/dashboard | GET /users/{id}/attendance | GET /users/{id}/guardian-invitations | POST
		/users/{id}/guardian-invitations/withdraw | POST /users/{id}/guardians | GET
		/users/{id}/next-belt | GET /users/{id}/next-belt/print | GET /users/{id}/registrations | GET /users/{id}/results
	`,
	coach: `
		POST /belt-progressions | POST /classes | GET /classes/my-classes | PUT /classes/other-hours |
		GET /coach/grades | GET POST /coach/students | POST /coach/students/{id}/reset-password | GET
		/coach/tournaments
	`,
	coachOrAdmin: `
		GET /claims | POST /claims/{id}/approve | POST /claims/{id}/decline | PUT DELETE /classes/{id} |
		POST GET /classes/{id}/attendance | GET /classes/{id}/enrollments | PATCH
		/classes/{id}/enrollments/{enrollmentId} | PATCH /classes/{id}/toggle | GET PATCH DELETE
		/coach/students/{id} | POST /coach/students/{id}/transfer | GET /events/{id}/fees | POST /events/{id}/candidates | GET
		/events/{id}/fees/statement | POST /notifications/broadcast | POST
		/notifications/broadcast/preview | GET /notifications/broadcasts | DELETE /notifications/broadcasts/{id} | GET /users/{id}/guardians
	`,
	admin: `
		PUT /events/{id}/grading | GET POST /events/{id}/duties | DELETE /events/{id}/duties/{dutyId} | PUT /events/{id}/grading/groups | GET /audit-log | GET /audit-log/export.csv | GET /audit-log/export.xlsx | GET /audit-log/sealed
		| GET /belt-counts | GET POST /belt-promotions | POST /belt-promotions/{id}/approve | POST
		/belt-promotions/{id}/reject | POST /belt-promotions/{id}/take-back | POST /charges/{id}/refund
		| POST /charges/{id}/use-credit | POST /charges/{id}/waive | GET /coaches/unapproved | POST
		PATCH /coaches/{id}/approve | DELETE /coaches/{id}/reject | GET /contact | GET PATCH
		/contact/{id} | POST /contact/{id}/answers | PUT /contact/{id}/assignee | POST /dojos | GET
		/dojos/unlinked | PUT PATCH DELETE /dojos/{id} | POST /dojos/{id}/texts | GET /erasures | DELETE
		/erasures/{id} | POST /events | PUT PATCH DELETE /events/{id} | POST /events/{id}/cancel | POST
		/events/{id}/classes | POST /events/{id}/classes/bulk | POST /events/{id}/classes/check | PUT
		DELETE /events/{id}/classes/{classId} | GET /events/{id}/exports/{name} | GET
		/events/{id}/judge-conflicts/{judgeId} | GET /events/{id}/judges | PATCH DELETE
		/events/{id}/judges/{registrationId} | POST /events/{id}/publish | PATCH /events/{id}/queue |
		GET /events/{id}/documents | POST /events/{id}/documents/ask |
		POST /events/{id}/registrations/decide | GET /events/{id}/registrations/fits | POST /guests | GET
		/exports/people.csv | GET /exports/people.xlsx | GET /exports/reports.xlsx | POST /fee-payments
		| POST /fee-payments/{id}/void | POST GET /imports | POST /imports/check | POST GET
		/imports/{id}/rows | GET /imports/{id}/people | POST /imports/{id}/start | POST /imports/{id}/take-back | GET POST
		/membership-payments | GET
		/membership-payments/totals | POST /membership-payments/{id}/void | POST GET
		/membership-reminders | GET /memberships | GET /merges | GET /money | GET /money/closings | GET POST /money/days/{day}
		| GET /money/export | GET /money/memberships | POST /news | PUT PATCH DELETE /news/{id} | POST
		/news/{id}/publish | GET POST /notifications/drafts | PUT DELETE /notifications/drafts/{id} | GET /bank-settlements | PUT /bank-settlements/{day} | POST /online-payments/{id}/record | GET /online-payments | PATCH /online-payments/{id} | GET POST
		/online-payments/{id}/refunds | PATCH /online-payments/{id}/refunds/{refund} | GET /people-pairs
		| GET /events/{id}/recommendations | GET /registrations/undecided | POST /registrations/{id}/approve | POST
		/registrations/{id}/move | POST /registrations/{id}/reject | POST /registrations/{id}/reopen |
		POST /registrations/{id}/undo | GET /reports | GET /user/figures | GET /users | GET /users/count
		| GET PATCH /users/{id} | GET /users/{id}/emergency | GET /users/{id}/consents | GET /users/{id}/fees | PATCH
		/users/{id}/guardians/{guardianId} | POST /users/{id}/invite | POST /users/invitations | POST /users/{id}/mail/retry | PATCH /users/{id}/membership
		| POST /users/{id}/membership/remind | DELETE /users/{id}/second-factor | DELETE
		/users/{id}/sessions | GET /users/{id}/sign-in
	`,
	superAdmin: `
		POST /certificates/{id}/revoke | POST /events/{id}/candidates/{userId}/agreement | POST /about | PUT DELETE /about/{id} | POST /annual-plan | PUT DELETE /annual-plan/{id} | POST
		/auth/create-member | POST /events/{id}/assign-judge | PUT /holidays | POST /judges | PUT DELETE
		/judges/{id} | POST /judges/{id}/increment-competitions | POST /merges/{id}/undo | POST
		/money/days/{day}/reopen | GET /money/given-up | POST /national-team | PUT DELETE
		/national-team/{id} | POST /officials | PUT DELETE /officials/{id} | PUT /officials/{id}/judging
		| DELETE /people-pairs/{id} | GET /removals/{id} | PUT /settings | PUT /syllabus/{belt} | POST /users/merge | DELETE
		/users/{id} | POST /users/{id}/disable | POST /users/{id}/enable | GET
		/users/{id}/removal
	`,
};

const rows = (text: string) =>
	text
		.split("|")
		.map((row) => row.trim().split(/\s+/))
		.flatMap((words) => words.slice(0, -1).map((method) => `${method} ${words.at(-1)}`));

test.each(Object.entries(register))("the calls of access level %s", (access, text) => {
	const found = everyRoute.filter(({ route }) => route.access === access);
	expect(found.map(({ route }) => `${route.method} ${route.path}`).sort()).toEqual(
		rows(text).sort(),
	);
});

test("every table of routes is part of the API", () => {
	expect(globSync("shared/**/*.routes.ts")).toHaveLength(domains.length);
});

/** What routes say in one of their fields, by call. */
const stated = (field: "costly" | "ignoredFields" | "download") =>
	Object.fromEntries(
		everyRoute.flatMap(({ route }) =>
			route[field] ? [[`${route.method} ${route.path}`, route[field]]] : [],
		),
	);

test("calls that cost much are counted, each with its kind", () => {
	const kinds: Record<string, string> = {
		consent: `PUT /me/consents`,
		archive: `POST /me/export`,
		upload: `POST /students/{id}/documents | POST /documents/{id}/finish | POST /uploads | POST /uploads/{id}/finish | POST /uploads/fetch`,
		student: `POST /me/dependents | POST /coach/students`,
		import: `POST /imports/check | POST /imports/{id}/rows`,
		export: `GET /exports/people.csv | GET /exports/people.xlsx | GET /money/export | GET /events/{id}/exports/{name} | GET /events/{id}/grading/exports/{name} | GET /events/{id}/sheets/{name} | GET /audit-log/export.csv | GET /audit-log/export.xlsx | GET /exports/reports.xlsx`,
		picture: `PUT /auth/profile`,
		bulk: `POST /events/{id}/candidates | POST /events/{id}/classes/bulk | POST /events/{id}/documents/ask | POST /events/{id}/registrations/bulk | POST /events/{id}/registrations/decide`,
		check: `POST /events/{id}/classes/check | POST /notifications/broadcast/preview`,
		payment: `POST /online-payments | POST /online-payments/{id}/cancel | POST /online-payments/{id}/refunds`,
		broadcast: `POST /notifications/broadcast`,
	};
	expect(stated("costly")).toEqual(
		Object.fromEntries(
			Object.entries(kinds).flatMap(([kind, text]) => rows(text).map((key) => [key, kind])),
		),
	);
});

test("callers send these fields without effect", () => {
	expect(stated("ignoredFields")).toEqual({
		"POST /auth/create-member": ["role"],
		"PUT /classes/{id}": ["dojo"],
		"POST /events": ["organizerId"],
		"PUT /events/{id}": ["organizerId"],
		"POST /news": ["authorId"],
		"PUT /news/{id}": ["authorId"],
	});
});

test("files have these types", () => {
	const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
	expect(stated("download")).toEqual({
		"GET /membership-payments/{id}/receipt": ["text/html"],
		"GET /events/{id}/fees/statement": ["text/html"],
		"GET /exports/people.csv": ["text/csv"],
		"GET /audit-log/export.csv": ["text/csv"],
		"GET /exports/people.xlsx": [workbook],
		"GET /certificates/{id}/print": ["text/html"],
		"GET /certificates/{id}/card": ["text/html"],
		"GET /users/{id}/next-belt/print": ["text/html"],
		"GET /events/{id}/grading/exports/{name}": ["text/html", workbook],
		"GET /events/{id}/sheets/{name}": ["text/html"],
		"GET /money/export": [workbook],
		"GET /audit-log/export.xlsx": [workbook],
		"GET /exports/reports.xlsx": [workbook],
		"GET /calendar.ics": ["text/calendar"],
		"GET /classes/{id}/calendar.ics": ["text/calendar"],
		"GET /events/{id}/calendar.ics": ["text/calendar"],
		"GET /events/calendar.ics": ["text/calendar"],
		"GET /events/{id}/exports/{name}": ["text/csv", "text/html", workbook],
	});
});

test("a coach's browser stores the answers of these calls, and opens these pages without a network", () => {
	const stored = everyRoute.filter(({ route }) => "offline" in route && route.offline);
	expect(stored.map(({ route }) => `${route.method} ${route.path}`).sort()).toEqual(
		rows(`
			GET /auth/user | GET /certificates/keys | GET /classes/{id} | GET /classes/{id}/attendance
			| GET /classes/{id}/enrollments | GET /classes/my-classes | GET /coach/students | GET /events/{id}
			| GET /events/{id}/check-ins | GET /events/{id}/grading | GET /events/{id}/marks/{group}
			| GET /holidays | GET /me/duties
		`).sort(),
	);
	expect(pageNames.filter((name) => pages[name].offline)).toEqual([
		"coachDashboard",
		"weighIn",
		"gradingMarks",
		"verify",
		"attendance",
	]);
});
