/**
 * Placeholders in the size and number of the content to load, so that the layout does not shift.
 */
export function Skeletons({
	count,
	className,
	as: Tag = "div",
}: {
	count: number;
	className: string;
	as?: "div" | "li";
}) {
	return Array.from({ length: count }, (_, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no identity but their place.
		<Tag key={place} className={`${className} skeleton`} />
	));
}
