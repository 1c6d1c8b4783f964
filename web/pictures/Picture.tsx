import { isForeign, pictureSources, readPictureAddress } from "#shared/pictures/pictures.rules.ts";
import "./picture.css";

type Props = {
	/** Address of the picture; nothing is drawn where there is none. */
	src: string | null;
	/** What it shows; empty where the text beside it says so already. */
	alt: string;
	/** How wide it is drawn, as `sizes` of an image. */
	sizes: string;
	/** Seen at once when the page opens: not held back until it is scrolled to. */
	first?: boolean;
	className?: string;
	/** The address leads nowhere any more. */
	onGone?: () => void;
};

/** A picture of something that the federation writes about: as large as it is drawn, its place and colour known before. */
export function Picture({ src, alt, sizes, first, className, onGone }: Props) {
	// The page's policy keeps browsers from asking other sites.
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
