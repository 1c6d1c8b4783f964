import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { EventParams } from "../events/events.schema.ts";
import { RegistrationParams } from "../registrations/registrations.schema.ts";
import { ChainParams, ChainQuery, LedgerHead, LedgerLine, Receipt } from "./ledger.schema.ts";

export const ledgerRoutes = routes({
	heads: {
		method: "GET",
		path: "/events/{id}/ledger",
		access: "public",
		summary: "The heads of the chains of an event's ledger of places",
		params: EventParams,
		response: z.array(LedgerHead),
		sameForAll: true,
		sharedCache: 2,
		requests: 3,
	},
	lines: {
		method: "GET",
		path: "/events/{id}/ledger/{chain}",
		access: "public",
		summary: "Places taken and returned, in one chain of an event's ledger",
		params: ChainParams,
		query: ChainQuery,
		response: z.array(LedgerLine),
		cursor: true,
		sameForAll: true,
		sharedCache: 2,
		requests: 3,
	},
	receipt: {
		method: "GET",
		path: "/registrations/{id}/receipt",
		access: "signedIn",
		summary:
			"A registration's line in the ledger; for the person, their guardians, coach and staff",
		params: RegistrationParams,
		response: Receipt,
		// Session, registration, event and ledger line; the relation of a coach or guardian.
		requests: 6,
	},
});
