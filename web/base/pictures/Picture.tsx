import {
	isForeign,
	pictureSources,
	readPictureAddress,
} from "#shared/base/pictures/pictures.rules.ts";
import "./picture.css";

type Props = {
	/** Address of the picture; renders nothing if null. */
	src: string | null;
	/** Alternative text; empty if adjacent text already says it. */
	alt: string;
	/** Displayed width, as in the `sizes` attribute of an image. */
	sizes: string;
	/** Visible when the page opens, so it is not loaded lazily. */
	first?: boolean;
	className?: string;
	/** Called when the picture no longer exists at its address. */
	onMissing?: () => void;
};

/**
 * An editorial picture in the size it is displayed at, with space and colour reserved while it
 * loads.
 */
export function Picture({ src, alt, sizes, first, className, onMissing }: Props) {
	// The page's Content Security Policy blocks images of other sites.
	if (!src || isForeign(src)) return null;
	const loading = {
		loading: first ? "eager" : "lazy",
		fetchPriority: first ? "high" : undefined,
	} as const;
	const plain = { className, onError: onMissing, ...loading };
	const stored = readPictureAddress(src);
	if (!stored) return <img {...plain} src={src} alt={alt} />;
	const sources = (format: "avif" | "webp") =>
		pictureSources(stored, format)
			.map(({ address, width }) => `${address} ${width}w`)
			.join(", ");
	return (
		<picture className="picture">
			<source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
			<img
				{...plain}
				alt={alt}
				srcSet={sources("webp")}
				sizes={sizes}
				src={src.replace(/#.*/, "")}
				width={stored.width}
				height={stored.height}
				style={stored.colour ? { backgroundColor: `#${stored.colour}` } : undefined}
			/>
		</picture>
	);
}
