import * as z from "zod/mini";
import { xlsxType } from "../../core/http/content-types.ts";
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
			"People, sorted, searched and filtered; with a search, names that begin with it come first; up to 50 to a page",
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
		summary: "The same people as a CSV file, at most 5,000",
		query: PeopleExportQuery,
		download: ["text/csv"],
		costly: "export",
		// As many requests as fifty pages of the list.
		requests: 600,
	},
	workbook: {
		method: "GET",
		path: "/exports/people.xlsx",
		access: "admin",
		summary: "The same people as an Excel workbook, at most 5,000",
		query: PeopleExportQuery,
		download: [xlsxType],
		costly: "export",
		requests: 600,
	},
	get: {
		method: "GET",
		path: "/users/{id}",
		access: "admin",
		summary: "One person; some fields for super-admins only",
		params: PersonParams,
		response: WholePerson,
		requests: 4,
	},
	update: {
		method: "PATCH",
		path: "/users/{id}",
		access: "superAdmin",
		summary:
			"Change a person's record; a new email address counts once confirmed, a new role ends their sessions",
		params: PersonParams,
		body: PersonEdit,
		response: WholePerson,
		requests: 22,
	},
	create: {
		method: "POST",
		path: "/auth/create-member",
		access: "superAdmin",
		givesLastingAccess: true,
		summary: "Create a member, with a temporary password or an emailed invitation to choose one",
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
		summary: "Disable an account: blocks sign-in, ends sessions and removes public listings",
		params: PersonParams,
		response: WholePerson,
		requests: 16,
	},
	enable: {
		method: "POST",
		path: "/users/{id}/enable",
		access: "superAdmin",
		summary: "Enable a disabled account",
		params: PersonParams,
		response: WholePerson,
		requests: 16,
	},
});
