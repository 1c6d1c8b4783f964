import { recordRoutes } from "../../core/http/recordRoutes.ts";
import { routes } from "../../core/http/route.ts";
import {
	AboutSection,
	AboutSectionEdit,
	AboutSectionInput,
	AboutSectionParams,
	AboutSectionQuery,
} from "./about.schema.ts";

export const aboutRoutes = routes(
	recordRoutes("about", {
		access: "superAdmin",
		one: "a section about the federation",
		list: "Sections about the federation, in order, up to 30 to a page",
		create: "Add",
		params: AboutSectionParams,
		query: AboutSectionQuery,
		input: AboutSectionInput,
		edit: AboutSectionEdit,
		item: AboutSection,
	}),
);
