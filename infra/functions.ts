import type { Domain } from "#shared/api.ts";
import type { TableRights } from "./table-grants.ts";

/** What a function may touch. Everything else is denied to it. */
export type Permissions = TableRights & {
	/** Is called through CloudFront and the API. */
	http?: true;
	/** Pictures that everybody may read. */
	images?: "write" | "readWrite";
	/** Pictures as people send them, which nobody else reads. */
	uploads?: "readWrite";
	/** Documents of people, which nobody reads but by a signed link. */
	documents?: "readWrite";
	/** Archives of what is kept about people, which they read by a signed link. */
	exports?: "parts" | "read";
	pages?: "readWrite";
	/** Sign-ins: check, create, set the password and second factor of, rename, end, remove. */
	identity?: true;
	/** Order mails. Domains leave theirs in the table; the stream orders what it finds there. */
	queue?: true;
	/** Send mail: what was ordered, and nothing else does. */
	mail?: true;
	/** Order that those who watch are told. */
	announces?: true;
	/** Tell them, and nothing else does. */
	channels?: true;
	/** Settings beyond those that the rights above bring along. */
	settings?: ("MAIL_TO" | "VERSION" | "LIVE_ENDPOINT" | "LIVE_KEY")[];
};

/** Memory in MB, which is also the share of a processor, and the longest run in seconds. */
export type Size = { memory: number; seconds: number };

/** What a function is: what it may touch, and what it needs to run. */
export type FunctionRow = Permissions & {
	/** 512 MB and 10 s by default. */
	size?: Size;
	/** A package of machine code, which is installed and not bundled. */
	native?: "sharp";
	/** So much of the account's concurrency is kept for it as the stage says. */
	reserved?: true;
};

/**
 * One Lambda each: the domains of the API, two that follow the table's changes, one that sends mail, one that tells those
 * who watch, one that goes by the clock.
 */
export type FunctionName = Domain | "stream" | "pages" | "mail" | "live" | "clock";

/** Registrations and the places that they take, which are counted at the event and at its classes. */
const places = ["registration", "allotment", "event", "eventClass"] as const;

/** A person's record, and all that is kept of it for searches, filters, the directory and totals. */
const person = ["user", "searchKey", "facet", "listing", "tally"] as const;

