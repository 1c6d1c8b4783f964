import { followPictures } from "../../base/pictures/pictures.stream.ts";
import * as base from "../../base/reactions.ts";
import {
	type Batch,
	defineReactions,
	type Reaction,
	type Reactions,
} from "../../base/stream/batch.ts";
import type { Change } from "../../base/stream/change.ts";
import { emails } from "../../base/stream/emails.ts";
import * as community from "../../community/reactions.ts";
import * as competition from "../../competition/reactions.ts";
import { type EntityName, entityDefinitions } from "../../domains.ts";
import * as people from "../../people/reactions.ts";
import * as training from "../../training/reactions.ts";

/**
 * `core` defines the outbox but must not import a domain, so the reaction to the outbox is defined
 * here.
 */
const core = defineReactions({
	outbox: async ({ kind, after }, batch) => {
		if (kind === "INSERT" && after) emails.add(batch, { kind: "outbox", id: after.id as string });
	},
});

/**
 * The reactions of each domain, from the ground up; each area lists its own in its `reactions.ts`.
 * Several domains may react to one change, in this order.
 */
export const reactionsByDomain: { [domain: string]: Reactions } = {
	core,
	...base,
	...people,
	...training,
	...competition,
	...community,
};

const reactionsTo = (entity: string): Reaction[] =>
	Object.values(reactionsByDomain).flatMap(
		(reactions) => reactions[entity as keyof Reactions] ?? [],
	);

/**
 * False for counters (no entity), for pictures, which hold their own address, and for entities with
 * `stream: "none"`, which show no pictures.
 */
const mayShowPictures = ({ entity }: Change) =>
	entity !== "" &&
	entity !== "picture" &&
	entityDefinitions[entity as EntityName]?.stream !== "none";

export async function reactToChange(change: Change, batch: Batch): Promise<void> {
	if (mayShowPictures(change)) await followPictures(change, batch.now);
	for (const react of reactionsTo(change.entity)) await react(change, batch);
}
