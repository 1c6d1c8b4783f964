import encode from "qr";

const quiet = 4;

/** A QR code, drawn here: what it says goes to nobody. Dark on light in either theme, as readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const rows = encode(text, "raw", { border: 0 });
	const side = rows.length + 2 * quiet;
	const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])));
	return (
		<svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<rect width={side} height={side} fill="#fff" />
			<path d={dots.join("")} fill="#000" />
		</svg>
	);
}
