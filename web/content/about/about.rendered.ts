import { defineRendered, prefilledList } from "../../core/defineRendered.ts";
import { officialsPages } from "../officials/officials.queries.ts";
import { aboutPages } from "./about.queries.ts";

export default defineRendered({
	about: ({ data }) => [
		...prefilledList(officialsPages, data.officials),
		...prefilledList(aboutPages, data.about),
	],
});
