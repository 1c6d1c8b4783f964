import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	AboutSection,
	AboutSectionEdit,
	AboutSectionInput,
	AboutSectionParams,
	AboutSectionQuery,
} from "./about.schema.ts";

export const aboutRoutes = routes({
	list: {
		method: "GET",
		path: "/about",
		access: "public",
		summary: "Sections about the federation, in order, up to 30 to a page",
		query: AboutSectionQuery,
		response: z.array(AboutSection),
		cursor: true,
		sharedCache: 30,
		requests: 2,
	},
	get: {
		method: "GET",
		path: "/about/{id}",
		access: "public",
		summary: "One section about the federation",
		params: AboutSectionParams,
		response: AboutSection,
		sharedCache: 30,
		requests: 2,
	},
	create: {
		method: "POST",
		path: "/about",
		access: "superAdmin",
		summary: "Add a section about the federation",
		body: AboutSectionInput,
		response: AboutSection,
		status: 201,
		requests: 3,
	},
	update: {
		method: "PUT",
		path: "/about/{id}",
		access: "superAdmin",
		summary: "Replace a section about the federation",
		params: AboutSectionParams,
		body: AboutSectionEdit,
		response: AboutSection,
		requests: 3,
	},
	remove: {
		method: "DELETE",
		path: "/about/{id}",
		access: "superAdmin",
		summary: "Delete a section about the federation",
		params: AboutSectionParams,
		status: 204,
		requests: 3,
	},
});
