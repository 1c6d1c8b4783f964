import type { EntityItem } from "electrodb";
import { registrationStatuses } from "#shared/registrations/registrations.schema.ts";
import { flag, number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import { isShown } from "./isShown.ts";

/** Links by which a guardian agrees to a child's entry, by hash of their token; each is good once. */
export const EntryLinks = entity(
	"entryLink",
	{
		hash: text,
		userId: number,
		/** The entry, as the API names it. */
		entryId: text,
		expiresAt: number,
	},
	{
		byHash: byKey(["hash"]),
		ofUser: byIndex(1, ["userId"], ["hash"]),
	},
);

/**
 * A person's entry for a class of an event, or for the event itself (class 0). Its key makes it unique, so that
 * nobody can be entered twice. Where an event has classes, the entry of class 0 is the person's place at the event,
 * made with their first class and ended with their last.
 * It carries its own audit trail: an audit line beside it would cost half as much again in a rush.
 */
export const Registrations = entity(
	"registration",
	{
		userId: number,
		eventId: number,
		/** 0 for the event itself. */
		classId: number,
		status: oneOf(registrationStatuses),
		registeredAt: text,
		/** Orders entries of one event: a ULID of the server's clock. */
		order: text,
		/** Shard of the pool of places that this entry's place came from; none while it has no place. */
		shard: optional(number),
		/** Counts the writes, so that none is made over another that was not read. */
		version: number,
		/** Which of the event's lists shows it; spreads the index over partitions. */
		list: number,
		event: { type: "any", required: true },
		/** What it keeps of its class. */
		class: { type: "any" },
		/** Class entries that stand on this place at an event; then they show instead of it. */
		classes: optional(number),
		/** Whether the person has a place at the event already: a waiting class entry then needs none there. */
		seated: flag,
		/** In kg, as the person states it. */
		declaredWeight: optional(number),
		notes: optional(text),
		registrationType: oneOf(["online", "onsite"]),
		/** Until when an offered place may be accepted; ISO 8601. */
		offerExpiresAt: optional(text),
		/** Set while a guardian is asked to agree, where the event asks for it. */
		awaitsGuardian: optional(flag),
		/** Which call made it: digest of its Idempotency-Key, a full stop, digest of what it asked. */
		requestKey: optional(text),
		trail: {
			type: "list",
			required: true,
			items: {
				type: "map",
				properties: {
					at: text,
					by: number,
					to: text,
					from: optional(text),
					ipAddress: optional(text),
					reason: optional(text),
				},
			},
		},
	},
	{
		forPerson: { ...byKey(["userId"], ["eventId", "classId"]), collection: "person" },
		ofEvent: {
			...byIndex(1, ["eventId", "list"], ["status", "classId", "seated", "order"]),
			condition: isShown,
		},
		offers: {
			...byIndex(2, [], ["offerExpiresAt"]),
			condition: ({ status }) => status === "offered",
		},
	},
);
export type RegistrationRecord = EntityItem<typeof Registrations>;
