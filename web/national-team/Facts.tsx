import type { ReactNode } from "react";

/** What is known of an athlete: what it is called, and what it is. */
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
