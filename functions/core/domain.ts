import type { Shown } from "#shared/pages.ts";
import type { ExportedAttributes, PersonalData } from "./personal-data.ts";

/** What a function may do to the table. Every function may read it: most questions cross domains. */
export type TableRights = {
	/** Entities that it makes, changes and removes. */
	writes?: readonly string[];
	/** Adds lines to the audit log. Nobody removes any. */
	audits?: true;
	/** Takes personal data of deleted people out of the audit log. Nobody else changes any line. */
	redacts?: true;
	/** Kinds of ids that it counts up. */
	counts?: readonly string[];
};

/** What a function may touch. Everything else is denied to it. */
export type Permissions = TableRights & {
	/** Is called through CloudFront and the API. */
	http?: true;
	/** Pictures that everybody may read. */
	images?: "write" | "readWrite";
	/** Pictures as people send them, which nobody else reads. */
	uploads?: "readWrite";
	/** Documents of people, which are read by signed links alone. */
	documents?: "readWrite";
	/** Archives of a person's data, which they read by a signed link. */
	exports?: "parts" | "read";
	pages?: "readWrite";
	/** Accounts at the identity provider: check, create, set password and second factor, rename, remove. */
	identity?: true;
	/** Puts email jobs into the queue. Domains write theirs to the table; the stream queues what it finds there. */
	queue?: true;
	/** Sends emails from the queue. */
	mail?: true;
	/** Queues live updates. */
	announces?: true;
	/** Sends live updates to open pages. */
	channels?: true;
	/** Settings beyond those that the permissions above bring along. */
	settings?: readonly ("MAIL_TO" | "VERSION" | "LIVE_ENDPOINT" | "LIVE_KEY")[];
};

/** Memory in MB, which is also the share of a processor, and the longest run in seconds. */
export type Size = { memory: number; seconds: number };

/** A Lambda function: what it may touch, and what it needs to run. */
export type FunctionDefinition = Permissions & {
	/** 512 MB and 10 s by default. */
	size?: Size;
	/** A native package, which is installed and not bundled. */
	native?: "sharp";
	/** Reserves the part of the account's concurrency that the stage gives. */
	reserved?: true;
};

export type EntityDefinition = {
	/** Whether backups hold its items. Restored, a used link or an ended session would be valid again. */
	backup: boolean;
	/**
	 * What follows a change of an item. `reactions`: see `stream/reactions.ts`. `pictures`: only the search for pictures
	 * that nothing shows any more. `none` does not wake the function: only for entities without pictures.
	 */
	stream: "reactions" | "pictures" | "none";
	/** The data on rendered pages that a change renews; null where `pages/shown.ts` finds the pages by the event. */
	pages?: Shown | readonly Shown[] | "everywhere" | null;
	/** What becomes of a person's items when the person is deleted or merged; null where none are a person's. */
	personalData: PersonalData | null;
	/** What people get of their items when they ask for a copy of their data; null for nothing. */
	export: ExportedAttributes | null;
};

export type DomainDefinition = {
	/** Of its Lambda function, where it has one. */
	permissions?: FunctionDefinition;
	/** The kinds of items that it keeps in the table. */
	entities?: Record<string, EntityDefinition>;
};

/** A domain of the server. Data only, without I/O: operators, deployment and tests read it too. */
export const defineDomain = <const D extends DomainDefinition>(definition: D): D => definition;
