import {
	type BeltFamily,
	familyOf,
	gradeOf,
	isDan,
	type Belt as Rank,
} from "#shared/base/ranks/belts.rules.ts";

/** Colours of the belts' cloth; the same in light and dark mode, as belts have fixed colours. */
export const beltColour = {
	white: "#f7f4ee",
	orange: "#e0701b",
	blue: "#2258a5",
	yellow: "#efc32f",
	green: "#2f7a43",
	brown: "#6b4226",
	black: "#1d1b1a",
} as const;

const gold = "#d9a92e";

// The higher kyu of a colour has a stripe; a dan has one gold stripe per grade.
const striped = new Set<Rank>(["orange-9", "blue-7", "yellow-5", "green-3", "brown-1"]);

export const stripesOf = (belt: Rank) =>
	isDan(belt) ? (gradeOf(belt) ?? 0) : striped.has(belt) ? 1 : 0;

export const stripeColour = (belt: Rank) => (isDan(belt) ? gold : beltColour.black);

/** How visible the light seams are: on black they make a belt of what would look like an empty bar. */
const seams: Partial<Record<BeltFamily, number>> = { white: 0, black: 0.45 };

/** A drawing of a belt with its rank's stripes. Decorative; put the rank's name beside it. */
export function Belt({ belt, width = 160 }: { belt: Rank; width?: number }) {
	const family = familyOf(belt);
	return (
		<svg
			width={width}
			height={width / 8}
			viewBox="0 0 160 20"
			aria-hidden="true"
			focusable="false"
			className="belt"
		>
			<rect
				x="0.75"
				y="0.75"
				width="158.5"
				height="18.5"
				rx="2"
				fill={family === "black" ? "var(--belt-black)" : beltColour[family]}
				stroke="var(--line-strong)"
			/>
			<path d="M2 6.5h156M2 13.5h156" stroke="#fff" strokeOpacity={seams[family] ?? 0.16} />
			<path d="M2 6.5h156M2 13.5h156" stroke="#000" strokeOpacity={family === "white" ? 0.1 : 0} />
			{Array.from({ length: stripesOf(belt) }, (_, position) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: stripes have no identity but their place.
					key={position}
					x={146 - position * 9}
					y="0.75"
					width="5"
					height="18.5"
					fill={stripeColour(belt)}
				/>
			))}
		</svg>
	);
}
