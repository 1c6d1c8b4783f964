import type { Domain } from "#shared/api.ts";

/** What a function may touch. Everything else is denied to it. */
export type Needs = {
	/** Every function reads the table: the caller's session is there. */
	table: "read" | "readWrite";
	images?: "write";
	pages?: "write";
	/** Sign-ins: check, create, set the password of, remove. */
	identity?: true;
	/** Send mail. Domains queue theirs in the table; only the stream sends. */
	mail?: true;
	/** Settings beyond those that the rights above bring along. */
	settings?: ("MAIL_TO" | "VERSION")[];
};

/** One Lambda each: the domains of the API, and the two that follow the table's changes. */
export type FunctionName = Domain | "stream" | "pages";

export const needs = {
	auth: { table: "readWrite", images: "write", identity: true },
	news: { table: "readWrite" },
	events: { table: "readWrite" },
	registrations: { table: "readWrite" },
	"annual-plan": { table: "readWrite" },
	dashboard: { table: "read" },
	contact: { table: "readWrite", settings: ["MAIL_TO"] },
	operation: { table: "read", settings: ["VERSION"] },
	stream: { table: "readWrite", mail: true },
	pages: { table: "read", pages: "write" },
} satisfies Record<FunctionName, Needs>;

export const functionNames = Object.keys(needs) as FunctionName[];
