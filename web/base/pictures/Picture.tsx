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
	onGone?: () => void;
};

/**
 * An editorial picture in the size it is displayed at, with space and colour reserved while it
 * loads.
 */
export function Picture({ src, alt, sizes, first, className, onGone }: Props) {
	// The page's Content Security Policy blocks images of other sites.
	if (!src || isForeign(src)) return null;
	const loading = {
		loading: first ? "eager" : "lazy",
		fetchPriority: first ? "high" : undefined,
	} as const;
	const plain = { className, onError: onGone, ...loading };
	const kept = readPictureAddress(src);
	if (!kept) return <img {...plain} src={src} alt={alt} />;
	const sources = (format: "avif" | "webp") =>
		pictureSources(kept, format)
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
				width={kept.width}
				height={kept.height}
				style={kept.colour ? { backgroundColor: `#${kept.colour}` } : undefined}
			/>
		</picture>
	);
}
