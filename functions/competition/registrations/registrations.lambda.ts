import { registrationsRoutes } from "#shared/competition/registrations/registrations.routes.ts";
import { seesDrafts } from "../../core/caller.ts";
import { Reply, replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actFor, actingFor, sightOf } from "../../people/families/authorization.ts";
import { exportJudges } from "../judges/judges.export.ts";
import {
	agreeByLink,
	agreeToRegistration,
	readAgreement,
	recordPaperConsent,
	withdrawConsent,
} from "./agreements.service.ts";
import {
	acceptOffer,
	approveRegistration,
	cancelRegistration,
	decideTogether,
	declineOffer,
	rejectRegistration,
} from "./decisions.service.ts";
import {
	findMisfits,
	listEntries,
	listOwnEntries,
	listPersonEntries,
	readAvailability,
} from "./entries/entries.service.ts";
import { askForDocuments, listEventDocuments } from "./entries/event-documents.service.ts";
import { exportEntries } from "./entries/exports.service.ts";
import { notEntered } from "./entries/not-entered.service.ts";
import { undecidedByEvent } from "./entries/undecided.service.ts";
import {
	type Registered,
	readEligibility,
	registerForEvent,
	registerForEventClass,
	registerSquad,
} from "./registrations.service.ts";
import { moveRegistration } from "./seating/move.service.ts";
import { reopenRegistration } from "./seating/reopen.service.ts";
import { undoDecision } from "./seating/undo.service.ts";

function reply({ repeated, ...answer }: Registered) {
	return new Reply(answer, {
		status: repeated ? 200 : answer.registration.status === "waitlisted" ? 202 : 201,
	});
}

/** The call names no person, so the caller acts for themselves. */
const self = () => undefined;

/**
 * Routes about one person's registrations use `actingFor`; the others concern the caller's own or
 * are for staff.
 */
export const handler = lambda(registrationsRoutes, {
	register: actingFor("enter", self, async ({ params, caller }) =>
		reply(await registerForEvent(caller, params.id)),
	),
	registerForEventClass: actingFor(
		"enter",
		({ body }) => body.userId,
		async ({ params, body, caller }) => reply(await registerForEventClass(caller, params, body)),
	),
	registerSquad: ({ params, body, caller }) =>
		registerSquad((person) => actFor(caller, "enter", person), params.id, body),
	agree: actingFor(
		"agreeToEntry",
		({ params }) => params.id.userId,
		({ params, caller }) => agreeToRegistration(caller, params.id),
	),
	recordPaperConsent: actingFor(
		"recordPaperConsent",
		({ params }) => params.id.userId,
		({ params, body, caller }) => recordPaperConsent(caller, params.id, body),
	),
	withdrawConsent: actingFor(
		"withdrawConsent",
		({ params }) => params.id.userId,
		({ params, caller }) => withdrawConsent(caller, params.id),
	),
	readAgreement: ({ body, caller }) => readAgreement(body.token, caller.now),
	agreeByLink: ({ body, caller }) => agreeByLink(caller, body.token),
	eligibility: actingFor(
		"enter",
		({ query }) => query.userId,
		({ params, query, caller }) => readEligibility(caller, params.id, query.weight),
	),
	undecided: ({ caller }) => undecidedByEvent(caller.now),
	notEntered: ({ caller }) => notEntered(caller),
	mine: async ({ query, caller }) => replyWithPage(await listOwnEntries(caller, query)),
	ofPerson: actingFor(
		"seeEntries",
		({ params }) => params.id,
		async ({ query, caller }) => replyWithPage(await listPersonEntries(caller, query)),
	),
	mineOfEvent: async ({ params, caller }) =>
		(await listOwnEntries(caller, { eventId: params.id })).rows,
	cancel: actingFor(
		"withdraw",
		({ params }) => params.id.userId,
		({ params, body, caller }) => cancelRegistration(caller, params.id, body.reason),
	),
	approve: ({ params, caller }) => approveRegistration(caller, params.id),
	reject: ({ params, body, caller }) => rejectRegistration(caller, params.id, body.reason),
	reopen: ({ params, caller }) => reopenRegistration(caller, params.id),
	move: ({ params, body, caller }) => moveRegistration(caller, params.id, body),
	fits: ({ params, query }) => findMisfits(params.id, query),
	undo: ({ params, caller }) => undoDecision(caller, params.id),
	acceptOffer: actingFor(
		"answerOffer",
		({ params }) => params.id.userId,
		({ params, caller }) => acceptOffer(caller, params.id),
	),
	declineOffer: actingFor(
		"answerOffer",
		({ params }) => params.id.userId,
		({ params, caller }) => declineOffer(caller, params.id),
	),
	decide: ({ params, body, caller }) => decideTogether(caller, params.id, body),
	list: async ({ params, query, caller }) =>
		replyWithPage(await listEntries(sightOf(caller, "seeEntries"), params.id, query)),
	documents: ({ params }) => listEventDocuments(params.id),
	askDocuments: ({ params, body, caller }) => askForDocuments(caller, params.id, body.userIds),
	export: ({ params, query, caller }) =>
		params.name.startsWith("judges")
			? exportJudges(caller, params, query.lang)
			: exportEntries(caller, params, { ...query, sight: sightOf(caller, "seeEntries") }),
	availability: ({ params, caller }) => readAvailability(params.id, caller, seesDrafts(caller)),
});
