import { beltColour } from "../../base/ranks/Belt.tsx";

type Place = { x: number; y: number; size: number; belt: keyof typeof beltColour };

// Small figures in the back row, large ones in front; belt colours from white to black.
const row: Place[] = [
	{ x: 196, y: 262, size: 0.62, belt: "white" },
	{ x: 292, y: 262, size: 0.62, belt: "orange" },
	{ x: 384, y: 262, size: 0.62, belt: "blue" },
	{ x: 576, y: 262, size: 0.62, belt: "yellow" },
	{ x: 668, y: 262, size: 0.62, belt: "green" },
	{ x: 764, y: 262, size: 0.62, belt: "brown" },
	{ x: 480, y: 340, size: 1.2, belt: "black" },
];

/** A person kneeling in seiza, seen from behind. */
function Kneeling({ x, y, size, belt }: Place) {
	return (
		<g
			transform={`translate(${x} ${y}) scale(${size})`}
			stroke="var(--figure-line)"
			strokeWidth="2"
			strokeLinejoin="round"
		>
			<path d="M-52 0c0-16 12-26 26-28h52c14 2 26 12 26 28z" fill="var(--figure)" />
			<path
				d="M-28-26c-4-22-8-44-4-60 6-8 20-10 32-10s26 2 32 10c4 16 0 38-4 60-14 6-42 6-56 0z"
				fill="var(--figure)"
			/>
			<path
				d="M-32-84c-10 8-16 26-18 44-1 10 4 16 10 18M32-84c10 8 16 26 18 44 1 10-4 16-10 18"
				fill="none"
			/>
			<path d="M-30-42c20 6 40 6 60 0l1 10c-20 6-42 6-62 0z" fill={beltColour[belt]} />
			<path d="M-4-36-10-14h7l4-20zM4-36l6 22H3l-4-20z" fill={beltColour[belt]} />
			<path d="M0-96v30" fill="none" strokeOpacity="0.35" />
			<circle cx="0" cy="-112" r="17" fill="var(--hair)" stroke="none" />
		</g>
	);
}

/** The Kuwait Towers in the distance. */
function Towers() {
	return (
		<g fill="var(--tower)">
			<path d="M786 232 796 70l10 162z" />
			<circle cx="796" cy="150" r="17" />
			<circle cx="796" cy="112" r="9" />
			<path d="M836 232l8-122 8 122z" />
			<circle cx="844" cy="172" r="13" />
			<path d="M882 232l6-138 6 138z" />
		</g>
	);
}

/**
 * Drawing of a dojo at dawn: a row of people before the sun. Made for this site; follows light and
 * dark mode.
 */
export function Hero() {
	return (
		<svg
			className="hero-drawing"
			viewBox="0 0 960 380"
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
		>
			<Towers />
			<circle cx="480" cy="196" r="116" fill="var(--sun)" />
			<rect y="232" width="960" height="148" fill="var(--floor)" />
			<path
				d="M0 232h960M0 262h960M0 306h960M480 232v148M220 232 60 380M740 232l160 148M0 300 130 232M960 300l-130-68"
				stroke="var(--floor-line)"
				strokeWidth="2"
				fill="none"
			/>
			{row.map((place) => (
				<Kneeling key={place.belt} {...place} />
			))}
		</svg>
	);
}
