import type { ReactNode } from "react";
import { PageCard } from "../../ui/PageCard.tsx";

/** The page behind an emailed link: its subject or result, and the next step. */
export function AuthMessage({
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
