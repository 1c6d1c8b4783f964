import type { ReactNode } from "react";

/** What a mailed link leads to: what it is about or what has come of it, and what to do. */
export function Told({ title, words, children }: { title: string; words: string; children: ReactNode }) {
	return (
		<div className="narrow card stack">
			<h1>{title}</h1>
			<p className="soft" role="status">
				{words}
			</p>
			{children}
		</div>
	);
}
