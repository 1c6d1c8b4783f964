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
};

/** A picture of something that the federation writes about. */
export function Picture({ src, alt, sizes, first, className }: Props) {
	if (!src) return null;
	return <img className={className} src={src} alt={alt} sizes={sizes} loading={first ? "eager" : "lazy"} />;
}
