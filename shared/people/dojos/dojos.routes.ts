import * as z from "zod/mini";
import { Publication } from "../../core/fields/fields.ts";
import { routes } from "../../core/http/route.ts";
import { DojoEdit, DojoInput } from "./dojos.input.schema.ts";
import {
	Dojo,
	DojoPage,
	DojoParams,
	DojoQuery,
	DojoTexts,
	UnlinkedPlaces,
} from "./dojos.schema.ts";

export const dojosRoutes = routes({
	list: {
		method: "GET",
		path: "/dojos",
		access: "public",
		summary: "Dojos by name, up to 100 to a page; drafts for staff only",
		query: DojoQuery,
		response: z.array(Dojo),
		cursor: true,
		sharedCache: 30,
		requests: 3,
	},
	get: {
		method: "GET",
		path: "/dojos/{id}",
		access: "public",
		summary: "One dojo with its classes and coaches; a draft for staff only",
		params: DojoParams,
		response: DojoPage,
		sharedCache: 30,
		requests: 6,
	},
	unlinked: {
		method: "GET",
		path: "/dojos/unlinked",
		access: "admin",
		summary: "Places of people and classes that mean no dojo, most used first, with a suggestion",
		response: UnlinkedPlaces,
		requests: 12,
	},
	match: {
		method: "POST",
		path: "/dojos/{id}/texts",
		access: "admin",
		summary:
			"Confirm that texts mean a dojo; the people and classes that have them are linked soon",
		params: DojoParams,
		body: DojoTexts,
		response: Dojo,
		requests: 6,
	},
	create: {
		method: "POST",
		path: "/dojos",
		access: "admin",
		summary: "Create a dojo; no two have the same name",
		body: DojoInput,
		response: Dojo,
		status: 201,
		requests: 6,
	},
	update: {
		method: "PUT",
		path: "/dojos/{id}",
		access: "admin",
		summary: "Replace a dojo; without `published` it stays published or a draft",
		params: DojoParams,
		body: DojoEdit,
		response: Dojo,
		requests: 7,
	},
	patch: {
		method: "PATCH",
		path: "/dojos/{id}",
		access: "admin",
		summary: "Publish or unpublish a dojo",
		params: DojoParams,
		body: Publication,
		response: Dojo,
		requests: 4,
	},
	remove: {
		method: "DELETE",
		path: "/dojos/{id}",
		access: "admin",
		summary: "Delete a dojo",
		params: DojoParams,
		status: 204,
		requests: 4,
	},
});
