import type { BeltFamily } from "#shared/base/ranks/belts.rules.ts";

/** Colours of the drawn people and places of the demo federation, as on the start page. */
export const dark = "#2a2621";
export const gi = "#fffdfa";
export const red = "#c8202b";
export const skins = ["#f0c8a4", "#e2b184", "#c98f5f", "#a9714a", "#7d5036", "#eabf98"] as const;
export const hairColours = ["#1f1a17", "#2b211b", "#3a2a20", "#14110f"] as const;

export const beltColours: Record<BeltFamily, string> = {
	white: "#fffdfa",
	orange: "#e07b1f",
	blue: "#1f5fae",
	yellow: "#f2c418",
	green: "#2f8a45",
	brown: "#6f4325",
	black: "#1c1a17",
};
