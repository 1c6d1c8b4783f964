import { Entity, type EntityItem } from "electrodb";
import { registrationStatuses } from "#shared/registrations/registrations.schema.ts";
import { index, model, onTable, primary } from "../core/database.ts";

/**
 * A person's entry for an event. Person and event are its key, so that nobody can be entered twice.
 * It carries its own audit trail: an audit line beside it would cost half as much again in a rush.
 */
export const Registrations = new Entity(
	{
		model: model("registration"),
		attributes: {
			userId: { type: "number", required: true },
			eventId: { type: "number", required: true },
			status: { type: registrationStatuses, required: true },
			registeredAt: { type: "string", required: true },
			/** Orders entries of one event: a ULID of the server's clock. */
			order: { type: "string", required: true },
			/** Shard of the event's allotments that this entry's place came from; none while it has no place. */
			shard: { type: "number" },
			/** Counts the writes, so that none is made over another that was not read. */
			version: { type: "number", required: true },
			/** Which of the event's lists shows it; spreads the index over partitions. */
			list: { type: "number", required: true },
			event: { type: "any", required: true },
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
			forPerson: {
				pk: { field: primary.pk, composite: ["userId"] },
				sk: { field: primary.sk, composite: ["eventId"] },
				collection: "person",
			},
			ofEvent: {
				index: index(1).name,
				pk: { field: index(1).pk, composite: ["eventId", "list"] },
				sk: { field: index(1).sk, composite: ["status", "order"] },
			},
		},
	},
	onTable,
);
export type RegistrationRecord = EntityItem<typeof Registrations>;

/** A part of an event's places. */
export const Allotments = new Entity(
	{
		model: model("allotment"),
		attributes: {
			eventId: { type: "number", required: true },
			/** What is limited: the event as a whole. */
			scope: { type: "string", required: true },
			group: { type: "number", required: true },
			shard: { type: "number", required: true, padding: { length: 3, char: "0" } },
			cap: { type: "number", required: true },
			taken: { type: "number", required: true },
			/** Milliseconds since 1970, both inclusive. */
			openFrom: { type: "number", required: true },
			openUntil: { type: "number", required: true },
		},
		indexes: {
			ofScope: {
				pk: { field: primary.pk, composite: ["eventId", "scope", "group"] },
				sk: { field: primary.sk, composite: ["shard"] },
			},
		},
	},
	onTable,
);
export type AllotmentRecord = EntityItem<typeof Allotments>;
