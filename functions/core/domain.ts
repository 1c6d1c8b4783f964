import type { ExportedAttributes, PersonalData } from "./personal-data.ts";

/**
 * A function's rights on the table. Every function may read the whole table, because most queries
 * cross domains.
 */
export type TableRights = {
	/** Entities that it creates, updates and deletes. */
	writes?: readonly string[];
	/** Adds lines to the audit log. No function may delete lines. */
	audits?: true;
	/**
	 * Removes personal data of deleted people from audit lines. No other function may change a line.
	 */
	redacts?: true;
	/** Kinds of ids whose counter it increments. */
	counts?: readonly string[];
};

/** What a function may access. Everything else is denied. */
export type Permissions = TableRights & {
	/** Is invoked through CloudFront and the API. */
	http?: true;
	/** Public pictures. */
	images?: "write" | "readWrite";
	/** Original uploads of pictures, which no other function reads. */
	uploads?: "readWrite";
	/** People's documents, which are read only through signed links. */
	documents?: "readWrite";
	/** Data exports of people, which are read through a signed link. */
	exports?: "parts" | "read";
	pages?: "readWrite";
	/**
	 * Manages accounts at the identity provider: check, create, set password and second factor,
	 * rename, delete.
	 */
	identity?: true;
	/**
	 * Puts email jobs into the queue. Domains write them to the table; the stream function queues
	 * them.
	 */
	queue?: true;
	/** Sends emails from the queue. */
	mail?: true;
	/** Calls the payment gateway, with the key of its account. */
	payments?: true;
	/** Signs certificates, with the federation's private key. */
	certifies?: true;
	/** Queues live updates. */
	announces?: true;
	/** Sends live updates to open pages. */
	channels?: true;
	/** Environment settings beyond those that the permissions above imply. */
	settings?: readonly ("MAIL_TO" | "VERSION" | "LIVE_ENDPOINT" | "LIVE_KEY")[];
};

/** Memory in MB, which also determines the CPU share, and the timeout in seconds. */
export type Size = { memory: number; seconds: number };

/** A Lambda function: its permissions and its resources. */
export type FunctionDefinition = Permissions & {
	/** 512 MB and 10 s by default. */
	size?: Size;
	/** A native package that is installed instead of bundled. */
	native?: "sharp";
	/** Reserves the concurrency that the stage configures. */
	reserved?: true;
};

/** Who may see an item; docs/security.md describes each class. */
export type DataClass = "secret" | "sensitive" | "personal" | "internal" | "public";

export type EntityDefinition = {
	dataClass: DataClass;
	/**
	 * Whether backups contain its items. A restored session or one-time link would be valid again, so
	 * these are left out.
	 */
	backup: boolean;
	/**
	 * What the stream function does after a change. `reactions`: see `*.reactions.ts`.
	 * `pictures`: only deletes pictures that no item shows any more. `none`: the change does not
	 * invoke the function; only for entities without pictures.
	 */
	stream: "reactions" | "pictures" | "none";
	/** Whether a change may affect rendered pages: see `*.page-data.ts`. */
	pages?: true;
	/**
	 * What happens to a person's items when the person is deleted or merged; null when no item
	 * belongs to a person.
	 */
	personalData: PersonalData | null;
	/** The attributes that people receive in the export of their data; null for none. */
	export: ExportedAttributes | null;
};

/** Who reads the audit lines about a type of records. Admins see only what they work on. */
export type AuditReaders = "admins" | "superAdmins";

/** The kinds of records whose ids make up the id of an audit line, in their order. */
type KindsInId = readonly string[];
export type SubjectKinds = KindsInId | Readonly<Record<string, KindsInId>> | "details";

export type DomainDefinition = {
	/** The permissions of its Lambda function, if it has one. */
	permissions?: FunctionDefinition;
	/**
	 * The types of records that its audit lines are about, and who reads the lines. `*.audit.ts` in
	 * `web` has their display names.
	 */
	audited?: Record<string, AuditReaders>;
	/**
	 * The records that its audit lines name, by type, where that is more or other than one record of
	 * the type: the kinds of the ids that make up the line's, by its first word if it begins with
	 * one, or `details`, which hold further ids. `*.names.ts` reads the names.
	 */
	subjects?: Record<string, SubjectKinds>;
	/**
	 * The words of its kinds of notifications, and where they lead. The kinds are defined in
	 * `*.notifications.ts` of `shared`.
	 */
	notices?: Record<string, unknown>;
	/** The entities that it stores in the table. */
	entities?: Record<string, EntityDefinition>;
};

/**
 * Defines a domain of the server. It is data without I/O, because operator commands, deployment and
 * tests read it too.
 */
export const defineDomain = <const D extends DomainDefinition>(definition: D): D => definition;

/** The rights of a function that manages records of an entity. */
export const recordRights = <const Name extends string>(name: Name) =>
	({ http: true, writes: [name, "repeat"], audits: true, counts: [name] }) as const;

/** An entity of records that everybody may see, and that hold no personal data. */
export const publicRecords = {
	dataClass: "public",
	backup: true,
	stream: "pictures",
	personalData: null,
	export: null,
} as const;
