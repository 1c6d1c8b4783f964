import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { EventParams } from "../events/events.schema.ts";
import {
	CheckInInput,
	CheckInResult,
	ClosedWeighIns,
	WeighInChange,
	WeighInParams,
	WeighInState,
	WeighInTime,
	WeighInTimeInput,
} from "./weigh-in.schema.ts";

export const weighInRoutes = routes({
	list: {
		method: "GET",
		path: "/events/{id}/check-ins",
		access: "signedIn",
		summary:
			"The entrants of an event and who of them has come, with kit, consent on paper and weight; for staff and people on duty",
		params: EventParams,
		response: WeighInState,
		offline: true,
		// Session, duties, event with its classes, up to 16 lists of registrations, their people, check-ins.
		requests: 130,
	},
	record: {
		method: "POST",
		path: "/events/{id}/check-ins",
		access: "signedIn",
		summary:
			"Record who has come, with kit, consent on paper and weight; what another device changed meanwhile is not overwritten",
		params: EventParams,
		body: CheckInInput,
		response: z.array(CheckInResult),
		// Session, event with its classes, up to 16 lists of registrations, check-ins, the transaction.
		requests: 120,
	},
	close: {
		method: "PUT",
		path: "/events/{id}/check-ins/{classId}",
		access: "signedIn",
		summary:
			"Close the weigh-in of an event class, which ends the entries of those who were not weighed, or open it again",
		params: WeighInParams,
		body: WeighInChange,
		response: ClosedWeighIns,
		// Up to 128 entries end, each in a transaction of its own.
		requests: 2_000,
	},
	time: {
		method: "GET",
		path: "/events/{id}/weigh-in",
		access: "public",
		summary: "When the weigh-in of an event closes",
		params: EventParams,
		response: WeighInTime,
		sharedCache: 10,
		staleFor: 10,
		requests: 4,
	},
	setTime: {
		method: "PUT",
		path: "/events/{id}/weigh-in",
		access: "signedIn",
		summary:
			"Set when the weigh-in of an event closes; it ends no entry by itself. For staff and the chief judge on duty",
		params: EventParams,
		body: WeighInTimeInput,
		response: WeighInTime,
		requests: 8,
	},
});
