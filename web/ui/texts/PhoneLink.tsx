import { phoneLink } from "#shared/core/fields/phone.ts";

type Props = {
	phone: string;
	/** How the number is shown; by default as it is stored. */
	shown?: string;
	"aria-label"?: string;
};

/** A phone number that a press dials; plain text if it is one that nobody can dial. */
export function PhoneLink({ phone, shown = phone, ...rest }: Props) {
	const href = phoneLink(phone);
	return href ? (
		<a href={href} dir="ltr" {...rest}>
			{shown}
		</a>
	) : (
		<bdi dir="ltr">{shown}</bdi>
	);
}
