import { useQuery } from "@tanstack/react-query";
import { MembershipPrice } from "../../base/settings/prices/MembershipPrice.tsx";
import { MonthlyPrice } from "../../base/settings/prices/MonthlyPrice.tsx";
import { monthlyFeesQuery } from "./dojos.queries.ts";

/** What training and a membership cost in the federation. */
export function Prices() {
	const { data: fees } = useQuery(monthlyFeesQuery);
	return (
		<div>
			<p>{fees && <MonthlyPrice fees={fees} />}</p>
			<p>
				<MembershipPrice />
			</p>
		</div>
	);
}
