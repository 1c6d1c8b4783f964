import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../../core/language/messages.ts";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { personFeesQuery } from "../fees.queries.ts";
import { ChargesTable } from "./ChargesTable.tsx";
import { manageFeesMessages } from "./manageFees.messages.ts";

/** A person's charges and credit, for staff. */
export default function PersonFees({ id }: { id: UserId }) {
	const text = useText(manageFeesMessages);
	const { money } = useFeeWords();
	const { data, isError, refetch } = useQuery(personFeesQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={text("charges.loading")} />;
	const { charges, credit, person } = data;
	return (
		<div className="stack">
			{credit > 0 && (
				<p>
					<strong>{text("charges.credit", { amount: money(credit) })}</strong>
				</p>
			)}
			{charges.length === 0 && <Empty>{text("charges.nonePerson")}</Empty>}
			{charges.length > 0 && (
				<ChargesTable
					label={text("charges.list")}
					rows={charges.map((charge) => ({ ...charge, person }))}
					credit={credit}
					ofOne
				/>
			)}
		</div>
	);
}
