import type { Domain } from "#shared/api.ts";

/** What a function may touch. Everything else is denied to it. */
export type Needs = {
	/** Every function reads the table: the caller's session is there. */
	table: "read" | "readWrite";
	/** Is called through CloudFront and the API. */
	http?: true;
	images?: "write";
	pages?: "write";
	/** Sign-ins: check, create, set the password of, rename, remove. */
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

export const needs = {
	auth: { http: true, table: "readWrite", identity: true },
	users: { http: true, table: "readWrite", images: "write" },
	coaches: { http: true, table: "read" },
	news: { http: true, table: "readWrite" },
	events: { http: true, table: "readWrite" },
	registrations: { http: true, table: "readWrite" },
	"annual-plan": { http: true, table: "readWrite" },
	dashboard: { http: true, table: "read" },
	notifications: { http: true, table: "readWrite" },
	contact: { http: true, table: "readWrite", settings: ["MAIL_TO"] },
	operation: { http: true, table: "read", settings: ["VERSION"] },
	stream: { table: "readWrite", queue: true },
	pages: { table: "read", pages: "write" },
	clock: { table: "readWrite" },
	mail: { table: "readWrite", mail: true },
} satisfies Record<FunctionName, Needs>;

export const functionNames = Object.keys(needs) as FunctionName[];
