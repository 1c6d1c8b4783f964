/** Somebody kneels before the sun and waits: the start page's drawing, small, for empty lists. */
export const EmptyDrawing = () => (
	<svg className="empty-drawing" viewBox="0 0 160 96" aria-hidden="true" focusable="false">
		<circle cx="80" cy="48" r="36" fill="var(--sun)" fillOpacity="0.85" />
		<path d="M8 90h144" stroke="var(--floor-line)" strokeWidth="2" />
		<g
			transform="translate(80 90) scale(0.58)"
			stroke="var(--figure-line)"
			strokeWidth="3"
			strokeLinejoin="round"
			fill="var(--figure)"
		>
			<path d="M-52 0c0-16 12-26 26-28h52c14 2 26 12 26 28z" />
			<path d="M-28-26c-4-22-8-44-4-60 6-8 20-10 32-10s26 2 32 10c4 16 0 38-4 60-14 6-42 6-56 0z" />
			<path d="M-30-42c20 6 40 6 60 0l1 10c-20 6-42 6-62 0z" fill="var(--belt-black)" />
			<circle cx="0" cy="-112" r="17" fill="var(--hair)" stroke="none" />
		</g>
	</svg>
);
