import { dojosRoutes } from "#shared/people/dojos/dojos.routes.ts";
import { seesDrafts } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { listUnlinked } from "../../training/dojo-links/unlinked-places.ts";
import { classesAt } from "../../training/training-classes/training-classes.service.ts";
import { allCoaches } from "../coaches/coaches.service.ts";
import { toDojoPage } from "./dojo-page.ts";
import {
	addTexts,
	createDojo,
	listDojos,
	readDojo,
	removeDojo,
	setPublished,
	updateDojo,
} from "./dojos.service.ts";

export const handler = lambda(dojosRoutes, {
	list: async ({ query, caller }) =>
		replyWithPage(await listDojos(query, { drafts: seesDrafts(caller) })),
	get: async ({ params, caller }) => {
		const dojo = await readDojo(params.id, { drafts: seesDrafts(caller) });
		const [classes, coaches] = await Promise.all([classesAt(dojo.id), allCoaches()]);
		return toDojoPage(dojo, { classes, coaches });
	},
	unlinked: () => listUnlinked(),
	match: ({ params, body, caller }) => addTexts(caller, params.id, body),
	create: ({ body, caller }) => createDojo(caller, body),
	update: editRecord(
		({ params }) => readDojo(params.id, { drafts: true }),
		({ params, body, caller }) => updateDojo(caller, params.id, body),
	),
	patch: ({ params, body, caller }) => setPublished(caller, params.id, body),
	remove: ({ params, caller }) => removeDojo(caller, params.id),
});
