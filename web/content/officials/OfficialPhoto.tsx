import type { Official } from "#shared/content/officials/officials.schema.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { usePick } from "../../core/language/messages.ts";
import "./official-photo.css";

const honorific = /^(Shihan|Sensei|Senpai|Sempai|Dr|Eng|شيهان|سنسي|سينسي|سمباي|د|م)\.?$/i;

/**
 * Initials of the first and last name. Titles and the Arabic article are skipped, because they
 * don't distinguish names.
 */
function initialsOf(name: string): string {
	const names = name.split(/\s+/).filter((word) => !honorific.test(word));
	const words = names.map((word) => word.replace(/^(Al-|El-|ال)/i, ""));
	const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
	// A thin space keeps Arabic initials from joining into a word.
	return ends.map((word) => [...word][0] ?? "").join("\u2009");
}

/** An official's photo or initials. Decorative; the name is beside it. */
export function OfficialPhoto({ official, size }: { official: Official; size: "small" | "large" }) {
	const pick = usePick();
	const className = `official-photo ${size}`;
	if (official.photoUrl) {
		return (
			<Picture
				className={className}
				src={official.photoUrl}
				alt=""
				sizes={size === "small" ? "3rem" : "9rem"}
			/>
		);
	}
	return (
		<span className={`${className} initials`} aria-hidden="true">
			{initialsOf(pick(official, "name"))}
		</span>
	);
}
