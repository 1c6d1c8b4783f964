import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { membershipTarget } from "#shared/competition/online-payments/online-payments.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { owesFee } from "#shared/core/people.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { myFeesQuery } from "../../competition/fees/fees.queries.ts";
import { HowToPay } from "../../competition/fees/HowToPay.tsx";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { useFeeWords } from "../../people/memberships/useFeeWords.ts";
import { myClassesQuery } from "../../training/training-classes/training-classes.queries.ts";
import { Button } from "../../ui/Button.tsx";
import { stepsMessages } from "./steps.messages.ts";

/** Leads to paying the membership fee, with its amount if the federation states one. */
function MembershipStep({ userId }: { userId: UserId }) {
	const text = useText(stepsMessages);
	const { money } = useFeeWords();
	const { data } = useQuery(myFeesQuery);
	const amount = data?.people.find(({ person }) => person.id === userId)?.membership?.amount;
	return (
		<>
			{amount ? (
				<Link to={`${paths.fees}?pay=${membershipTarget(userId)}`}>
					{text("steps.fee", { amount: money(amount) })}
				</Link>
			) : (
				<strong>{text("steps.feeUnknown")}</strong>
			)}
			<p className="small soft">{amount ? <HowToPay /> : data && text("steps.askMembership")}</p>
		</>
	);
}

type Props = { user: CurrentUser; onEdit: () => void };

/** What a new member does first; a step that is done is no longer listed. */
export default function FirstSteps({ user, onEdit }: Props) {
	const text = useText(stepsMessages);
	const { data: classes } = useQuery(myClassesQuery);
	const lacksProfile = !user.dateOfBirth || !user.gender || !user.phoneNumber;
	if (!classes) return null;
	return (
		<section className="card stack" aria-labelledby="first-steps">
			<h2 id="first-steps">{text("steps.title")}</h2>
			<ol className="first-steps">
				{lacksProfile && (
					<li>
						<Button kind="link" opens onClick={onEdit}>
							{text("steps.profile")}
						</Button>
						<p className="small soft">{text("steps.profileText")}</p>
					</li>
				)}
				{!user.profileImageUrl && (
					<li>
						<Button kind="link" opens onClick={onEdit}>
							{text("steps.photo")}
						</Button>
					</li>
				)}
				{classes.length === 0 && (
					<li>
						<Link to={paths.classes}>{text("steps.class")}</Link>
					</li>
				)}
				{owesFee(user.membershipFeeStatus) && (
					<li>
						<MembershipStep userId={user.id} />
					</li>
				)}
				<li>
					<Link to={paths.claim}>{text("steps.claim")}</Link>
					<p className="small soft">{text("steps.claimText")}</p>
				</li>
			</ol>
		</section>
	);
}
