import type { Row } from "./row.ts";

type Figure = () => Promise<Row[]>;

/** The performance figures. Each is loaded when it is measured. */
export const figures: Record<string, () => Promise<{ measure: Figure }>> = {
	taps: () => import("./taps/taps.ts"),
	script: () => import("./browser/script.ts"),
	paint: () => import("./browser/paint.ts"),
	dashboards: () => import("./browser/dashboards.ts"),
	fonts: () => import("./browser/fonts.ts"),
	bundles: () => import("./bundles/bundles.ts"),
	starts: () => import("./bundles/starts.ts"),
	overhead: () => import("./workers/overhead.ts"),
	requests: () => import("./workers/requests.ts"),
	start: () => import("./start.ts"),
	standing: () => import("./bundles/standing.ts"),
	rush: () => import("./rush/rush.ts"),
	watchers: () => import("./watchers/watchers.ts"),
	units: () => import("./workers/units.ts"),
	model: () => import("./model.ts"),
	draw: () => import("./draw.ts"),
	grading: () => import("./grading.ts"),
	scale: () => {
		// The list of routes loads the code that reads these; its processes have settings of their own.
		Object.assign(process.env, { SITE_URL: "http://localhost:1", TABLE_NAME: "federation" });
		return import("./scale/scale.ts");
	},
	render: () => import("./browser/render.ts"),
};
