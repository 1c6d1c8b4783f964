import type { ReactNode } from "react";
import { PageCard } from "../ui/PageCard.tsx";

/** What a mailed link leads to: what it is about or what has come of it, and what to do. */
export function Told({
	title,
	words,
	children,
}: {
	title: string;
	words: string;
	children: ReactNode;
}) {
	return (
		<PageCard title={title}>
			<p className="soft" role="status">
				{words}
			</p>
			{children}
		</PageCard>
	);
}
