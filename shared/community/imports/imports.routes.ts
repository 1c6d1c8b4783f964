import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	Import,
	ImportedPeople,
	ImportParams,
	ImportRows,
	ImportsQuery,
	LeftRow,
	NewImport,
	RowVerdict,
} from "./imports.schema.ts";

export const importsRoutes = routes({
	check: {
		method: "POST",
		path: "/imports/check",
		access: "admin",
		summary:
			"What some rows of a file of members would do, and every fault in them; changes nothing",
		body: ImportRows,
		response: z.array(RowVerdict),
		costly: "import",
		// Up to five Queries for possible duplicates of each row.
		requests: 510,
	},
	begin: {
		method: "POST",
		path: "/imports",
		access: "admin",
		summary:
			"Begin an import of members, whose rows are sent next; it is forgotten where it is not started in two days",
		body: NewImport,
		response: Import,
		status: 201,
		requests: 4,
	},
	send: {
		method: "POST",
		path: "/imports/{id}/rows",
		access: "admin",
		summary: "Send some rows of one's own import; a row that is sent twice is one",
		params: ImportParams,
		body: ImportRows,
		status: 204,
		costly: "import",
		requests: 10,
	},
	start: {
		method: "POST",
		path: "/imports/{id}/start",
		access: "admin",
		summary:
			"Make the people of one's own import, once all of its rows were sent; it goes on by itself",
		params: ImportParams,
		response: Import,
		status: 202,
		requests: 12,
	},
	list: {
		method: "GET",
		path: "/imports",
		access: "admin",
		summary:
			"Imports that were started, the latest first, and how far they are; those of the last 30 days",
		query: ImportsQuery,
		response: z.array(Import),
		cursor: true,
		requests: 4,
	},
	left: {
		method: "GET",
		path: "/imports/{id}/rows",
		access: "admin",
		summary:
			"Rows of an import that could not be made, and people who stayed when it was taken back, each with the reason",
		params: ImportParams,
		query: ImportsQuery,
		response: z.array(LeftRow),
		cursor: true,
		requests: 5,
	},
	people: {
		method: "GET",
		path: "/imports/{id}/people",
		access: "admin",
		summary: "The ids of the people that an import has made",
		params: ImportParams,
		response: ImportedPeople,
		requests: 5,
	},
	takeBack: {
		method: "POST",
		path: "/imports/{id}/take-back",
		access: "admin",
		summary:
			"Take an import back: the people that it made go, but for those who have been active since; it goes on by itself",
		params: ImportParams,
		response: Import,
		status: 202,
		requests: 6,
	},
});
