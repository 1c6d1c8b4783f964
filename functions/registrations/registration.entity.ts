import { Entity, type EntityItem } from "electrodb";
import { registrationStatuses } from "#shared/registrations/registrations.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { isShown } from "./isShown.ts";

/**
 * A person's entry for a class of an event, or for the event itself (class 0). Its key makes it unique, so that
 * nobody can be entered twice. Where an event has classes, the entry of class 0 is the person's place at the event,
 * made with their first class and ended with their last.
 * It carries its own audit trail: an audit line beside it would cost half as much again in a rush.
 */
export const Registrations = new Entity(
	{
		model: model("registration"),
		attributes: {
			userId: { type: "number", required: true },
			eventId: { type: "number", required: true },
			/** 0 for the event itself. */
			classId: { type: "number", required: true },
			status: { type: registrationStatuses, required: true },
			registeredAt: { type: "string", required: true },
			/** Orders entries of one event: a ULID of the server's clock. */
			order: { type: "string", required: true },
			/** Shard of the pool of places that this entry's place came from; none while it has no place. */
			shard: { type: "number" },
			/** Counts the writes, so that none is made over another that was not read. */
			version: { type: "number", required: true },
			/** Which of the event's lists shows it; spreads the index over partitions. */
			list: { type: "number", required: true },
			event: { type: "any", required: true },
			/** What it keeps of its class. */
			class: { type: "any" },
			/** Class entries that stand on this place at an event; then they show instead of it. */
			classes: { type: "number" },
			/** Whether the person has a place at the event already: a waiting class entry then needs none there. */
			seated: { type: "boolean", required: true },
			/** In kg, as the person states it. */
			declaredWeight: { type: "number" },
			notes: { type: "string" },
			registrationType: { type: ["online", "onsite"] as const, required: true },
			/** Until when an offered place may be accepted; ISO 8601. */
			offerExpiresAt: { type: "string" },
			/** Which call made it: digest of its Idempotency-Key, a full stop, digest of what it asked. */
			requestKey: { type: "string" },
			trail: {
				type: "list",
				required: true,
				items: {
					type: "map",
					properties: {
						at: { type: "string", required: true },
						by: { type: "number", required: true },
						to: { type: "string", required: true },
						from: { type: "string" },
						ipAddress: { type: "string" },
						reason: { type: "string" },
					},
				},
			},
		},
		indexes: {
			forPerson: { ...byKey(["userId"], ["eventId", "classId"]), collection: "person" },
			ofEvent: { ...byIndex(1, ["eventId", "list"], ["status", "classId", "seated", "order"]), condition: isShown },
			offers: { ...byIndex(2, [], ["offerExpiresAt"]), condition: ({ status }) => status === "offered" },
		},
	},
	onTable,
);
export type RegistrationRecord = EntityItem<typeof Registrations>;
