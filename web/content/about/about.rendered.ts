import { defineRendered, prefilledList } from "../../core/defineRendered.ts";
import { officialKind } from "../officials/officials.queries.ts";
import { sectionKind } from "./about.queries.ts";

export default defineRendered({
	about: ({ data }) => [
		...prefilledList(officialKind.pages, data.officials),
		...prefilledList(sectionKind.pages, data.about),
	],
});
