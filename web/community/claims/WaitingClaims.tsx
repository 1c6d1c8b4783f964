import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { DecideGroup } from "../../ui/decide/DecideGroup.tsx";
import { claimsPages } from "./claims.queries.ts";
import { manageClaimMessages } from "./manageClaims.messages.ts";

/** Claims of records that wait for a decision. */
export default function WaitingClaims() {
	const text = useText(manageClaimMessages);
	const names = useNames();
	const { rows, more } = usePages(claimsPages);
	return (
		<DecideGroup
			id="claims"
			title={text("manageClaim.title")}
			to={paths.claims}
			rows={rows?.map(({ id, claimant, record, typedName, relation, createdAt }) => ({
				key: id,
				name: claimant ? names(claimant).full : text("manageClaim.claimant"),
				to: paths.claims,
				facts: [
					text(relation === "guardian" ? "manageClaim.guardianOf" : "manageClaim.isPerson"),
					record ? names(record).full : typedName,
				].join(" "),
				since: createdAt,
			}))}
			more={more}
		/>
	);
}
