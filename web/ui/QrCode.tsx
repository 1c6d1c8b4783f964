import encode from "qr";
import "./qr.css";

/** Width of the light border in modules, as ISO/IEC 18004 requires. */
const quiet = 4;

/**
 * A QR code drawn in the browser, so that its content is sent nowhere. Dark on light in both
 * themes, because scanners expect it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
	const rows = encode(text, "raw", { border: quiet });
	const side = rows.length;
	const dots = rows.flatMap((row, y) =>
		row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
	);
	return (
		<svg
			className="qr"
			viewBox={`0 0 ${side} ${side}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect width={side} height={side} fill="#fff" />
			<path d={dots.join("")} fill="#000" />
		</svg>
	);
}
