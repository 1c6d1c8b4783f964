/** The federation's logo: a belt tied into a ring, its two ends hanging from the knot. */
export function Mark({ size = 40 }: { size?: number }) {
	return (
		<svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
			<circle cx="24" cy="21" r="15.5" fill="none" stroke="currentColor" strokeWidth="5" />
			<path d="M21 35 13.5 46h6.6L26 37.5z" fill="var(--red)" />
			<path d="M27 35l7.5 11h-6.6L22 37.5z" fill="var(--red)" />
			<path d="M17.5 32.5 24 29.6l6.5 2.9v5L24 40.4l-6.5-2.9z" fill="var(--red)" />
			<path d="M17.5 35h13" stroke="var(--on-red)" strokeWidth="1.4" />
		</svg>
	);
}
