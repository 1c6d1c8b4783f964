import { gradingsRoutes } from "#shared/competition/gradings/gradings.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { changeCandidate, listCandidates, listGradings } from "./candidates.service.ts";
import { correctResult, decideCandidates } from "./decisions.service.ts";
import { exportGrading } from "./gradings.export.ts";
import { setPanel, showGrading, stepGrading } from "./gradings.service.ts";
import { moveToGroup, setGroups } from "./groups.service.ts";
import { giveMarks, showGroupMarks } from "./marks.service.ts";
import { printNextBelt, readNextBelt } from "./next-belt.service.ts";
import { proposeCandidates } from "./propose.ts";
import { agreeToDan, listRecommendations } from "./recommendations.ts";

export const handler = lambda(gradingsRoutes, {
	propose: ({ params, body, caller }) => proposeCandidates(caller, params.id, body),
	candidates: ({ params, caller }) => listCandidates(caller, params.id),
	changeCandidate: ({ params, body, caller }) => {
		const { toBelt, group, version } = body;
		return toBelt === undefined
			? moveToGroup(caller, params, { group: group as number, version })
			: changeCandidate(caller, params, { toBelt, version });
	},
	recommendations: ({ params }) => listRecommendations(params.id),
	agree: ({ params, body, caller }) => agreeToDan(caller, params, body),
	correct: ({ params, body, caller }) => correctResult(caller, params, body),
	grading: ({ params, caller }) => showGrading(caller, params.id),
	setPanel: ({ params, body, caller }) => setPanel(caller, params.id, body),
	setGroups: ({ params, body, caller }) => setGroups(caller, params.id, body),
	groupMarks: ({ params, caller }) => showGroupMarks(caller, params),
	mark: ({ params, body, caller }) => giveMarks(caller, params, body),
	step: ({ params, body, caller }) => stepGrading(caller, params.id, body),
	decide: ({ params, body, caller }) => decideCandidates(caller, params.id, body),
	export: ({ params, query, caller }) => exportGrading(caller, params, query.lang ?? caller.locale),
	nextBelt: actingFor(
		"seeBelts",
		({ params }) => params.id,
		({ caller }) => readNextBelt(caller),
	),
	printNextBelt: actingFor(
		"seeBelts",
		({ params }) => params.id,
		({ caller, query }) => printNextBelt(caller, query.lang ?? caller.locale),
	),
	ofPerson: actingFor(
		"seeBelts",
		({ params }) => params.id,
		({ caller }) => listGradings(caller),
	),
});
