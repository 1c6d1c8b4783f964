import {
	isForeign,
	pictureSources,
	readPictureAddress,
} from "#shared/base/pictures/pictures.rules.ts";
import { type Belt, familyOf } from "#shared/base/ranks/belts.rules.ts";
import { langOf } from "#shared/core/texts/lang-of.ts";
import { portraitSources } from "#shared/people/users/users.rules.ts";
import { beltColour } from "../../base/ranks/Belt.tsx";
import { initialsOf, useNames } from "./names.ts";

type Person = Parameters<ReturnType<typeof useNames>>[0] & {
	profileImageUrl: string | null;
	currentBelt: Belt;
};

/** A person's picture or initials, with a ring in the belt's colour. */
export function Portrait({ person, size = 96 }: { person: Person; size?: number }) {
	const { first, last } = useNames()(person);
	const isArabic = langOf(first) === "ar";
	const style = {
		// A style sheet may scale the portraits of a narrow screen.
		inlineSize: `calc(${size} * var(--portrait, 1px))`,
		blockSize: `calc(${size} * var(--portrait, 1px))`,
		// Arabic letters are wider, so they are drawn smaller.
		fontSize: `calc(${size / (isArabic ? 3.75 : 3)} * var(--portrait, 1px))`,
		"--belt": beltColour[familyOf(person.currentBelt)],
	};
	const { profileImageUrl: src } = person;
	// A file that was just selected has a blob URL.
	if (src && (src.startsWith("blob:") || !isForeign(src))) {
		const stored = readPictureAddress(src);
		const sources = stored ? pictureSources(stored, "webp") : portraitSources(src);
		return (
			<img
				className="portrait"
				style={style}
				src={src}
				srcSet={sources?.map(({ address, width }) => `${address} ${width}w`).join(", ")}
				sizes={`${size}px`}
				alt=""
				width={size}
				height={size}
			/>
		);
	}
	const initials = initialsOf({ first, last });
	return (
		<span className="portrait" style={style} lang={langOf(initials)} aria-hidden="true">
			{initials}
		</span>
	);
}