/** Every function of the system. */
export const functions = {
	auth: {
		http: true,
		writes: [
			"user",
			"emailClaim",
			"emailLink",
			"emailUndo",
			"resetToken",
			"attempts",
			"repeat",
			"outbox",
			"session",
			"recoveryCode",
			"knownDevice",
			"connection",
			"searchKey",
			"facet",
			"tally",
			"signInSecond",
		],
		audits: true,
		counts: ["user"],
		identity: true,
	},
	users: {
		http: true,
		writes: [...person, "promotion", "progression", "notification", "attempts", "outbox", "repeat"],
		audits: true,
		counts: ["promotion"],
		images: "write",
		// Re-encodes pictures of up to 50 megapixels.
		size: { memory: 1536, seconds: 20 },
		native: "sharp",
	},
	people: {
		http: true,
		writes: [
			...person,
			"emailClaim",
			"progression",
			"studentRelation",
			"session",
			"outbox",
			"attempts",
			"repeat",
		],
		audits: true,
		counts: ["user", "promotion"],
		identity: true,
		// A file of 5,000 people is read page by page.
		size: { memory: 1024, seconds: 29 },
	},
	coaches: { http: true, writes: ["attempts", "outbox", "repeat"], audits: true },
	students: {
		http: true,
		writes: [
			...person,
			"emailClaim",
			"studentRelation",
			"linkRequest",
			"notification",
			"session",
			"outbox",
			"attempts",
			"repeat",
		],
		audits: true,
		counts: ["user"],
		identity: true,
		images: "write",
		size: { memory: 1536, seconds: 20 },
		native: "sharp",
	},
	families: {
		http: true,
		writes: [
			...person,
			"guardianship",
			"guardianInvitation",
			"notification",
			"outbox",
			"attempts",
			"repeat",
			// What a guardian said of a child ends with their link, and a picture that rests on it goes.
			"consent",
			"athlete",
		],
		audits: true,
		counts: ["user"],
	},
	applications: {
		http: true,
		writes: [
			...person,
			"emailClaim",
			"notification",
			"outbox",
			"attempts",
			"session",
			"removal",
			"repeat",
		],
		audits: true,
		counts: ["user"],
		identity: true,
		images: "write",
		size: { memory: 1536, seconds: 20 },
		native: "sharp",
	},
	"sign-ups": {
		http: true,
		writes: [
			"user",
			"emailClaim",
			"searchKey",
			"facet",
			"tally",
			"session",
			"knownDevice",
			"signUp",
			"signUpLetters",
			"spentProof",
			"signingKey",
			"attempts",
			"outbox",
			"repeat",
		],
		audits: true,
		counts: ["user"],
		identity: true,
		// A password is stretched with 128 MB.
		size: { memory: 1024, seconds: 10 },
	},
	claims: {
		http: true,
		writes: [
			...person,
			"recordClaim",
			"claimTries",
			"emailClaim",
			"session",
			"merge",
			"notification",
			"repeat",
			"guardianInvitation",
			"outbox",
		],
		audits: true,
		identity: true,
	},
	belts: {
		http: true,
		writes: [...person, "promotion", "progression", "notification", "repeat"],
		audits: true,
		counts: ["promotion"],
	},
	news: { http: true, writes: ["news", "tally", "repeat"], audits: true, counts: ["news"] },
	"national-team": { http: true, writes: ["athlete", "repeat"], audits: true, counts: ["athlete"] },
	about: { http: true, writes: ["aboutSection", "repeat"], audits: true, counts: ["aboutSection"] },
	officials: {
		http: true,
		writes: ["official", "judgesExtension", "repeat"],
		audits: true,
		counts: ["official"],
	},
	members: { http: true },
	memberships: {
		http: true,
		writes: [
			"membershipPayment",
			"receiptBook",
			"reminderRun",
			"notification",
			"repeat",
			"user",
			"searchKey",
			"facet",
			"tally",
		],
		audits: true,
	},
	judges: {
		http: true,
		writes: ["judge", "judgeClaim", "judgeAssignment", "notification", "repeat"],
		audits: true,
		counts: ["judge", "judgeAssignment"],
	},
	events: {
		http: true,
		writes: ["event", "eventClass", "allotment", "tally", "attempts", "repeat"],
		audits: true,
		counts: ["event", "eventClass"],
	},
	registrations: {
		http: true,
		writes: [...places, "entryLink", "attempts", "repeat"],
		audits: true,
		// Tries for 8 s before it says busy.
		size: { memory: 1024, seconds: 12 },
		reserved: true,
	},
	"waiting-room": {
		http: true,
		writes: ["waitingRoom", "numberRow", "ticket", "signingKey", "repeat"],
		audits: true,
	},
	ledger: { http: true },
	removals: {
		http: true,
		writes: [...person, "emailClaim", "session", "removal", "repeat"],
		audits: true,
		identity: true,
	},
	merges: {
		http: true,
		writes: [...person, "emailClaim", "session", "merge", "pair", "repeat"],
		audits: true,
		identity: true,
	},
	imports: { http: true, writes: ["import", "importRow", "attempts", "repeat"], audits: true },
	"annual-plan": {
		http: true,
		writes: ["annualPlan", "repeat"],
		audits: true,
		counts: ["annualPlan"],
	},
	dashboard: { http: true },
	notifications: { http: true, writes: ["notification", "user", "repeat"], audits: true },
	broadcasts: { http: true, writes: ["broadcast", "attempts", "repeat"], audits: true },
	contact: {
		http: true,
		writes: ["contactMessage", "attempts", "outbox", "repeat"],
		audits: true,
		settings: ["MAIL_TO"],
	},
	"training-classes": {
		http: true,
		writes: ["trainingClass", "enrollment", "allotment", "repeat"],
		audits: true,
		counts: ["trainingClass"],
		// Tries for 8 s before it says busy.
		size: { memory: 512, seconds: 12 },
	},
	attendance: { http: true, writes: ["attendance", "repeat"], audits: true },
	calendars: { http: true, writes: ["calendarAddress", "attempts", "repeat"], audits: true },
	documents: {
		http: true,
		writes: ["document", "attempts", "repeat"],
		audits: true,
		uploads: "readWrite",
		documents: "readWrite",
		// A file of 10 MB is read and put.
		size: { memory: 512, seconds: 29 },
	},
	settings: {
		http: true,
		writes: ["settings", "holidayList", "repeat"],
		audits: true,
		settings: ["MAIL_TO"],
	},
	audit: { http: true, writes: ["attempts"] },
	operation: {
		http: true,
		writes: ["signingKey"],
		settings: ["VERSION", "LIVE_ENDPOINT", "LIVE_KEY"],
	},
	pictures: {
		http: true,
		writes: ["picture", "attempts", "repeat"],
		audits: true,
		images: "write",
		uploads: "readWrite",
		// Makes ten files of a picture; it waits for another site for up to 10 s, and the API for 30.
		size: { memory: 3008, seconds: 29 },
		native: "sharp",
	},
	consents: {
		http: true,
		writes: [...person, "consent", "athlete", "outbox", "attempts", "repeat"],
		audits: true,
	},
	"my-data": {
		http: true,
		writes: ["dataExport", "erasure", "outbox", "attempts", "repeat"],
		audits: true,
		exports: "read",
	},
	stream: {
		// All that belongs to a person: it goes step by step when they are deleted.
		writes: [
			...places,
			"notification",
			"picture",
			"removal",
			"repeat",
			"outbox",
			"contactMessage",
			"athlete",
			"merge",
			"mergeMove",
			"pair",
			"pairKey",
			"promotion",
			"progression",
			"tally",
			"session",
			"recoveryCode",
			"knownDevice",
			"connection",
			"resetToken",
			"emailLink",
			"emailUndo",
			"entryLink",
			"calendarAddress",
			"recordClaim",
			"claimTries",
			"emailClaim",
			"studentRelation",
			"trainingClass",
			"enrollment",
			"attendance",
			"judge",
			"judgeAssignment",
			"judgeClaim",
			"linkRequest",
			"guardianship",
			"guardianInvitation",
			"ticket",
			"document",
			"dataExport",
			"erasure",
			// Fees: reminders note at a person that they were sent.
			"membershipPayment",
			"reminderRun",
			"broadcast",
			// Imports make people, and take them back.
			"import",
			"importRow",
			"user",
			"searchKey",
			"facet",
			"listing",
			"announcement",
			"ledgerLine",
			"ledgerHead",
		],
		audits: true,
		counts: ["user"],
		redacts: true,
		queue: true,
		announces: true,
		// Archives have pictures and documents in them.
		images: "readWrite",
		documents: "readWrite",
		exports: "parts",
		size: { memory: 512, seconds: 60 },
	},
	pages: {
		pages: "readWrite",
		// Draws a picture of each page that is shared; all of them after a deployment that changed what they look like.
		size: { memory: 1769, seconds: 300 },
		native: "sharp",
	},
	clock: {
		writes: [
			...places,
			"judge",
			"judgeAssignment",
			"reminderRun",
			"broadcast",
			"removal",
			"merge",
			"import",
			"document",
			"notification",
			"dataExport",
			"guardianship",
			"consent",
			"athlete",
			// People who asked to be deleted.
			...person,
			"erasure",
			"emailClaim",
			"session",
			"outbox",
		],
		audits: true,
		identity: true,
		size: { memory: 512, seconds: 180 },
	},
	live: {
		writes: ["announcement", "signingKey"],
		channels: true,
		size: { memory: 512, seconds: 5 },
	},
	mail: {
		writes: [
			"outbox",
			"emailLink",
			"emailUndo",
			"entryLink",
			"resetToken",
			"signUp",
			"notification",
		],
		mail: true,
		size: { memory: 512, seconds: 60 },
	},
} satisfies Record<FunctionName, FunctionRow>;

export const functionNames = Object.keys(functions) as FunctionName[];
