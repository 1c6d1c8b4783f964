import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { PayOnlineLink } from "./PayOnlineLink.tsx";

type Props = { entries: readonly Pick<Registration, "id" | "fee">[] };

/**
 * Leads to paying online what is still open for registrations, whose sentences say until when;
 * nothing if all is paid.
 */
export default function OwedFees({ entries }: Props) {
	const owed = entries.filter(({ fee }) => fee && openAmount(fee) > 0);
	if (owed.length === 0) return null;
	const open = owed.reduce((sum, { fee }) => sum + (fee ? openAmount(fee) : 0), 0);
	return <PayOnlineLink amount={open} targets={owed.map(({ id }) => `registration-${id}`)} />;
}
