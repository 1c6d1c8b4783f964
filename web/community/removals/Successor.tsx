import type { UserId } from "#shared/core/ids.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { removalsMessages } from "./removals.messages.ts";

type Props = {
	/** The coach who leaves. */
	id: UserId;
	/** Id of the successor; empty until one is chosen. */
	value: string;
	/** People to notify, save the successor. */
	toTell: number;
	error?: string;
	onChange: (value: string) => void;
};

/** Selects the approved coach who takes over classes and students. */
export default function Successor({ id, value, toTell, error, onChange }: Props) {
	const text = useText(removalsMessages);
	const names = useNames();
	const pages = usePages(coachesPages, { isIncluded: (coach) => coach.id !== id });
	if (pages.isLoadingError) return <LoadError onRetry={pages.refetch} />;
	return (
		<div className="stack">
			<SelectField
				label={text("removals.successor")}
				value={value}
				error={error}
				onChange={(change) => onChange(change.target.value)}
			>
				<Options
					of={pages.rows ?? []}
					word={(coach) => names(coach).full}
					none={text("removals.chooseSuccessor")}
				/>
			</SelectField>
			<ShowMore pages={pages} />
			<p className="small soft">{text("removals.toTell", { count: toTell })}</p>
		</div>
	);
}
