import { phoneLink, spokenPhone } from "#shared/core/fields/phone.ts";

type Props = {
	phone: string;
	/** How the number is shown; by default in groups. */
	label?: string;
	"aria-label"?: string;
};

/** A phone number that a press dials; plain text if it is one that nobody can dial. */
export function PhoneLink({ phone, label = spokenPhone(phone), ...rest }: Props) {
	const href = phoneLink(phone);
	return href ? (
		<a href={href} dir="ltr" {...rest}>
			{label}
		</a>
	) : (
		<bdi dir="ltr">{label}</bdi>
	);
}
