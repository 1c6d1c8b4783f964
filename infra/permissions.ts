import type { Domain } from "#shared/api.ts";
import type { TableRights } from "./table-grants.ts";

/** What a function may touch. Everything else is denied to it. */
export type Permissions = TableRights & {
	/** Is called through CloudFront and the API. */
	http?: true;
	/** Pictures that everybody may read. */
	images?: "write" | "remove";
	/** Pictures as people send them, which nobody else reads. */
	uploads?: "readWrite";
	pages?: "readWrite";
	/** Sign-ins: check, create, set the password and second factor of, rename, end, remove. */
	identity?: true;
	/** Order mails. Domains leave theirs in the table; the stream orders what it finds there. */
	queue?: true;
	/** Send mail: what was ordered, and nothing else does. */
	mail?: true;
	/** Settings beyond those that the rights above bring along. */
	settings?: ("MAIL_TO" | "VERSION")[];
};

/** One Lambda each: the domains of the API, two that follow the table's changes, one that sends mail, one that goes by the clock. */
export type FunctionName = Domain | "stream" | "pages" | "mail" | "clock";

/** Registrations and the places that they take, which are counted at the event and at its classes. */
const places = ["registration", "allotment", "event", "eventClass"] as const;

export const permissions = {
	auth: {
		http: true,
		writes: [
			...(["user", "emailClaim", "emailLink", "emailUndo", "resetToken", "attempts", "repeat", "outbox"] as const),
			...(["session", "recoveryCode", "knownDevice", "connection", "searchKey", "tally"] as const),
		],
		audits: true,
		counts: ["user"],
		identity: true,
	},
	users: {
		http: true,
		writes: ["user", "searchKey", "listing", "tally", "promotion", "notification", "attempts", "outbox", "repeat"],
		audits: true,
		counts: ["promotion"],
		images: "write",
	},
	coaches: { http: true, writes: ["attempts", "outbox", "repeat"], audits: true },
	applications: {
		http: true,
		writes: [
			...(["user", "emailClaim", "searchKey", "notification", "outbox", "attempts", "repeat"] as const),
			...(["session", "recoveryCode", "knownDevice", "connection", "tally"] as const),
		],
		audits: true,
		counts: ["user"],
		identity: true,
		images: "write",
	},
	news: { http: true, writes: ["news", "tally", "repeat"], audits: true, counts: ["news"] },
	"national-team": { http: true, writes: ["athlete", "repeat"], audits: true, counts: ["athlete"] },
	about: { http: true, writes: ["aboutSection", "repeat"], audits: true, counts: ["aboutSection"] },
	officials: { http: true, writes: ["official", "judgesExtension", "repeat"], audits: true, counts: ["official"] },
	members: { http: true },
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
	registrations: { http: true, writes: [...places, "attempts", "repeat"], audits: true },
	"annual-plan": { http: true, writes: ["annualPlan", "repeat"], audits: true, counts: ["annualPlan"] },
	dashboard: { http: true },
	notifications: { http: true, writes: ["notification", "repeat"] },
	contact: {
		http: true,
		writes: ["contactMessage", "attempts", "outbox", "repeat"],
		audits: true,
		settings: ["MAIL_TO"],
	},
	"training-classes": { http: true },
	settings: { http: true, writes: ["settings", "repeat"], audits: true, settings: ["MAIL_TO"] },
	operation: { http: true, settings: ["VERSION"] },
	pictures: {
		http: true,
		writes: ["picture", "attempts", "repeat"],
		audits: true,
		images: "write",
		uploads: "readWrite",
	},
	stream: {
		writes: [...places, "notification", "judgeAssignment", "picture"],
		audits: true,
		queue: true,
		images: "remove",
	},
	pages: { pages: "readWrite" },
	clock: { writes: [...places, "judge", "judgeAssignment"], audits: true },
	mail: { writes: ["outbox", "emailLink", "emailUndo", "resetToken", "notification"], mail: true },
} satisfies Record<FunctionName, Permissions>;

export const functionNames = Object.keys(permissions) as FunctionName[];
