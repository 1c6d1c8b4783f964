/** Stand-ins of the final size and number, so that nothing jumps when the real things come. */
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
