import type { ReactNode } from "react";
import { NarrowPage } from "../ui/NarrowPage.tsx";

/** What a mailed link leads to: what it is about or what has come of it, and what to do. */
export function Told({ title, words, children }: { title: string; words: string; children: ReactNode }) {
	return (
		<NarrowPage title={title}>
			<p className="soft" role="status">
				{words}
			</p>
			{children}
		</NarrowPage>
	);
}
