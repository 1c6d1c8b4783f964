import { Fragment } from "react";
import { langOf } from "#shared/core/texts/lang-of.ts";
import { splitRuns, targetOf } from "#shared/core/texts/runs.ts";

type Props = {
	children: string;
	/** Whether addresses and telephone numbers become links. Not inside a link or a button. */
	linked?: boolean;
};

/**
 * A text in which telephone numbers, addresses and codes read from left to right, in Arabic too.
 */
export function Runs({ children, linked }: Props) {
	const isArabic = langOf(children) === "ar";
	if (!linked && !isArabic) return children;
	return splitRuns(children).map((run, position) => {
		const target = linked ? targetOf(run) : null;
		// biome-ignore-start lint/suspicious/noArrayIndexKey: parts have no other identity
		if (target) {
			return (
				<a key={position} href={target} dir="ltr">
					{run.text}
				</a>
			);
		}
		if (run.kind === "text" || !isArabic) return <Fragment key={position}>{run.text}</Fragment>;
		return (
			<bdi key={position} dir="ltr">
				{run.text}
			</bdi>
		);
		// biome-ignore-end lint/suspicious/noArrayIndexKey: parts have no other identity
	});
}
