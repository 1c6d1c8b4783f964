import type { ReactNode } from "react";

/** Labelled facts about an athlete. */
export const Facts = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
	<dl className="athlete-facts">
		{facts.map(([label, value]) => (
			<div key={label}>
				<dt className="small soft">{label}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);
