import { DataExports } from "#functions/identity/my-data/export.entity.ts";
import type { api, Domain } from "#shared/api.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { call } from "./api.ts";
import { applicationForTest } from "./applications.ts";
import { createPromotionForTest, createStudentForTest } from "./belts.ts";
import { broadcastForTest } from "./broadcasts.ts";
import { createCalendarForTest, randomSecret } from "./calendars.ts";
import {
	bornGrown,
	createClaimableForTest,
	createClaimForTest,
	createRecordClaimForTest,
} from "./claims.ts";
import { createMessageForTest } from "./contact.ts";
import { createDocumentForTest, documentForTest, sendDocumentForTest } from "./documents.ts";
import { createEventForTest, eventForTest } from "./events.ts";
import {
	createAskedForTest,
	createFamilyForTest,
	inviteForTest,
	newChildForTest,
} from "./families.ts";
import { rowForTest } from "./importRows.ts";
import { createDraftForTest, createImportForTest } from "./imports.ts";
import { assignForTest, createJudgeForTest, judgeForTest } from "./judges.ts";
import { createListedForTest } from "./members.ts";
import { createPaymentForTest, paymentForTest } from "./memberships.ts";
import { createMergeForTest, createPairForTest } from "./merges.ts";
import { athleteForTest } from "./national-team.ts";
import { createNotificationsForTest } from "./notifications.ts";
import { admin, callerForTest, createPeopleForTest, createPersonForTest } from "./people.ts";
import { goodPictures } from "./pictures.ts";
import { leastAllowed, type NamedRoute, pathOf } from "./routes.ts";
import { settingsInForce } from "./settings.ts";
import {
	codeOf,
	createEmailChangeForTest,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSecondFactorForTest,
	createSignInForTest,
	startSecondFactorForTest,
	testPassword,
} from "./signIns.ts";
import { createSignUpForTest, proofForTest, typedForTest } from "./signUps.ts";
import { createLinkRequestForTest, newStudentForTest } from "./students.ts";
import { createTrainingClassForTest } from "./trainingClasses.ts";
import { uniqueEmail } from "./unique.ts";
import { foreignPicture, sendForTest } from "./uploads.ts";
import { ownAddress } from "./wire.ts";

/** A call that succeeds. Without a cookie it is made by the least privileged permitted person. */
export type Sample = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	/** An array for calls that take one. */
	body?: Record<string, unknown>;
	cookie?: string;
	address?: string;
};

type Samples = { [D in Domain]: { [Name in keyof (typeof api)[D]]: () => Promise<Sample> } };

const article = {
	titleEn: "Winter camp",
	titleAr: "المعسكر الشتوي",
	contentEn: "Three days of training.",
	contentAr: "ثلاثة أيام من التدريب.",
	category: "local",
};

const aboutSection = {
	titleEn: "Our dojos",
	titleAr: "أنديتنا",
	bodyEnMd: "**Nine**",
	bodyArMd: "**تسعة**",
};

const official = {
	nameEn: "Khalid",
	nameAr: "خالد",
	positionEn: "Treasurer",
	positionAr: "أمين الصندوق",
	messageEn: "Osu",
	messageAr: "أوس",
};

/** A judge's assignment to an event, made by a super-admin. */
async function assigned() {
	const [{ judge, cookie }, { id }] = await Promise.all([
		createJudgeForTest(),
		createEventForTest(),
	]);
	const assignment = await assignForTest(id, judge.id);
	return { cookie, assignment, ofEvent: { id: String(id), registrationId: String(assignment.id) } };
}

const aJudge = async () => ({ id: String((await createJudgeForTest()).judge.id) });

const month = {
	year: 2031,
	month: 3,
	titleEn: "Basics",
	titleAr: "الأساسيات",
	activities: ["Kihon", "Kata"],
	goals: ["Grading"],
};

