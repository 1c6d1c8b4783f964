import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	CreatedMember,
	NewMember,
	PeopleExportQuery,
	PeopleQuery,
	PersonEdit,
	PersonParams,
	PersonRecord,
	WholePerson,
} from "./people.schema.ts";

export const peopleRoutes = routes({
	list: {
		method: "GET",
		path: "/users",
		access: "admin",
		summary:
			"People in an order, or those whom a search and filters find: first those whose names begin so; 50 to a page, fewer where filters leave few",
		query: PeopleQuery,
		response: z.array(PersonRecord),
		cursor: true,
		// Session, a Query for each filter, up to three Queries for each of three words, and the people
		// on a page.
		requests: 24,
	},
	export: {
		method: "GET",
		path: "/exports/people.csv",
		access: "admin",
		summary: "The same people as a file for Excel, 5,000 at most",
		query: PeopleExportQuery,
		download: ["text/csv"],
		costly: "export",
		// As many requests as fifty pages of the list.
		requests: 600,
	},
	get: {
		method: "GET",
		path: "/users/{id}",
		access: "admin",
		summary: "One person; what no admin needs for super-admins only",
		params: PersonParams,
		response: WholePerson,
		requests: 4,
	},
	update: {
		method: "PATCH",
		path: "/users/{id}",
		access: "superAdmin",
		summary:
			"Change a person's record; another address is used once it was confirmed, another role ends their sessions",
		params: PersonParams,
		body: PersonEdit,
		response: WholePerson,
		requests: 20,
	},
	create: {
		method: "POST",
		path: "/auth/create-member",
		access: "superAdmin",
		givesLastingAccess: true,
		summary:
			"Make somebody a member, with a temporary password or with a mail that invites them to choose one",
		body: NewMember,
		ignoredFields: ["role"],
		response: CreatedMember,
		status: 201,
		requests: 12,
	},
	invite: {
		method: "POST",
		path: "/users/{id}/invite",
		access: "superAdmin",
		summary: "Email a person a link to choose a password",
		params: PersonParams,
		status: 204,
		requests: 6,
	},
	disable: {
		method: "POST",
		path: "/users/{id}/disable",
		access: "superAdmin",
		summary:
			"Close an account: its person cannot sign in, their sessions end, and public lists have them no more",
		params: PersonParams,
		response: WholePerson,
		requests: 16,
	},
	enable: {
		method: "POST",
		path: "/users/{id}/enable",
		access: "superAdmin",
		summary: "Open a closed account again",
		params: PersonParams,
		response: WholePerson,
		requests: 16,
	},
});
