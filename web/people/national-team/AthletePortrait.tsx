import { familyOf } from "#shared/base/ranks/belts.rules.ts";
import type { AthleteCard } from "#shared/people/national-team/national-team.schema.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { beltColour } from "../../base/ranks/Belt.tsx";
import { Portrait } from "../users/Portrait.tsx";

/** The first and last word of a name, for the initials shown without a photo. */
function endsOf(name: string) {
	const words = name.split(" ");
	return { first: words[0], last: words.length > 1 ? words[words.length - 1] : "" };
}

type Props = {
	athlete: AthleteCard;
	size: number;
	/** Visible when the page opens, so it loads without delay. */
	first?: boolean;
};

/** An athlete's photo or initials, with a ring in the belt's colour. */
export function AthletePortrait({ athlete, size, first }: Props) {
	const { photoUrl, currentBelt, nameEn, nameAr } = athlete;
	if (photoUrl) {
		const style = {
			inlineSize: size,
			blockSize: size,
			"--belt": beltColour[familyOf(currentBelt)],
		};
		return (
			<span className="portrait" style={style}>
				<Picture
					className="athlete-photo"
					src={photoUrl}
					alt=""
					sizes={`${size}px`}
					first={first}
				/>
			</span>
		);
	}
	const [latin, arabic] = [endsOf(nameEn), nameAr ? endsOf(nameAr) : null];
	const person = {
		firstName: latin.first,
		lastName: latin.last,
		currentBelt,
		profileImageUrl: null,
		...(arabic?.last && { firstNameAr: arabic.first, lastNameAr: arabic.last }),
	};
	return <Portrait person={person} size={size} />;
}
