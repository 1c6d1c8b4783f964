import { aboutRoutes } from "#shared/content/about/about.routes.ts";
import { defineKind } from "../../base/records/kind/defineKind.ts";
import { client } from "../../core/calls/client.ts";

export const sectionKind = defineKind("aboutSection", client(aboutRoutes), {
	key: "about",
	word: "section",
	draft: "about",
});
