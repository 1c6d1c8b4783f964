import * as z from "zod/mini";
import { xlsxType } from "../../core/http/content-types.ts";
import { paged } from "../../core/http/page.ts";
import { routes } from "../../core/http/route.ts";
import { pathId, type UserId } from "../../core/ids.ts";
import { Reason } from "../../core/reason.ts";
import { EventClassParams } from "../event-classes/event-classes.schema.ts";
import { EventParams } from "../events/events.schema.ts";
import { EventClassEntry, PaperConsent } from "./registrations.input.schema.ts";
import {
	Agreement,
	AskDocuments,
	Availability,
	Decision,
	DecisionResult,
	DocumentsRequested,
	Eligibility,
	EligibilityQuery,
	Entry,
	EntryQuery,
	EventClassFit,
	EventDocument,
	ExportParams,
	ExportQuery,
	FitQuery,
	MineQuery,
	Move,
	MyRegistration,
	NotEntered,
	Registration,
	RegistrationAnswer,
	RegistrationParams,
	RegistrationToConfirm,
	Squad,
	SquadResult,
	Undecided,
} from "./registrations.schema.ts";

export const registrationsRoutes = routes({
	register: {
		method: "POST",
		path: "/events/{id}/register",
		access: "signedIn",
		summary: "Register the signed-in person for an event; 202 for the waiting list",
		params: EventParams,
		response: RegistrationAnswer,
		status: 201,
		// Session, event, classes and one transaction if the first shard has room; more under
		// contention and when full.
		requests: 4,
	},
	registerForEventClass: {
		method: "POST",
		path: "/events/{id}/classes/{classId}/register",
		access: "signedIn",
		summary:
			"Register for an event class: the caller, a coach's student, or anybody for staff; 202 for the waiting list",
		params: EventClassParams,
		body: EventClassEntry,
		response: RegistrationAnswer,
		status: 201,
		requests: 6,
	},
	registerSquad: {
		method: "POST",
		path: "/events/{id}/registrations/bulk",
		access: "signedIn",
		summary:
			"Register several people, each with an own result: a coach's students, or anybody for staff",
		params: EventParams,
		body: Squad,
		response: z.array(SquadResult),
		costly: "bulk",
		requests: 1_000,
	},
	agree: {
		method: "POST",
		path: "/registrations/{id}/agree",
		access: "signedIn",
		summary: "Agree as guardian to a child's registration made by another person",
		params: RegistrationParams,
		response: Registration,
		// Session, the guardian link, the registration, and its write.
		requests: 4,
	},
	recordPaperConsent: {
		method: "POST",
		path: "/registrations/{id}/consent",
		access: "signedIn",
		summary:
			"Record a consent on paper with name and day: coaches for their students, staff for everybody",
		params: RegistrationParams,
		body: PaperConsent,
		response: Registration,
		// Session, the coach's student, the registration, and its write.
		requests: 5,
	},
	withdrawConsent: {
		method: "DELETE",
		path: "/registrations/{id}/consent",
		access: "signedIn",
		summary: "Withdraw a guardian's consent; an approved registration waits for one again",
		params: RegistrationParams,
		response: Registration,
		// Session, the way to act, the registration, its event and person, and its write.
		requests: 8,
	},
	readAgreement: {
		method: "POST",
		path: "/registrations/agreement",
		access: "public",
		summary: "The registration behind an emailed link that asks to agree; changes nothing",
		body: Agreement,
		response: RegistrationToConfirm,
		// The session, if there is one, the emailed link, the guardian link, the child and the
		// registration.
		requests: 5,
	},
	agreeByLink: {
		method: "POST",
		path: "/registrations/agree",
		access: "public",
		summary: "Agree by an emailed link, which is valid once, for one registration, for 14 days",
		body: Agreement,
		response: RegistrationToConfirm,
		// The emailed link, the guardian link, the registration, the child, and the transaction; a
		// retry reads its stored answer.
		requests: 6,
	},
	eligibility: {
		method: "GET",
		path: "/events/{id}/eligibility",
		access: "signedIn",
		summary: "The classes that a person may register for, and every rule that they do not meet",
		params: EventParams,
		query: EligibilityQuery,
		response: z.array(Eligibility),
		requests: 5,
	},
	mineOfEvent: {
		method: "GET",
		path: "/events/{id}/registrations/mine",
		access: "signedIn",
		summary: "The signed-in person's registrations for an event, with waiting-list positions",
		params: EventParams,
		response: z.array(MyRegistration),
		requests: 30,
	},
	ofPerson: {
		method: "GET",
		path: "/users/{id}/registrations",
		access: "signedIn",
		summary: "A person's registrations; for them, their guardians, coach and staff",
		params: z.object({ id: pathId<UserId>() }),
		query: z.object(paged),
		response: z.array(MyRegistration),
		cursor: true,
		requests: 30,
	},
	notEntered: {
		method: "GET",
		path: "/coach/tournaments",
		access: "coach",
		summary:
			"The next three tournaments open for registration, with the coach's eligible students who are not registered",
		response: z.array(NotEntered),
		// Session, upcoming events with their classes, relations, students; for each event the classes
		// and up to 16 lists of registrations.
		requests: 60,
	},
	undecided: {
		method: "GET",
		path: "/registrations/undecided",
		access: "admin",
		summary: "The next twenty events with the number of registrations that wait for a decision",
		response: z.array(Undecided),
		// Session, upcoming events with their classes, and up to 16 lists of registrations of each.
		requests: 350,
	},
	mine: {
		method: "GET",
		path: "/me/registrations",
		access: "signedIn",
		summary: "The signed-in person's registrations, with waiting-list positions",
		query: MineQuery,
		response: z.array(MyRegistration),
		cursor: true,
		requests: 30,
	},
	cancel: {
		method: "DELETE",
		path: "/registrations/{id}",
		access: "signedIn",
		summary:
			"Cancel a registration: the person's own until the deadline, any for staff; the place goes to the first person waiting",
		params: RegistrationParams,
		body: Reason,
		response: Registration,
		requests: 30,
	},
	approve: {
		method: "POST",
		path: "/registrations/{id}/approve",
		access: "admin",
		summary: "Approve a registration; not while the document that the event requires is missing",
		params: RegistrationParams,
		response: Registration,
		// Session, the registration, its person, event and documents, and its write.
		requests: 7,
	},
	reject: {
		method: "POST",
		path: "/registrations/{id}/reject",
		access: "admin",
		summary: "Reject a registration; the place goes to the first person waiting",
		params: RegistrationParams,
		body: Reason,
		response: Registration,
		requests: 30,
	},
	reopen: {
		method: "POST",
		path: "/registrations/{id}/reopen",
		access: "admin",
		summary:
			"Reopen a rejected registration: pending if there is a place, otherwise on the waiting list",
		params: RegistrationParams,
		response: RegistrationAnswer,
		requests: 30,
	},
	move: {
		method: "POST",
		path: "/registrations/{id}/move",
		access: "admin",
		summary:
			"Move a registration to another class of its event that has places left; with a reason even if the person does not meet its conditions",
		params: RegistrationParams,
		body: Move,
		response: RegistrationAnswer,
		requests: 31,
	},
	fits: {
		method: "GET",
		path: "/events/{id}/registrations/fits",
		access: "admin",
		summary: "For each class of an event, which of these registrations do not meet its conditions",
		params: EventParams,
		query: FitQuery,
		response: z.array(EventClassFit),
		// Session, the event with its classes, the registrations and their people.
		requests: 8,
	},
	undo: {
		method: "POST",
		path: "/registrations/{id}/undo",
		access: "admin",
		summary:
			"Take back the caller's own approval, rejection or move of the last two minutes, unless the registration changed since",
		params: RegistrationParams,
		response: RegistrationAnswer,
		requests: 60,
	},
	acceptOffer: {
		method: "POST",
		path: "/registrations/{id}/accept-offer",
		access: "signedIn",
		summary: "Accept a place offered from the waiting list",
		params: RegistrationParams,
		response: Registration,
		requests: 5,
	},
	declineOffer: {
		method: "POST",
		path: "/registrations/{id}/decline-offer",
		access: "signedIn",
		summary: "Decline the offered place; it goes to the next person waiting",
		params: RegistrationParams,
		response: Registration,
		requests: 30,
	},
	decide: {
		method: "POST",
		path: "/events/{id}/registrations/decide",
		access: "admin",
		summary:
			"Approve or reject several registrations, each with an own result; with a reason they are approved without the required document",
		params: EventParams,
		body: Decision,
		response: z.array(DecisionResult),
		costly: "bulk",
		requests: 2_000,
	},
	list: {
		method: "GET",
		path: "/events/{id}/registrations",
		access: "signedIn",
		summary:
			"Registrations of an event, in order; a coach sees those of their students, a guardian those of their children",
		params: EventParams,
		query: EntryQuery,
		response: z.array(Entry),
		cursor: true,
		requests: 300,
	},
	documents: {
		method: "GET",
		path: "/events/{id}/documents",
		access: "admin",
		summary: "Who of an event's entrants has the document that it requires, and until when",
		params: EventParams,
		response: z.array(EventDocument),
		requests: 300,
	},
	askDocuments: {
		method: "POST",
		path: "/events/{id}/documents/ask",
		access: "admin",
		summary:
			"Ask entrants for the document that the event requires, by notification and email, at most once a day each",
		params: EventParams,
		body: AskDocuments,
		response: DocumentsRequested,
		costly: "bulk",
		requests: 200,
	},
	export: {
		method: "GET",
		path: "/events/{id}/exports/{name}",
		access: "admin",
		summary:
			"Entries of an event, who starts in each class, or who judges, as a table for Excel or a sheet to print",
		params: ExportParams,
		query: ExportQuery,
		download: ["text/csv", "text/html", xlsxType],
		costly: "export",
		requests: 300,
	},
	availability: {
		method: "GET",
		path: "/events/{id}/availability",
		access: "public",
		summary: "Places taken and left, slightly delayed",
		params: EventParams,
		response: Availability,
		sharedCache: 2,
		// Clients poll every ten seconds: a stale answer would always be the previous one.
		staleFor: 2,
		requests: 3,
	},
});
