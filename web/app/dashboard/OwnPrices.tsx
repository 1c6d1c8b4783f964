import { useQuery } from "@tanstack/react-query";
import { MembershipPrice } from "../../base/settings/prices/MembershipPrice.tsx";
import { MemberMonthlyPrice } from "../../base/settings/prices/MonthlyPrice.tsx";
import { publishedDojosQuery } from "../../people/dojos/dojos.queries.ts";

/** What training at the user's dojo and a membership cost. */
export default function OwnPrices({ dojoId }: { dojoId: number | null }) {
	const { data: dojos } = useQuery({ ...publishedDojosQuery, enabled: dojoId !== null });
	const fee = dojos?.find(({ id }) => id === dojoId)?.monthlyFee;
	return (
		<p className="small soft">
			{fee != null && <MemberMonthlyPrice fee={fee} />} <MembershipPrice />
		</p>
	);
}
