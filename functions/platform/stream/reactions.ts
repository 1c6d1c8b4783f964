import * as community from "../../community/reactions.ts";
import * as competition from "../../competition/reactions.ts";
import { recountEvent } from "../../competition/registrations/registrations.stream.ts";
import { followPictures } from "../../content/pictures/pictures.stream.ts";
import * as content from "../../content/reactions.ts";
import { runEach } from "../../core/parallel.ts";
import { type EntityName, entityDefinitions } from "../../domains.ts";
import * as identity from "../../identity/reactions.ts";
import * as training from "../../training/reactions.ts";
import * as platform from "../reactions.ts";
import { type Batch, defineReactions, type Reaction } from "./batch.ts";
import type { Change } from "./change.ts";

/**
 * `core` defines the outbox but must not import a domain, so the reaction to the outbox is defined
 * here.
 */
const core = defineReactions({
	outbox: async ({ kind, after }, { mails }) => {
		if (kind === "INSERT" && after) mails.push({ kind: "outbox", id: after.id as string });
	},
});

/** The reactions of each domain. Each area lists its own in its `reactions.ts`. */
export const reactionsByDomain: { [domain: string]: ReturnType<typeof defineReactions> } = {
	...identity,
	...community,
	...training,
	...competition,
	...content,
	...platform,
	core,
};

const reactions: { [entity: string]: Reaction | undefined } = Object.assign(
	{},
	...Object.values(reactionsByDomain),
);

/**
 * Recounts the events and classes of a batch. Classes come first, because whether an event has a
 * waiting list depends on its classes' counts.
 */
export async function countAll({ counts }: Batch): Promise<void> {
	await runEach("counts of events", [...counts.keys()], async (eventId) => {
		const classes = [...(counts.get(eventId) ?? [])].filter((id) => id !== 0);
		await runEach("counts of classes", classes, (id) => recountEvent(eventId, id));
		await recountEvent(eventId, 0);
	});
}

/**
 * False for counters (no entity), for pictures, which hold their own address, and for entities with
 * `stream: "none"`, which show no pictures.
 */
const mayShowPictures = ({ entity }: Change) =>
	entity !== "" &&
	entity !== "picture" &&
	entityDefinitions[entity as EntityName]?.stream !== "none";

export const reactToChange: Reaction = async (change, batch) => {
	if (mayShowPictures(change)) await followPictures(change, batch.now);
	await reactions[change.entity]?.(change, batch);
};
