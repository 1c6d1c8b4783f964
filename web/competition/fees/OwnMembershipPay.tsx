import { membershipTarget } from "#shared/competition/online-payments/online-payments.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { PayOnlineLink } from "../online-payments/PayOnlineLink.tsx";
import { HowToPay } from "./HowToPay.tsx";

/** Where the membership fee of the user can be paid, with the way to pay it online. */
export default function OwnMembershipPay({ userId }: { userId: UserId }) {
	return (
		<>
			<p>
				<HowToPay />
			</p>
			<p>
				<PayOnlineLink targets={[membershipTarget(userId)]} />
			</p>
		</>
	);
}
