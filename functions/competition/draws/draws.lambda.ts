import { drawsRoutes } from "#shared/competition/draws/draws.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { onDuty } from "../duties/on-duty.ts";
import {
	drawEventClass,
	levelPool,
	listDraws,
	publishPlaces,
	readDraw,
	resultsOf,
	resultsOfAthlete,
	settleBout,
} from "./draws.service.ts";
import { printSheet } from "./sheets/sheets.service.ts";

export const handler = lambda(drawsRoutes, {
	list: ({ params, caller }) => listDraws(caller, params.id),
	get: ({ params, caller }) => readDraw(caller, params),
	draw: onDuty("draw", ({ params, body, caller }) => drawEventClass(caller, params, body)),
	settle: onDuty("draw", ({ params, body, caller }) => settleBout(caller, params, body)),
	level: onDuty("draw", ({ params, body, caller }) => levelPool(caller, params, body)),
	publish: onDuty("draw", ({ params, body, caller }) => publishPlaces(caller, params, body)),
	sheet: onDuty("draw", ({ params, query, caller }) => printSheet(caller, params, query)),
	ofPerson: actingFor(
		"seeEntries",
		({ params }) => params.id,
		({ caller }) => resultsOf(caller.person),
	),
	ofAthlete: ({ params, caller }) => resultsOfAthlete(caller, params.id),
});
