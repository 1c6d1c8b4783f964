import { familyOf } from "#shared/belts/belts.rules.ts";
import type { AthleteCard } from "#shared/national-team/national-team.schema.ts";
import { beltColour } from "../belts/Belt.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Portrait } from "../users/Portrait.tsx";

/** First and last word of a name, of which a portrait without a photo makes initials. */
function endsOf(name: string) {
	const words = name.split(" ");
	return { first: words[0], last: words.length > 1 ? words[words.length - 1] : "" };
}

type Props = {
	athlete: AthleteCard;
	size: number /** Seen at once when the page opens. */;
	first?: boolean;
};

/** An athlete's photo, or their initials; ringed in the belt's colour. */
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