async function created(path: string, body: object): Promise<Sample["params"]> {
	const { cookie } = await callerForTest({ role: "super-admin" });
	const answer = await call("POST", path, { cookie, body });
	if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}`);
	return { id: String(answer.body.id) };
}

const ofEvent = async (wish: Parameters<typeof createEventForTest>[0] = {}) => ({
	id: String((await createEventForTest(wish)).id),
});

/** With a waiting room that is open for tickets. */
const opensSoon = () => ({
	waitingRoom: true,
	registrationOpensAt: new Date(Date.now() + 30 * 60_000).toISOString(),
});

const few = { maxParticipants: 2, published: false };

const squad = (rows: object[]) => rows as unknown as Record<string, unknown>;

const kumite = {
	className: "Kumite, adults",
	classNameAr: "كوميتيه للبالغين",
	maxParticipants: 3,
	minAge: 18,
	maxWeight: 80,
};
const birth = { gender: "female", dateOfBirth: "1999-03-02" };
const adult = { dateOfBirth: "1995-05-05" };

/** A class of a new event. */
async function ofEventClass(wish: object = {}) {
	const cookie = await admin();
	const { id } = await ofEvent();
	const { body } = await call("POST", `/events/${id}/classes`, {
		cookie,
		body: { ...kumite, ...wish },
	});
	return { id, classId: String(body.id) };
}

/** A registration for a class, and another class of the same event. */
async function enteredEventClass() {
	const cookie = await admin();
	const params = await ofEventClass();
	const { body: other } = await call("POST", `/events/${params.id}/classes`, {
		cookie,
		body: kumite,
	});
	const person = await createPersonForTest(adult);
	const path = `/events/${params.id}/classes/${params.classId}/register`;
	const { body } = await call("POST", path, {
		cookie: person.cookie,
		body: { declaredWeight: 71.5 },
	});
	return { params: { id: body.registration.id as string }, other: other.id as number };
}

/** A person from the waiting list who was offered a place. */
async function offered() {
	const { id } = await ofEvent({ maxParticipants: 1, offerHours: 24 });
	const [first, second] = await createPeopleForTest(2);
	for (const { cookie } of [first, second])
		await call("POST", `/events/${id}/register`, { cookie });
	await call("DELETE", `/registrations/${id}-${first.id}`, { cookie: first.cookie });
	return { cookie: second.cookie, params: { id: `${id}-${second.id}` } };
}

/** A registration for a new event. */
async function entered() {
	const { id } = await ofEvent();
	const { cookie } = await createPersonForTest();
	const { body } = await call("POST", `/events/${id}/register`, { cookie });
	return { cookie, params: { id: body.registration.id as string } };
}

const classInput = {
	title: "Evening basics",
	classType: "beginners",
	audienceType: "mixed",
	dayOfWeek: "monday",
	startTime: "17:00",
	endTime: "18:30",
};

/** A class, with its coach's cookie. */
async function ownClass() {
	const { id, cookie } = await createPersonForTest({ role: "coach" });
	return { cookie, params: { id: String((await createTrainingClassForTest({ coachId: id })).id) } };
}

/** The same, with one person enrolled. */
async function enrolled() {
	const [own, member] = await Promise.all([ownClass(), createPersonForTest()]);
	await call("POST", `/classes/${own.params.id}/enroll`, { cookie: member.cookie, body: {} });
	return { ...own, member };
}

/** A child, with its guardian's cookie. */
async function ownChild() {
	const { guardian, params } = await createFamilyForTest();
	return { cookie: guardian.cookie, params };
}

/** A person invited as guardian. */
async function asked() {
	const family = await createFamilyForTest();
	return { cookie: (await inviteForTest(family)).cookie, params: family.params };
}

/** A student, with their coach's cookie. */
async function ownStudent() {
	const { coach, student } = await createStudentForTest();
	return { cookie: coach.cookie, params: { id: String(student.id) } };
}

/** A person as staff address them. */
const aPerson = async () => ({ id: String((await createPersonForTest()).id) });

/** A pending coach. */
const applied = async () => ({
	id: String((await createPersonForTest({ role: "coach", isApproved: false })).id),
});

/** A person whose deletion has started. */
async function removed() {
	const { cookie } = await createPersonForTest({ role: "super-admin" });
	const id = String((await createPersonForTest()).id);
	await call("DELETE", `/users/${id}`, { cookie });
	return { id };
}

/** A person with a notification. */
async function notified() {
	const { id: userId, cookie } = await createPersonForTest();
	const [{ id }] = await createNotificationsForTest(userId, 1);
	return { cookie, params: { id } };
}

const signIn = async (): Promise<Sample> => {
	const { email, password } = await createSignInForTest();
	return { address: ownAddress(), body: { email, password } };
};

/** A valid call of every route. A route without one does not compile. */
const samples: Samples = {
	auth: {
		startSignIn: async () => ({}),
		finishSignIn: async () => ({ query: { code: "code", state: "state" } }),
		logout: async () => ({ cookie: (await createPersonForTest()).cookie }),
		user: async () => ({}),
		login: signIn,
		forgotPassword: async () => ({ body: { email: (await createPersonForTest()).email } }),
		async resetPassword() {
			const person = await createSignInForTest();
			return {
				body: { token: await createResetTokenForTest(person), newPassword: "Another-Horse-8" },
			};
		},
		async verifyEmail() {
			const { token } = await createEmailChangeForTest();
			return { body: { token } };
		},
		async changePassword() {
			const { cookie, password } = await createSignInForTest();
			return { cookie, body: { currentPassword: password, newPassword: "Another-Horse-8" } };
		},
		async confirm() {
			const { cookie, password } = await createSignInForTest();
			return { cookie, body: { currentPassword: password } };
		},
		async undoEmail() {
			const { undoToken } = await createEmailUndoForTest();
			return { body: { token: undoToken } };
		},
		security: async () => ({}),
		endSession: async () => ({ params: { id: "x".repeat(43) } }),
		endSessions: async () => ({ cookie: (await createPersonForTest()).cookie }),
		async startSecondFactor() {
			const { cookie, password } = await createSignInForTest();
			return { cookie, body: { currentPassword: password } };
		},
		async confirmSecondFactor() {
			const { cookie, password, email } = await createSignInForTest();
			const code = codeOf(await startSecondFactorForTest(email, password));
			return { cookie, body: { currentPassword: password, code } };
		},
		endSecondFactor: async () => ({ cookie: (await createSecondFactorForTest()).cookie }),
		renewRecoveryCodes: async () => ({ cookie: (await createSecondFactorForTest()).cookie }),
		disconnect: async () => ({ cookie: (await createPersonForTest()).cookie }),
		signInOfPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
		endSessionsOfPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
		endSecondFactorOfPerson: async () => ({
			params: { id: String((await createSecondFactorForTest()).id) },
		}),
	},
	users: {
		updateProfile: async () => ({
			body: {
				firstName: "Noura",
				lastName: "Al Sabah",
				bio: "Trains in Salmiya.",
				phoneNumber: "٥٠٠١٢٣٤٥",
				email: uniqueEmail("noura"),
				...birth,
			},
		}),
	},
	people: {
		export: async () => ({ query: { roles: "admin", lang: "ar" } }),
		list: async () => ({ query: { search: "noura", limit: "5" } }),
		get: async () => ({ params: await aPerson() }),
		update: async () => ({
			params: await aPerson(),
			body: {
				firstName: "Noura",
				lastName: "Al Sabah",
				phoneNumber: "٥٠٠١٢٣٤٥",
				address: "Salmiya",
				...birth,
			},
		}),
		create: async () => ({
			body: { firstName: "Noura", lastName: "Al Sabah", email: uniqueEmail("noura"), ...birth },
		}),
		invite: async () => ({ params: await aPerson() }),
		disable: async () => ({ params: await aPerson() }),
		enable: async () => {
			const params = await aPerson();
			const { cookie } = await createPersonForTest({ role: "super-admin" });
			await call("POST", `/users/${params.id}/disable`, { cookie });
			return { params };
		},
	},
	coaches: {
		list: async () => ({}),
		contact: async () => ({
			params: { id: String((await createPersonForTest({ role: "coach" })).id) },
			address: ownAddress(),
			body: { name: "Reem", email: "reem@test.example", message: "May I come to a class?" },
		}),
	},
	students: {
		list: async () => ({}),
		add: async () => ({ body: newStudentForTest() }),
		get: ownStudent,
		update: async () => ({
			...(await ownStudent()),
			body: { phoneNumber: "99887766", emergencyContact: "Mother" },
		}),
		end: ownStudent,
		transfer: async () => {
			const { id: coachId } = await createPersonForTest({ role: "coach" });
			return { ...(await ownStudent()), body: { coachId } };
		},
		resetPassword: ownStudent,
		requests: async () => ({ cookie: (await createLinkRequestForTest()).student.cookie }),
		accept: async () => {
			const { student, params } = await createLinkRequestForTest();
			return { cookie: student.cookie, params };
		},
		dropRequest: async () => {
			const { coach, params } = await createLinkRequestForTest();
			return { cookie: coach.cookie, params };
		},
	},
	families: {
		mine: async () => ({}),
		acts: async () => ({}),
		add: async () => ({ cookie: (await createPersonForTest()).cookie, body: newChildForTest() }),
		update: async () => ({
			...(await ownChild()),
			body: { phoneNumber: "99887766", emergencyContact: "Aunt" },
		}),
		async leave() {
			const family = await createFamilyForTest();
			const { cookie } = await inviteForTest(family);
			await call("POST", `/guardianships/${family.child.id}/accept`, {
				cookie,
				body: { capacity: "father" },
			});
			return { cookie, params: family.params };
		},
		invite: async () => ({
			...(await ownChild()),
			body: { email: (await createPersonForTest()).email },
		}),
		accept: async () => ({ ...(await asked()), body: { capacity: "father" } }),
		decline: asked,
		ofChild: async () => ({ params: (await createFamilyForTest()).params, cookie: await admin() }),
		async change() {
			const { guardian, params } = await createFamilyForTest();
			return { params: { ...params, guardianId: String(guardian.id) }, body: { state: "frozen" } };
		},
	},
	applications: {
		apply: async () => ({ address: ownAddress(), body: applicationForTest() }),
		list: async () => ({}),
		approve: async () => ({ params: await applied() }),
		approveToo: async () => ({ params: await applied() }),
		reject: async () => ({
			params: await applied(),
			query: { reason: "The certificate is missing." },
		}),
	},
	merges: {
		pairs: async () => ({}),
		dismiss: async () => ({ params: { id: await createPairForTest() } }),
		async merge() {
			const [kept, gone] = await createPeopleForTest(2);
			return { body: { keepId: kept.id, mergeId: gone.id, fields: ["lastName"] } };
		},
		recent: async () => ({}),
		undo: async () => ({ params: { id: (await createMergeForTest()).id } }),
	},
	imports: {
		check: async () => ({ body: { rows: [rowForTest()] } }),
		begin: async () => ({ body: { fileName: "members.csv", rows: 1 } }),
		async send() {
			const { cookie, id } = await createDraftForTest(1);
			return { cookie, params: { id }, body: { rows: [rowForTest()] } };
		},
		async start() {
			const { cookie, id } = await createDraftForTest(1);
			await call("POST", `/imports/${id}/rows`, { cookie, body: { rows: [rowForTest()] } });
			return { cookie, params: { id } };
		},
		list: async () => ({ query: { limit: "5" } }),
		left: async () => ({ params: { id: (await createImportForTest([rowForTest()])).id } }),
		takeBack: async () => ({ params: { id: (await createImportForTest([rowForTest()])).id } }),
	},
	removals: {
		remove: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
		progress: async () => ({ params: await removed() }),
		preview: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	},
	"sign-ups": {
		challenge: async () => ({}),
		signUp: async () => {
			const address = ownAddress();
			return { address, body: { ...typedForTest(), proof: await proofForTest(address) } };
		},
		confirm: async () => ({ body: { token: await createSignUpForTest(), password: testPassword } }),
	},
	claims: {
		own: async () => ({}),
		claim: async () => {
			const { claimant, record } = await createClaimableForTest();
			const body = { relation: "self", dateOfBirth: bornGrown };
			return { params: { id: String(record.id) }, body, cookie: claimant.cookie };
		},
		ask: async () => {
			const { claimant } = await createClaimableForTest();
			return { body: { relation: "guardian", name: "Layan Ali" }, cookie: claimant.cookie };
		},
		list: async () => ({}),
		approve: async () => ({
			params: { id: await createRecordClaimForTest() },
			cookie: await admin(),
		}),
		decline: async () => ({
			params: { id: (await createClaimForTest()).id },
			body: { reason: "We know nobody of this name" },
			cookie: (await createPersonForTest({ role: "admin" })).cookie,
		}),
	},
	belts: {
		progressions: async () => ({}),
		async progressionsOf() {
			const { coach, student } = await createStudentForTest();
			return { cookie: coach.cookie, params: { id: String(student.id) } };
		},
		grades: async () => ({}),
		async promoteStudent() {
			const { coach, student } = await createStudentForTest();
			return {
				cookie: coach.cookie,
				body: { studentId: student.id, newBelt: "Orange Belt - 9th Kyu", notes: "Ready for it." },
			};
		},
		async list() {
			await createPromotionForTest();
			return { query: { status: "pending", limit: "5" } };
		},
		promote: async () => ({
			body: {
				userId: (await createPersonForTest()).id,
				toBelt: "black-1",
				promotionDate: "2026-01-31",
				notes: "Osu",
			},
		}),
		approve: async () => ({
			params: (await createPromotionForTest()).params,
			body: { override: true },
		}),
		reject: async () => ({
			params: (await createPromotionForTest()).params,
			body: { reason: "Next grading." },
		}),
		async withdraw() {
			const { params, coach } = await createPromotionForTest();
			return { params, cookie: coach.cookie };
		},
		mine: async () => ({ cookie: (await createPromotionForTest()).student.cookie }),
		counts: async () => ({}),
	},
	news: {
		list: async () => ({}),
		get: async () => ({ params: await created("/news", { ...article, published: true }) }),
		create: async () => ({ body: article }),
		update: async () => ({
			params: await created("/news", article),
			body: { ...article, titleEn: "Summer camp", version: 1 },
		}),
		patch: async () => ({
			params: await created("/news", article),
			body: { published: true, version: 1 },
		}),
		remove: async () => ({ params: await created("/news", article) }),
		publish: async () => ({ params: await created("/news", article) }),
	},
	"national-team": {
		list: async () => ({}),
		get: async () => ({ params: await created("/national-team", athleteForTest()) }),
		create: async () => ({ body: athleteForTest() }),
		update: async () => ({
			params: await created("/national-team", athleteForTest()),
			body: { ...athleteForTest({ nameEn: "Huda Other" }), version: 1 },
		}),
		remove: async () => ({ params: await created("/national-team", athleteForTest()) }),
	},
	about: {
		list: async () => ({}),
		get: async () => ({ params: await created("/about", aboutSection) }),
		create: async () => ({ body: aboutSection }),
		update: async () => ({
			params: await created("/about", aboutSection),
			body: { ...aboutSection, titleEn: "Our halls", version: 1 },
		}),
		remove: async () => ({ params: await created("/about", aboutSection) }),
	},
	officials: {
		list: async () => ({}),
		get: async () => ({ params: await created("/officials", official) }),
		create: async () => ({ body: official }),
		update: async () => ({
			params: await created("/officials", official),
			body: { ...official, nameEn: "Khalid Al-Mutairi", version: 1 },
		}),
		remove: async () => ({ params: await created("/officials", official) }),
		judging: async () => ({ params: await created("/officials", official) }),
		setJudging: async () => {
			const { cookie } = await createPersonForTest({ role: "super-admin" });
			const params = (await created("/officials", official)) as { id: string };
			await call("PUT", `/officials/${params.id}/judging`, {
				cookie,
				body: { judgingLevel: "Corner Judge C" },
			});
			return {
				params,
				body: { judgingLevel: "Corner Judge A", certificationDate: "2025-03-01", version: 1 },
			};
		},
	},
	members: {
		list: async () => {
			await createListedForTest();
			return { query: { search: "listed", lang: "ar" } };
		},
		count: async () => ({}),
	},
	judges: {
		list: async () => ({}),
		create: async () => ({
			body: judgeForTest({ userId: (await createPersonForTest({ role: "coach" })).id }),
		}),
		update: async () => {
			const { userId: _, ...edit } = judgeForTest({ competitionLevel: "International" });
			return { params: await aJudge(), body: { ...edit, version: 1 } };
		},
		remove: async () => ({ params: await aJudge() }),
		incrementCompetitions: async () => ({ params: await aJudge() }),
		assign: async () => ({
			params: await ofEvent(),
			body: { judgeId: Number((await aJudge()).id), notes: "Tatami 1" },
		}),
		conflicts: async () => ({ params: { ...(await ofEvent()), judgeId: (await aJudge()).id } }),
		ofEvent: async () => ({ params: { id: (await assigned()).ofEvent.id } }),
		change: async () => ({
			params: (await assigned()).ofEvent,
			body: { status: "accepted", notes: "Tatami 2" },
		}),
		unassign: async () => ({ params: (await assigned()).ofEvent }),
		own: async () => ({ cookie: (await createJudgeForTest()).cookie }),
		mine: async () => ({ cookie: (await assigned()).cookie }),
		apply: async () => ({
			params: await ofEvent(),
			cookie: (await createJudgeForTest()).cookie,
			body: { notes: "All day" },
		}),
		accept: async () => {
			const { cookie, assignment } = await assigned();
			return { cookie, params: { id: String(assignment.id) }, body: {} };
		},
		decline: async () => {
			const { cookie, assignment } = await assigned();
			return {
				cookie,
				params: { id: String(assignment.id) },
				body: { notes: "I compete myself." },
			};
		},
	},
	events: {
		list: async () => ({}),
		get: async () => ({ params: await ofEvent() }),
		calendar: async () => ({ params: await ofEvent() }),
		calendarOfAll: async () => ({}),
		create: async () => ({ body: eventForTest(few) }),
		update: async () => ({
			params: await ofEvent(few),
			body: { ...eventForTest({ ...few, location: "Hall 2" }), version: 1 },
		}),
		patch: async () => ({ params: await ofEvent(few), body: { published: true, version: 1 } }),
		remove: async () => ({ params: await ofEvent(few) }),
		publish: async () => ({ params: await ofEvent(few) }),
		cancel: async () => ({ params: await ofEvent(few), body: { reason: "The hall is flooded." } }),
		listEventClasses: async () => ({ params: await ofEventClass() }),
		createEventClass: async () => ({ params: await ofEvent(few), body: kumite }),
		checkEventClasses: async () => ({ params: await ofEvent(few), body: { classes: [kumite] } }),
		updateEventClass: async () => ({
			params: await ofEventClass(),
			body: { ...kumite, maxParticipants: 4, version: 1 },
		}),
		removeEventClass: async () => ({ params: await ofEventClass() }),
	},
	ledger: {
		heads: async () => ({ params: await ofEvent() }),
		lines: async () => ({ params: { ...(await ofEvent()), chain: "0" } }),
		receipt: async () => entered(),
	},
	"waiting-room": {
		enter: async () => ({ params: await ofEvent(opensSoon()) }),
		status: async () => ({ params: await ofEvent(opensSoon()) }),
		setDoor: async () => ({ params: await ofEvent(opensSoon()), body: { held: true } }),
	},
	registrations: {
		register: async () => ({ params: await ofEvent() }),
		registerForEventClass: async () => {
			const { cookie, id: userId } = await createPersonForTest(adult);
			return {
				params: await ofEventClass({ maxWeight: null }),
				cookie,
				body: { userId, declaredWeight: "٧١٫٥" },
			};
		},
		registerSquad: async () => {
			const { cookie, id: userId } = await createPersonForTest(adult);
			const { id, classId } = await ofEventClass({ maxWeight: null });
			return { params: { id }, cookie, body: squad([{ userId, classId: Number(classId) }]) };
		},
		eligibility: async () => ({
			params: { id: (await ofEventClass()).id },
			query: { weight: "70" },
		}),
		mine: async () => ({}),
		ofPerson: ownStudent,
		notEntered: async () => ({}),
		mineOfEvent: async () => {
			const { cookie, params } = await entered();
			return { cookie, params: { id: params.id.split("-")[0] } };
		},
		cancel: async () => entered(),
		move: async () => {
			const { params, other } = await enteredEventClass();
			return { params, body: { classId: other } };
		},
		async agree() {
			const { guardian, entryId } = await createAskedForTest();
			return { cookie: guardian.cookie, params: { id: entryId } };
		},
		agreeByLink: async () => ({ body: { token: (await createAskedForTest()).token } }),
		acceptOffer: async () => offered(),
		declineOffer: async () => offered(),
		approve: async () => ({ params: (await entered()).params }),
		reject: async () => ({
			params: (await entered()).params,
			body: { reason: "The form is missing." },
		}),
		reopen: async () => {
			const { params } = await entered();
			await call("POST", `/registrations/${params.id}/reject`, { cookie: await admin(), body: {} });
			return { params };
		},
		decide: async () => {
			const { params } = await entered();
			return {
				params: { id: params.id.split("-")[0] },
				body: { ids: [params.id], decision: "approve" },
			};
		},
		list: async () => ({ params: await ofEvent(), query: { status: "pending" } }),
		export: async () => {
			const { params } = await enteredEventClass();
			return {
				params: { id: params.id.split("-")[0], name: "startlist.html" },
				query: { lang: "ar" },
			};
		},
		availability: async () => ({ params: await ofEvent() }),
	},
	"annual-plan": {
		list: async () => ({ query: { year: "2031" } }),
		listYear: async () => ({ params: { id: "2031" } }),
		create: async () => ({ body: month }),
		update: async () => ({
			params: await created("/annual-plan", month),
			body: { ...month, month: 4, version: 1 },
		}),
		remove: async () => ({ params: await created("/annual-plan", month) }),
	},
	memberships: {
		list: async () => ({ query: { status: "pending", limit: "5" } }),
		totals: async () => ({}),
		payments: async () => ({ query: { limit: "5" } }),
		record: async () => ({ body: paymentForTest((await createPersonForTest()).id) }),
		voidPayment: async () => ({
			params: { id: (await createPaymentForTest()).payment.id },
			body: { reason: "Paid twice" },
		}),
		receipt: async () => {
			const { payment, cookie } = await createPaymentForTest();
			return { cookie, params: { id: payment.id }, query: { lang: "ar" } };
		},
		mine: async () => ({ cookie: (await createPaymentForTest()).cookie }),
		setExemption: async () => ({
			params: { id: String((await createPersonForTest()).id) },
			body: { membershipFeeStatus: "exempt" },
		}),
		remind: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
		remindAll: async () => ({ body: { status: "overdue" } }),
		reminders: async () => ({}),
	},
	dashboard: { get: async () => ({}), figures: async () => ({}) },
	notifications: {
		list: async () => ({ cookie: (await notified()).cookie }),
		mark: async () => ({ ...(await notified()), body: { read: true } }),
		readAll: async () => ({ cookie: (await notified()).cookie }),
		remove: async () => notified(),
		mailChoices: async () => ({ cookie: (await createPersonForTest()).cookie }),
		chooseMail: async () => ({
			cookie: (await createPersonForTest()).cookie,
			body: { broadcast: false },
		}),
	},
	broadcasts: {
		list: async () => ({ query: { limit: "5" } }),
		preview: async () => ({ cookie: await admin(), body: await broadcastForTest() }),
		// A new person, because announcements are limited per person and audit lines are counted.
		send: async () => ({
			cookie: (await createPersonForTest({ role: "admin" })).cookie,
			body: await broadcastForTest(),
		}),
	},
	audit: {
		list: async () => ({ query: { limit: "5" } }),
		sealed: async () => ({}),
		export: async () => ({ query: { entityType: "news" } }),
	},
	contact: {
		send: async () => ({
			address: ownAddress(),
			body: { name: "Reem", email: "reem@test.example", message: "When do beginners train?" },
		}),
		list: async () => ({ query: { status: "open", limit: "5" } }),
		get: async () => ({ params: { id: (await createMessageForTest()).id } }),
		answer: async () => ({
			params: { id: (await createMessageForTest()).id },
			body: { text: "On Sundays at six.", version: 1 },
		}),
		mark: async () => ({
			params: { id: (await createMessageForTest()).id },
			body: { status: "done", version: 1 },
		}),
	},
	"training-classes": {
		list: async () => ({ query: { limit: "5" } }),
		get: async () => ({ params: { id: String((await createTrainingClassForTest()).id) } }),
		own: async () => ({}),
		create: async () => ({ body: classInput }),
		update: async () => ({ ...(await ownClass()), body: classInput }),
		toggle: async () => ({ ...(await ownClass()), body: { isActive: false } }),
		remove: ownClass,
		enroll: async () => ({
			params: { id: String((await createTrainingClassForTest()).id) },
			body: {},
		}),
		leave: async () => {
			const { params, member } = await enrolled();
			return { params, cookie: member.cookie, body: {} };
		},
		enrollments: async () => {
			const { params, cookie } = await enrolled();
			return { params, cookie };
		},
		async setOtherHours() {
			const { cookie, params } = await ownClass();
			const hours = { id: Number(params.id), startTime: "21:00", endTime: "22:30" };
			return { cookie, body: { from: "2031-01-01", to: "2031-01-30", classes: [hours] } };
		},
		setEnrollment: async () => {
			const { params, cookie, member } = await enrolled();
			return {
				params: { ...params, enrollmentId: `${params.id}-${member.id}` },
				cookie,
				body: { status: "cancelled" },
			};
		},
		mine: async () => ({ cookie: (await enrolled()).member.cookie }),
	},
	attendance: {
		mark: async () => {
			const { params, cookie, member } = await enrolled();
			const body = {
				date: kuwaitDate(Date.now()),
				marks: [{ userId: member.id, present: true, before: null }],
			};
			return { params, cookie, body };
		},
		ofClass: async () => {
			const { params, cookie } = await enrolled();
			return { params, cookie };
		},
		ofPerson: async () => {
			const { id, cookie } = await createPersonForTest();
			return { params: { id: String(id) }, cookie };
		},
	},
	calendars: {
		feed: async () => ({ query: { key: (await createCalendarForTest()).key } }),
		state: async () => ({}),
		setAddress: async () => ({ body: { secret: randomSecret() } }),
		switchOff: async () => ({ cookie: (await createCalendarForTest()).cookie }),
	},
	settings: {
		get: async () => ({}),
		// Unchanged values, so that pages and emails of other tests stay the same.
		update: async () => ({ body: await settingsInForce() }),
		holidays: async () => ({}),
		// Far in the future, so that no class of other tests is affected.
		setHoliday: async () => ({
			body: {
				holiday: {
					from: "2099-01-01",
					to: "2099-01-01",
					nameEn: "New Year's Day",
					nameAr: "رأس السنة",
				},
			},
		}),
	},
	operation: { health: async () => ({}), version: async () => ({}), live: async () => ({}) },
	documents: {
		list: async () => {
			const { cookie, id } = await createPersonForTest();
			return { cookie, params: { id: String(id) } };
		},
		start: async () => {
			const { cookie, id } = await createPersonForTest();
			return { cookie, params: { id: String(id) }, body: documentForTest() };
		},
		finish: async () => {
			const { cookie, id } = await createPersonForTest();
			return { cookie, params: { id: await sendDocumentForTest(cookie, id) } };
		},
		remove: async () => {
			const { cookie, id } = await createPersonForTest();
			return { cookie, params: { id: (await createDocumentForTest(cookie, id)).id } };
		},
		download: async () => {
			const { cookie, id } = await createPersonForTest();
			return { cookie, params: { id: (await createDocumentForTest(cookie, id)).id } };
		},
	},
	"my-data": {
		export: async () => ({}),
		askExport: async () => ({ cookie: (await createPersonForTest()).cookie }),
		erasure: async () => ({}),
		askErasure: async () => ({ cookie: (await createPersonForTest()).cookie }),
		cancelErasure: async () => ({}),
		erasures: async () => ({}),
		exportLink: async () => {
			const person = await createPersonForTest();
			const at = new Date().toISOString();
			await DataExports.put({
				userId: person.id,
				id: crypto.randomUUID(),
				locale: "en" as const,
				size: 9,
				doneAt: at,
				version: 2,
				until: new Date(Date.now() + 60_000).toISOString(),
				createdAt: at,
				updatedAt: at,
			}).go();
			return { cookie: person.cookie };
		},
	},
	consents: {
		own: async () => ({}),
		answer: async () => ({ body: { purpose: "results", version: 1, language: "en", yes: false } }),
		ofPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	},
	pictures: {
		start: async () => ({ body: { purpose: "portrait", contentType: "image/jpeg", size: 12_345 } }),
		finish: async () => {
			const { cookie } = await createPersonForTest();
			return { cookie, params: { id: await sendForTest(cookie, await goodPictures.jpeg()) } };
		},
		fetch: async () => ({ body: { purpose: "portrait", url: foreignPicture } }),
	},
};

/** Makes the call of a sample. */
export const make = ({ route }: NamedRoute, { params, query, ...sent }: Sample) =>
	call(route.method, pathOf(route, params, query), sent);

/** A call of a route that succeeds, with its caller. */
export async function sampleOf(
	{ domain, name, route }: NamedRoute,
	by = callerForTest,
): Promise<Sample> {
	const sample = await (samples[domain] as Record<string, () => Promise<Sample>>)[name]();
	const wish = leastAllowed(route.access);
	if (sample.cookie || !wish) return sample;
	return { ...sample, cookie: (await by(wish)).cookie };
}
