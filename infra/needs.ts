import type { Domain } from "#shared/api.ts";

/** What a function may touch. Everything else is denied to it. */
export type Needs = {
	/** Every function reads the table: the caller's session is there. */
	table: "read" | "readWrite";
	/** Is called through CloudFront and the API. */
	http?: true;
	images?: "write";
	pages?: "write";
	/** Sign-ins: check, create, set the password of, remove. */
	identity?: true;
	/** Send mail. Domains queue theirs in the table; only the stream sends. */
	mail?: true;
	/** Settings beyond those that the rights above bring along. */
	settings?: ("MAIL_TO" | "VERSION")[];
};

/** One Lambda each: the domains of the API, the two that follow the table's changes, and one that goes by the clock. */
export type FunctionName = Domain | "stream" | "pages" | "clock";

export const needs = {
	auth: { http: true, table: "readWrite", identity: true },
	users: { http: true, table: "readWrite", images: "write" },
	coaches: { http: true, table: "read" },
	news: { http: true, table: "readWrite" },
	events: { http: true, table: "readWrite" },
	registrations: { http: true, table: "readWrite" },
	"annual-plan": { http: true, table: "readWrite" },
	dashboard: { http: true, table: "read" },
	contact: { http: true, table: "readWrite", settings: ["MAIL_TO"] },
	operation: { http: true, table: "read", settings: ["VERSION"] },
	stream: { table: "readWrite", mail: true },
	pages: { table: "read", pages: "write" },
	clock: { table: "readWrite" },
} satisfies Record<FunctionName, Needs>;

export const functionNames = Object.keys(needs) as FunctionName[];
